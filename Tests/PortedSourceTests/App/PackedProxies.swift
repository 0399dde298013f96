import UIKit

// A library of proxies for any number of views: `constrain(a, b) { a, b in a.width == b.width / 2 }`.

public protocol ProxyProperty {
  var attribute: NSLayoutConstraint.Attribute { get }
  var context: ProxyContext { get }
  var item: UIView { get }
}

public struct ProxyEdge: ProxyProperty {
  public let attribute: NSLayoutConstraint.Attribute
  public let context: ProxyContext
  public let item: UIView
}

public struct ProxySize: ProxyProperty {
  public let attribute: NSLayoutConstraint.Attribute
  public let context: ProxyContext
  public let item: UIView
}

public struct ProxyExpression<Property: ProxyProperty> {
  let property: Property
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
}

@MainActor public final class ProxyContext {
  fileprivate(set) var constraints: [NSLayoutConstraint] = []

  fileprivate func relate(
    _ first: some ProxyProperty, _ relation: NSLayoutConstraint.Relation, _ second: UIView?,
    _ attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    first.item.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second,
      attribute: attribute, multiplier: multiplier, constant: constant)
    constraints.append(constraint)
    return constraint
  }
}

@MainActor @discardableResult
public func == <Property: ProxyProperty>(lhs: Property, rhs: Property) -> NSLayoutConstraint {
  lhs.context.relate(lhs, .equal, rhs.item, rhs.attribute)
}

@MainActor @discardableResult
public func == <Property: ProxyProperty>(
  lhs: Property, rhs: ProxyExpression<Property>
) -> NSLayoutConstraint {
  lhs.context.relate(
    lhs, .equal, rhs.property.item, rhs.property.attribute, multiplier: rhs.multiplier,
    constant: rhs.constant)
}

@MainActor @discardableResult
public func <= <Property: ProxyProperty>(
  lhs: Property, rhs: ProxyExpression<Property>
) -> NSLayoutConstraint {
  lhs.context.relate(
    lhs, .lessThanOrEqual, rhs.property.item, rhs.property.attribute,
    multiplier: rhs.multiplier, constant: rhs.constant)
}

@MainActor @discardableResult
public func == (lhs: ProxySize, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.relate(lhs, .equal, nil, .notAnAttribute, constant: rhs)
}

public func + <Property: ProxyProperty>(lhs: Property, rhs: CGFloat) -> ProxyExpression<Property> {
  ProxyExpression(property: lhs, constant: rhs)
}

public func - <Property: ProxyProperty>(lhs: Property, rhs: CGFloat) -> ProxyExpression<Property> {
  lhs + -rhs
}

public func / <Property: ProxyProperty>(lhs: Property, rhs: CGFloat) -> ProxyExpression<Property> {
  ProxyExpression(property: lhs, multiplier: 1 / rhs)
}

public func + <Property>(
  lhs: ProxyExpression<Property>, rhs: CGFloat
) -> ProxyExpression<Property> {
  var sum = lhs
  sum.constant += rhs
  return sum
}

@MainActor @dynamicMemberLookup public struct PackedProxy<View: UIView> {
  let context: ProxyContext
  let view: View

  var width: ProxySize { ProxySize(attribute: .width, context: context, item: view) }
  var height: ProxySize { ProxySize(attribute: .height, context: context, item: view) }
  var top: ProxyEdge { ProxyEdge(attribute: .top, context: context, item: view) }
  var bottom: ProxyEdge { ProxyEdge(attribute: .bottom, context: context, item: view) }
  var left: ProxyEdge { ProxyEdge(attribute: .left, context: context, item: view) }
  var right: ProxyEdge { ProxyEdge(attribute: .right, context: context, item: view) }
  var baseline: ProxyEdge { ProxyEdge(attribute: .lastBaseline, context: context, item: view) }

  public subscript<Value>(dynamicMember path: KeyPath<View, Value>) -> Value { view[keyPath: path] }
}

/// Constraints that can be switched on and off together.
@MainActor public final class PackedConstraints {
  fileprivate(set) var constraints: [NSLayoutConstraint] = []

  public init() {}

  var active: Bool {
    get { constraints.allSatisfy { $0.isActive } }
    set {
      if newValue {
        NSLayoutConstraint.activate(constraints)
      } else {
        NSLayoutConstraint.deactivate(constraints)
      }
    }
  }
}

@MainActor @discardableResult
public func constrain<each View: UIView>(
  _ views: repeat each View, replacing replaced: PackedConstraints? = nil,
  block: (repeat PackedProxy<each View>) -> Void
) -> PackedConstraints {
  let group = replaced ?? PackedConstraints()
  group.active = false
  let context = ProxyContext()
  block(repeat PackedProxy(context: context, view: each views))
  group.constraints = context.constraints
  group.active = true
  return group
}
