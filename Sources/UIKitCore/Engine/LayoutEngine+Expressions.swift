import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// A constraint between views in the solver's terms, in the coordinates of the nearest common
  /// ancestor of its items.
  func constraint(for constraint: NSLayoutConstraint) -> Constraint {
    let chain = constraint.chain
    let left = expression(
      constraint.firstAttribute, of: constraint.firstItem, chain: chain?.first ?? [])
    let right = expression(
      constraint.secondAttribute, of: constraint.secondItem, chain: chain?.second ?? [])
    return Constraint(
      left - (right * constraint.multiplier + constraint.constant), constraint.relation.inSolver,
      priority: Double(constraint.priority.rawValue))
  }

  /// An attribute of an item; `chain` leads from the item's view up to the one in whose coordinates it
  /// is measured.
  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, chain: ArraySlice<UIView>
  ) -> LayoutExpression {
    guard let axis = attribute.axis, let view = NSLayoutConstraint.view(of: item) else {
      return LayoutExpression(constant: 0)
    }
    var span = span(of: item, view, attribute, along: axis, isSpace: chain.isEmpty)
    if !attribute.isSize { span.origin = span.origin + shift(along: chain, item is UIView, axis) }
    switch attribute {
    case .width, .height: return span.size
    case .left, .leading, .top: return span.origin
    case .right, .trailing, .bottom: return span.end
    case .centerX, .centerY: return span.center
    case .firstBaseline: return span.origin + view.firstBaselineOffset
    case .lastBaseline: return span.end - view.lastBaselineOffset
    case .leftMargin, .leadingMargin: return span.origin + view.layoutMargins.left
    case .topMargin: return span.origin + view.layoutMargins.top
    case .rightMargin, .trailingMargin: return span.end - view.layoutMargins.right
    case .bottomMargin: return span.end - view.layoutMargins.bottom
    case .centerXWithinMargins:
      return span.center + (view.layoutMargins.left - view.layoutMargins.right) / 2
    case .centerYWithinMargins:
      return span.center + (view.layoutMargins.top - view.layoutMargins.bottom) / 2
    case .notAnAttribute: return LayoutExpression(constant: 0)
    }
  }

  /// Where an item lies: a view in its superview, a guide in its owner.
  ///
  /// The view in whose coordinates everything is measured starts at 0. Seen from inside, the edges and
  /// margins of a scroll view are those of its content, its centre that of the part that shows.
  private func span(
    of item: AnyObject?, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    along axis: NSLayoutConstraint.Axis, isSpace: Bool
  ) -> LayoutSpan {
    if let guide = item as? UILayoutGuide { return guide.span(along: axis, in: self) }
    let own = box(of: view).span(along: axis)
    if !isSpace { return own }
    guard let edges = view.contentEdges, !attribute.isSize else {
      return LayoutSpan(origin: LayoutExpression(constant: 0), size: own.size)
    }
    switch attribute {
    case .centerX, .centerY:
      return LayoutSpan(origin: boundsOrigin(of: view, axis), size: own.size)
    default: return edges.span(along: axis, in: self)
    }
  }

  /// How far the coordinates of a chain's first view lie from those of the view it leads up to.
  private func shift(
    along chain: ArraySlice<UIView>, _ startsWithView: Bool, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutExpression {
    var shift = LayoutExpression(constant: 0)
    for view in startsWithView ? chain.dropFirst() : chain {
      shift = shift + box(of: view).span(along: axis).origin - boundsOrigin(of: view, axis)
    }
    return shift
  }

  /// The origin of a view's bounds: a parameter in a scroll view, whose offset moves often.
  func boundsOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    let origin = view.bounds.origin
    if view.contentEdges == nil {
      return LayoutExpression(constant: axis == .horizontal ? origin.x : origin.y)
    }
    let box = box(of: view)
    let offset =
      box.offset ?? (makeParameter(origin.x), makeParameter(origin.y))
    box.offset = offset
    return LayoutExpression(axis == .horizontal ? offset.x : offset.y)
  }
}

extension NSLayoutConstraint.Relation {
  /// The solver's name for the relation.
  fileprivate var inSolver: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
