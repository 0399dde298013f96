import UIKit

// A library of operators over anchors: `box.left == panel.right + 8 ~ 750`.

precedencegroup LayoutPriorityPrecedence {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

/// What the library lays out.
@MainActor protocol LayoutProxy {
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: LayoutProxy {}
extension UILayoutGuide: LayoutProxy {}

/// An anchor and how far from it.
struct Edge<Axis: AnyObject> {
  let anchor: NSLayoutAnchor<Axis>
  var constant: CGFloat = 0

  static func + (edge: Edge, constant: CGFloat) -> Edge {
    Edge(anchor: edge.anchor, constant: edge.constant + constant)
  }

  static func - (edge: Edge, constant: CGFloat) -> Edge { edge + -constant }
}

/// A width or height, some times over.
struct Length {
  let dimension: NSLayoutDimension
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  static func * (length: Length, factor: CGFloat) -> Length {
    var length = length
    length.multiplier *= factor
    length.constant *= factor
    return length
  }

  static func / (length: Length, divisor: CGFloat) -> Length { length * (1 / divisor) }

  static func + (length: Length, constant: CGFloat) -> Length {
    var length = length
    length.constant += constant
    return length
  }
}

extension LayoutProxy {
  var left: Edge<NSLayoutXAxisAnchor> { Edge(anchor: leftAnchor) }
  var right: Edge<NSLayoutXAxisAnchor> { Edge(anchor: rightAnchor) }
  var leading: Edge<NSLayoutXAxisAnchor> { Edge(anchor: leadingAnchor) }
  var trailing: Edge<NSLayoutXAxisAnchor> { Edge(anchor: trailingAnchor) }
  var centerX: Edge<NSLayoutXAxisAnchor> { Edge(anchor: centerXAnchor) }
  var top: Edge<NSLayoutYAxisAnchor> { Edge(anchor: topAnchor) }
  var bottom: Edge<NSLayoutYAxisAnchor> { Edge(anchor: bottomAnchor) }
  var centerY: Edge<NSLayoutYAxisAnchor> { Edge(anchor: centerYAnchor) }
  var width: Length { Length(dimension: widthAnchor) }
  var height: Length { Length(dimension: heightAnchor) }
}

@MainActor private func activated(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.isActive = true
  return constraint
}

@discardableResult @MainActor
func == <Axis>(first: Edge<Axis>, second: Edge<Axis>) -> NSLayoutConstraint {
  activated(
    first.anchor.constraint(
      equalTo: second.anchor, constant: second.constant - first.constant))
}

@discardableResult @MainActor
func >= <Axis>(first: Edge<Axis>, second: Edge<Axis>) -> NSLayoutConstraint {
  activated(
    first.anchor.constraint(
      greaterThanOrEqualTo: second.anchor, constant: second.constant - first.constant))
}

@discardableResult @MainActor
func <= <Axis>(first: Edge<Axis>, second: Edge<Axis>) -> NSLayoutConstraint {
  activated(
    first.anchor.constraint(
      lessThanOrEqualTo: second.anchor, constant: second.constant - first.constant))
}

@discardableResult @MainActor
func == (first: Length, second: Length) -> NSLayoutConstraint {
  activated(
    first.dimension.constraint(
      equalTo: second.dimension, multiplier: second.multiplier, constant: second.constant))
}

@discardableResult @MainActor
func == (first: Length, constant: CGFloat) -> NSLayoutConstraint {
  activated(first.dimension.constraint(equalToConstant: constant))
}

@discardableResult @MainActor
func >= (first: Length, constant: CGFloat) -> NSLayoutConstraint {
  activated(first.dimension.constraint(greaterThanOrEqualToConstant: constant))
}

@discardableResult @MainActor
func <= (first: Length, constant: CGFloat) -> NSLayoutConstraint {
  activated(first.dimension.constraint(lessThanOrEqualToConstant: constant))
}

@discardableResult @MainActor
func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  // An active constraint cannot turn from required to optional.
  constraint.isActive = false
  constraint.priority = UILayoutPriority(rawValue: priority)
  constraint.isActive = true
  return constraint
}

/// A toolbar laid out by operators.
final class OperatorToolbar: UIView {
  let icon = UIView()
  let field = UIView()
  let button = UIView()
  private(set) var wish: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    [icon, field, button].forEach(addSubview)
    icon.left == left + 8
    icon.centerY == centerY
    icon.width == 32
    icon.height == icon.width
    field.left == icon.right + 8
    field.top == top + 4
    field.bottom == bottom - 4
    field.width <= 200
    wish = field.right == button.left - 8 ~ 750
    button.right == right - 8
    button.width == width / 4 + 10
    button.height >= 16
    button.height == height * 0.5 ~ 999
    button.centerY == centerY
  }

  required init?(coder: NSCoder) { fatalError() }
}
