import UIKit

// A library of short names for anchors: `box.edges(to: panel, insets: .uniform(8))`.

public typealias LayoutPriority = UILayoutPriority
public typealias Constraints = [NSLayoutConstraint]

public enum SizeRelation: Int {
  case equal = 0
  case equalOrLess = -1
  case equalOrGreater = 1
}

/// Views and guides, by the anchors that both have.
@MainActor public protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }

  @discardableResult func prepareForLayout() -> Self
}

extension UIView: Constrainable {
  @discardableResult public func prepareForLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension UILayoutGuide: Constrainable {
  @discardableResult public func prepareForLayout() -> Self { self }
}

extension NSLayoutConstraint {
  func with(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  func set(_ isActive: Bool) -> Self {
    self.isActive = isActive
    return self
  }
}

extension Collection where Element == NSLayoutConstraint {
  @MainActor public func activate() {
    if let constraints = self as? Constraints { NSLayoutConstraint.activate(constraints) }
  }

  @MainActor public func deactivate() {
    if let constraints = self as? Constraints { NSLayoutConstraint.deactivate(constraints) }
  }
}

extension Constrainable {
  @discardableResult
  public func edges(
    to other: any Constrainable, insets: UIEdgeInsets = .zero,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    prepareForLayout()
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).with(priority),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left).with(priority),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom).with(priority),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right)
        .with(priority),
    ]
    if isActive { constraints.activate() }
    return constraints
  }

  @discardableResult
  public func origin(to other: any Constrainable, insets: CGVector = .zero) -> Constraints {
    prepareForLayout()
    let constraints = [
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.dx),
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.dy),
    ]
    constraints.activate()
    return constraints
  }

  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat, relation: SizeRelation = .equal
  ) -> NSLayoutConstraint {
    prepareForLayout()
    switch relation {
    case .equal: return widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio).set(true)
    case .equalOrLess:
      return widthAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: ratio).set(true)
    case .equalOrGreater:
      return widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor, multiplier: ratio).set(true)
    }
  }

  @discardableResult
  public func width(
    _ relation: SizeRelation = .equal, to other: any Constrainable,
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    prepareForLayout()
    let dimension = dimension ?? other.widthAnchor
    let make: (NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint
    switch relation {
    case .equal: make = widthAnchor.constraint(equalTo:multiplier:constant:)
    case .equalOrLess: make = widthAnchor.constraint(lessThanOrEqualTo:multiplier:constant:)
    case .equalOrGreater: make = widthAnchor.constraint(greaterThanOrEqualTo:multiplier:constant:)
    }
    return make(dimension, multiplier, offset).set(true)
  }
}

extension UIEdgeInsets {
  public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
    .init(top: value, left: value, bottom: value, right: value)
  }

  public static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
    .init(top: 0, left: value, bottom: 0, right: value)
  }

  public static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    .init(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}

/// A picture beside a text, made with the helpers.
final class HelperCardView: UIView {
  let picture = UIView()
  let caption = UIView()
  let badge = UIView()
  let safeZone = UILayoutGuide()
  private(set) var wide: Constraints = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    [picture, caption, badge].forEach(addSubview)
    addLayoutGuide(safeZone)
    safeZone.edges(to: layoutMarginsGuide, insets: .uniform(4) + .horizontal(2))
    picture.origin(to: safeZone, insets: CGVector(dx: 1, dy: 2))
    picture.aspectRatio(16 / 9)
    picture.width(to: self, multiplier: 0.5, offset: -8).identifier = "picture"
    caption.edges(to: safeZone, priority: .defaultLow)
    caption.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8).isActive = true
    badge.origin(to: picture)
    badge.aspectRatio(1, relation: .equalOrGreater)
    badge.width(.equalOrLess, to: picture, picture.heightAnchor, multiplier: 0.25)
    badge.heightAnchor.constraint(equalToConstant: 12).isActive = true
    wide = caption.edges(to: self, isActive: false)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
