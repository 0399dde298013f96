import UIKit

// Extensions that pin views by items and attributes, with a priority for all that a block makes.

public enum ViewEdge: Int {
  case left
  case right
  case top
  case bottom
  case leading
  case trailing

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return .leading
    case .trailing: return .trailing
    }
  }

  var isFar: Bool { [.right, .bottom, .trailing].contains(self) }
}

@MainActor private var blockPriorities: [UILayoutPriority] = []

extension UIView {
  class func forAutoLayout() -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  static func withPriority(_ priority: UILayoutPriority, _ block: () -> Void) {
    blockPriorities.append(priority)
    block()
    blockPriorities.removeLast()
  }

  private func install(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    if let priority = blockPriorities.last { constraint.priority = priority }
    constraint.isActive = true
    return constraint
  }

  @discardableResult
  func pin(
    toSuperviewEdge edge: ViewEdge, inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    guard let superview = superview else {
      preconditionFailure("the view needs a superview first")
    }
    let sign: CGFloat = edge.isFar ? -1 : 1
    let turned = NSLayoutConstraint.Relation(rawValue: Int(sign) * relation.rawValue) ?? .equal
    return install(
      NSLayoutConstraint(
        item: self, attribute: edge.attribute, relatedBy: turned, toItem: superview,
        attribute: edge.attribute, multiplier: 1, constant: sign * inset))
  }

  @discardableResult
  func pinToSuperviewEdges(
    _ insets: UIEdgeInsets = .zero, except edge: ViewEdge? = nil
  ) -> [NSLayoutConstraint] {
    let all: [(ViewEdge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom),
      (.trailing, insets.right),
    ]
    return all.filter { $0.0 != edge }.map { pin(toSuperviewEdge: $0.0, inset: $0.1) }
  }

  @discardableResult
  func pin(
    _ edge: ViewEdge, to other: ViewEdge, of view: UIView, offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    return install(
      NSLayoutConstraint(
        item: self, attribute: edge.attribute, relatedBy: .equal, toItem: view,
        attribute: other.attribute, multiplier: 1, constant: offset))
  }

  func commonSuperview(with other: UIView) -> UIView? {
    var start: UIView? = self
    while let view = start, !other.isDescendant(of: view) { start = view.superview }
    return start
  }
}

extension NSArray {
  @MainActor @discardableResult
  func matchWidths() -> [NSLayoutConstraint] {
    var previous: UIView?
    var result: [NSLayoutConstraint] = []
    for case let view as UIView in self {
      view.translatesAutoresizingMaskIntoConstraints = false
      if let previous = previous {
        let constraint = view.widthAnchor.constraint(equalTo: previous.widthAnchor)
        constraint.isActive = true
        result.append(constraint)
      }
      previous = view
    }
    return result
  }
}

extension Array where Element: UIView {
  @MainActor func distributeHorizontally(spacing: CGFloat) {
    guard let container = first?.superview else { return }
    var last: UIView?
    for view in self {
      view.translatesAutoresizingMaskIntoConstraints = false
      let edge = last?.trailingAnchor ?? container.leadingAnchor
      view.leadingAnchor.constraint(equalTo: edge, constant: spacing).isActive = true
      last = view
    }
    last?.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -spacing)
      .isActive = true
    (self as NSArray).matchWidths()
  }
}

/// A view that sets its constraints up when it is first asked to update them.
class PinnedHeaderView: UIView {
  let mark = UIView.forAutoLayout()
  let titleLabel = UILabel()
  let columns = [UIView(), UIView(), UIView()]
  private var didSetUpConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(mark)
    addSubview(titleLabel)
    columns.forEach { addSubview($0) }
    setNeedsUpdateConstraints()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if !didSetUpConstraints {
      mark.pinToSuperviewEdges(.init(top: 8, left: 8, bottom: 28, right: 8), except: .trailing)
      mark.widthAnchor.constraint(equalToConstant: 40).isActive = true
      titleLabel.pin(.leading, to: .trailing, of: mark, offset: 8)
      titleLabel.pin(.top, to: .top, of: mark)
      UIView.withPriority(.defaultHigh) {
        titleLabel.pin(toSuperviewEdge: .trailing, inset: 8, relation: .greaterThanOrEqual)
      }
      columns.distributeHorizontally(spacing: 4)
      columns.forEach { $0.pin(.top, to: .bottom, of: mark, offset: 8) }
      columns.forEach { $0.pin(toSuperviewEdge: .bottom, inset: 4) }
      didSetUpConstraints = true
    }
    super.updateConstraints()
  }
}
