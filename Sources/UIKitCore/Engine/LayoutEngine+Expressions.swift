import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// A constraint between views in the solver's terms, in the coordinates of the nearest common
  /// ancestor of its items.
  func constraint(for constraint: NSLayoutConstraint) -> Constraint {
    let chain = constraint.chain
    // Where text runs from right to left, distances count from right to left too.
    let isMirrored = constraint.comparesDirectionalEdges && chain?.ancestor?.isMirrored == true
    let left = expression(
      constraint.firstAttribute.absolute(isMirrored: isMirrored), of: constraint.firstItem,
      chain: chain?.first ?? [])
    let right = expression(
      constraint.secondAttribute.absolute(isMirrored: isMirrored), of: constraint.secondItem,
      chain: chain?.second ?? [])
    let difference = left - right * constraint.multiplier
    return Constraint(
      (isMirrored ? difference * -1 : difference) - LayoutExpression(constant: constraint.constant),
      constraint.relation.inSolver, priority: Double(constraint.priority.rawValue))
  }

  /// An attribute of an item; `chain` leads from the item's view up to the one in whose coordinates it
  /// is measured.
  func expression(
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
    case .firstBaseline: return span.origin + baselines(of: item).first
    case .lastBaseline: return span.end - baselines(of: item).last
    case .leftMargin, .topMargin, .leadingMargin: return span.origin + margins(of: item, axis).near
    case .rightMargin, .bottomMargin, .trailingMargin: return span.end - margins(of: item, axis).far
    case .centerXWithinMargins, .centerYWithinMargins:
      let (near, far) = margins(of: item, axis)
      return span.center + (near - far) / 2
    case .notAnAttribute: return LayoutExpression(constant: 0)
    }
  }

  /// The baselines of an item from its edges; a guide's are its edges.
  private func baselines(of item: AnyObject?) -> Baselines {
    guard let view = item as? UIView else { return Baselines() }
    let baselines = view.baselines
    box(of: view).baselines = baselines
    return baselines
  }

  /// The margins of an item along an axis; a guide has none.
  private func margins(
    of item: AnyObject?, _ axis: NSLayoutConstraint.Axis
  ) -> (near: CGFloat, far: CGFloat) {
    (item as? UIView)?.layoutMargins.along(axis) ?? (0, 0)
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
    let insets = view.alignmentRectInsets
    if !isSpace { return own.inset(by: insets, along: axis) }
    guard let edges = view.contentEdges, !attribute.isSize else {
      let inside = LayoutSpan(origin: LayoutExpression(constant: 0), size: own.size)
      return inside.inset(by: insets, along: axis)
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
