import UIKit

extension NSLayoutAnchor where AnchorType == NSLayoutXAxisAnchor {
  /// Keeps a distance from another anchor, on the right of it.
  @discardableResult
  func follow(
    _ other: NSLayoutAnchor<NSLayoutXAxisAnchor>, by distance: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = constraint(equalTo: other, constant: distance)
    constraint.isActive = true
    return constraint
  }
}

extension NSLayoutAnchor where AnchorType == NSLayoutYAxisAnchor {
  @discardableResult
  func follow(
    _ other: NSLayoutAnchor<NSLayoutYAxisAnchor>, by distance: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = constraint(equalTo: other, constant: distance)
    constraint.isActive = true
    return constraint
  }
}

extension NSLayoutDimension {
  @discardableResult
  func set(
    to constant: CGFloat, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = self.constraint(equalToConstant: constant)
    constraint.priority = priority
    constraint.isActive = true
    return constraint
  }

  func ratio(_ ratio: CGFloat, of other: NSLayoutDimension) -> NSLayoutConstraint {
    let result = constraint(equalTo: other, multiplier: ratio)
    defer { result.isActive = true }
    return result
  }
}

/// How two anchors compare, whichever axis they are of.
enum AnchorRelation {
  case equal, atLeast, atMost

  @MainActor
  func constraint<Axis>(
    _ first: NSLayoutAnchor<Axis>, _ second: NSLayoutAnchor<Axis>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch self {
    case .equal: first.constraint(equalTo: second, constant: constant)
    case .atLeast: first.constraint(greaterThanOrEqualTo: second, constant: constant)
    case .atMost: first.constraint(lessThanOrEqualTo: second, constant: constant)
    }
  }
}

/// Something with edges: a view, or a guide.
@MainActor protocol Anchorable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: Anchorable {}
extension UILayoutGuide: Anchorable {}

extension Anchorable {
  /// Constraints between the edges that closures or key paths name.
  func anchor<Axis>(
    _ edges: [(any Anchorable) -> NSLayoutAnchor<Axis>], to other: any Anchorable,
    relation: AnchorRelation = .equal, constant: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    edges.map { relation.constraint($0(self), $0(other), constant) }
  }
}

/// A label under a picture, by the helpers above.
final class ThumbnailView: UIView {
  let picture = UIView()
  let caption = UILabel()
  let frameGuide = UILayoutGuide()
  private(set) var ratio: NSLayoutConstraint?

  init(caption text: String) {
    super.init(frame: .zero)
    caption.text = text
    for view in [picture, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addLayoutGuide(frameGuide)
    picture.topAnchor.follow(topAnchor)
    picture.leadingAnchor.follow(leadingAnchor, by: 4)
    picture.trailingAnchor.follow(trailingAnchor, by: -4)
    ratio = picture.heightAnchor.ratio(0.5, of: picture.widthAnchor)
    caption.topAnchor.follow(picture.bottomAnchor, by: 8)
    caption.centerXAnchor.follow(picture.centerXAnchor)
    bottomAnchor.follow(caption.bottomAnchor, by: 4)
    NSLayoutConstraint.activate([
      AnchorRelation.atLeast.constraint(caption.leadingAnchor, leadingAnchor, 0),
      AnchorRelation.atMost.constraint(caption.trailingAnchor, trailingAnchor, 0),
    ])
    NSLayoutConstraint.activate(
      frameGuide.anchor([{ $0.topAnchor }, { $0.bottomAnchor }], to: self, constant: 2)
        + frameGuide.anchor([{ $0.leadingAnchor }, { $0.trailingAnchor }], to: self))
    widthAnchor.set(to: 100, priority: .defaultLow)
  }

  required init?(coder: NSCoder) { fatalError() }
}
