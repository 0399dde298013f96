#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  #error("these tests have no AppKit")
#endif

// A library that keeps what it makes with the view, to change or take away later:
// `box.stored.update { $0.height.equalTo(60) }`.

/// What may be a priority.
public protocol PriorityTarget {
  var priorityValue: Float { get }
}

extension Int: PriorityTarget {
  public var priorityValue: Float { Float(self) }
}

extension UILayoutPriority: PriorityTarget {
  public var priorityValue: Float { rawValue }
}

/// What an attribute may be compared with.
public protocol RelatableTarget {}

extension Int: RelatableTarget {}
extension CGFloat: RelatableTarget {}
extension CGSize: RelatableTarget {}
extension UIView: RelatableTarget {}
extension UILayoutGuide: RelatableTarget {}

/// A constraint that knows a label and whose it is.
public final class StoredConstraint: NSLayoutConstraint {
  weak var owner: AnyObject?
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

@MainActor public final class StoredDescription {
  let item: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var target: AnyObject?
  private var constant: Any = CGFloat(0)
  private var multiplier: CGFloat = 1
  private var priority: Float = 1000
  private var label: String?

  init(item: AnyObject, attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  private func relate(
    _ other: any RelatableTarget, _ relation: NSLayoutConstraint.Relation
  ) -> Self {
    self.relation = relation
    switch other {
    case let view as UIView: target = view
    case let guide as UILayoutGuide: target = guide
    default: constant = other
    }
    return self
  }

  @discardableResult func equalTo(_ other: any RelatableTarget) -> Self { relate(other, .equal) }

  @discardableResult func lessThanOrEqualTo(_ other: any RelatableTarget) -> Self {
    relate(other, .lessThanOrEqual)
  }

  @discardableResult func greaterThanOrEqualTo(_ other: any RelatableTarget) -> Self {
    relate(other, .greaterThanOrEqual)
  }

  @discardableResult func equalToSuperview(_ file: StaticString = #file, _ line: UInt = #line)
    -> Self
  {
    guard let superview = (item as? UIView)?.superview else {
      fatalError("expected a superview", file: file, line: line)
    }
    return relate(superview, .equal)
  }

  @discardableResult func offset(_ amount: CGFloat) -> Self {
    constant = amount
    return self
  }

  @discardableResult func inset(_ amount: CGFloat) -> Self {
    constant = UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
    return self
  }

  @discardableResult func multipliedBy(_ amount: CGFloat) -> Self {
    multiplier = amount
    return self
  }

  @discardableResult func priority(_ amount: any PriorityTarget) -> Self {
    priority = amount.priorityValue
    return self
  }

  @discardableResult func labeled(_ label: String) -> Self {
    self.label = label
    return self
  }

  private func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch constant {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as CGSize: return attribute == .width ? value.width : value.height
    case let value as UIEdgeInsets:
      switch attribute {
      case .left, .leading, .leftMargin, .leadingMargin, .centerX, .centerXWithinMargins:
        return value.left
      case .top, .topMargin, .firstBaseline, .centerY, .centerYWithinMargins: return value.top
      case .right, .trailing, .rightMargin, .trailingMargin: return -value.right
      case .bottom, .bottomMargin, .lastBaseline: return -value.bottom
      case .width: return -(value.left + value.right)
      case .height: return -(value.top + value.bottom)
      case .notAnAttribute: return 0
      @unknown default: return 0
      }
    default: return 0
    }
  }

  var constraints: [StoredConstraint] {
    attributes.map { attribute in
      let constraint = StoredConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: target,
        attribute: target == nil ? .notAnAttribute : attribute, multiplier: multiplier,
        constant: constant(for: attribute))
      constraint.priority = UILayoutPriority(rawValue: priority)
      constraint.label = label
      constraint.owner = item
      return constraint
    }
  }
}

@MainActor public final class StoredMaker {
  private let item: AnyObject
  var descriptions: [StoredDescription] = []

  init(item: AnyObject) { self.item = item }

  private func start(_ attributes: NSLayoutConstraint.Attribute...) -> StoredDescription {
    descriptions.append(StoredDescription(item: item, attributes: attributes))
    return descriptions[descriptions.count - 1]
  }

  var top: StoredDescription { start(.top) }
  var leading: StoredDescription { start(.leading) }
  var trailing: StoredDescription { start(.trailing) }
  var bottom: StoredDescription { start(.bottom) }
  var width: StoredDescription { start(.width) }
  var height: StoredDescription { start(.height) }
  var size: StoredDescription { start(.width, .height) }
  var edges: StoredDescription { start(.left, .top, .right, .bottom) }
  var center: StoredDescription { start(.centerX, .centerY) }
}

@MainActor private var constraintsKey: UInt8 = 0

@MainActor public struct StoredLayout {
  let item: AnyObject

  private var constraintSet: NSMutableSet {
    if let set = objc_getAssociatedObject(item, &constraintsKey) as? NSMutableSet { return set }
    let set = NSMutableSet()
    objc_setAssociatedObject(item, &constraintsKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return set
  }

  private var all: [StoredConstraint] {
    constraintSet.allObjects.compactMap { $0 as? StoredConstraint }
  }

  @discardableResult func make(_ closure: (_ make: StoredMaker) -> Void) -> [StoredConstraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = StoredMaker(item: item)
    closure(maker)
    let constraints = maker.descriptions.flatMap { $0.constraints }
    NSLayoutConstraint.activate(constraints)
    constraints.forEach { constraintSet.add($0) }
    return constraints
  }

  func remake(_ closure: (_ make: StoredMaker) -> Void) {
    remove()
    make(closure)
  }

  func update(_ closure: (_ make: StoredMaker) -> Void) {
    let maker = StoredMaker(item: item)
    closure(maker)
    for new in maker.descriptions.flatMap({ $0.constraints }) {
      let match = all.first {
        $0.firstItem === new.firstItem && $0.secondItem === new.secondItem
          && $0.firstAttribute == new.firstAttribute && $0.secondAttribute == new.secondAttribute
          && $0.relation == new.relation && $0.multiplier == new.multiplier
          && $0.priority == new.priority
      }
      guard let match = match else { fatalError("no constraint like \(new) to update") }
      match.constant = new.constant
    }
  }

  func remove() {
    NSLayoutConstraint.deactivate(all)
    constraintSet.removeAllObjects()
  }

  func labeled(_ label: String) -> [StoredConstraint] { all.filter { $0.label == label } }
}

extension UIView {
  var stored: StoredLayout { StoredLayout(item: self) }
}

extension UILayoutGuide {
  var stored: StoredLayout { StoredLayout(item: self) }
}
