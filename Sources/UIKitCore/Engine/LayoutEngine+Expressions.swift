import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Brings the solver's constraint up to date with what a constraint between views says.
  func updateRow(of constraint: NSLayoutConstraint, along chain: ConstraintChain?) {
    sumUp(constraint, along: chain)
    let old = constraint.row.id
    let new = updated(
      old, constraint.relation.inSolver, priority: Double(constraint.priority.rawValue),
      isGiven: constraint.isGiven, name: constraint.notation)
    constraint.row.id = new
    if old == nil { noteNew(constraint) } else if old != new { noteReplaced(constraint) }
  }

  /// What a constraint says that the solver does not know.
  func statement(of constraint: NSLayoutConstraint) -> Constraint {
    sumUp(constraint, along: constraint.chain)
    let sum = Expression(Array(sums.total.terms), constant: sums.total.constant.countable)
    return Constraint(
      sum, constraint.relation.inSolver, priority: Double(constraint.priority.rawValue))
  }

  /// Puts together what a constraint between views says, in the sum `total`, in the coordinates of
  /// the nearest common ancestor of its items.
  private func sumUp(_ constraint: NSLayoutConstraint, along chain: ConstraintChain?) {
    // Where text runs from right to left, distances count from right to left too.
    let isMirrored = constraint.comparesDirectionalEdges && chain?.ancestor?.isMirrored == true
    let (near, far) = (sums.near, sums.far)
    near.clear()
    far.clear()
    if let chain {
      let first = constraint.firstAttribute.absolute(isMirrored: isMirrored)
      if let view = constraint.firstView {
        view.lend { add(first, of: $0, along: chain.first, to: near) }
      } else {
        add(first, of: constraint.firstItem, along: chain.first, to: near)
      }
      let second = constraint.secondAttribute.absolute(isMirrored: isMirrored)
      if let view = constraint.secondView {
        view.lend { add(second, of: $0, along: chain.second, to: far) }
      } else {
        add(second, of: constraint.secondItem, along: chain.second, to: far)
      }
    }
    let sum = sums.total
    let sign: Double = isMirrored ? -1 : 1
    sum.clear()
    sum.add(near, times: sign)
    sum.add(far, times: -constraint.multiplier * sign)
    sum.add(-constraint.constant)
  }

  /// Adds a multiple of an attribute of an item to a sum; `way` leads from the item's view up to
  /// the one in whose coordinates it is measured.
  func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?,
    along way: ConstraintChain.Way, to sum: LayoutSum, times factor: Double = 1
  ) {
    if let view = item as? UIView {
      add(attribute, of: view, along: way, to: sum, times: factor)
    } else if let guide = item as? UILayoutGuide, guide.owningView != nil {
      add(attribute, of: guide, along: way, to: sum, times: factor)
    }
  }

  /// Adds a multiple of an attribute of a guide; its margins and baselines are its edges.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide,
    along way: ConstraintChain.Way, to sum: LayoutSum, times factor: Double
  ) {
    guard let axis = attribute.axis else { return }
    if !attribute.isSize {
      guide.addOrigin(along: axis, to: sum, times: factor, in: self)
      addShift(along: way, axis, to: sum, times: factor)
    }
    let share = attribute.shareOfSize
    if share != 0 { guide.addSize(along: axis, to: sum, times: share * factor, in: self) }
  }

  /// Adds a multiple of an attribute of a view.
  ///
  /// The view in whose coordinates everything is measured starts at 0. Seen from inside, the edges
  /// and margins of a scroll view are those of its content, its centre that of the part that shows.
  func add(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, along way: ConstraintChain.Way,
    to sum: LayoutSum, times factor: Double = 1
  ) {
    guard let axis = attribute.axis else { return }
    let share = attribute.shareOfSize * factor
    if way.isEmpty, !attribute.isSize, let edges = view.contentEdges {
      if attribute == .centerX || attribute == .centerY {
        addBoundsOrigin(of: view, axis, to: sum, times: factor)
        sum.add(place(of: view).size(along: axis), times: share)
      } else {
        edges.addOrigin(along: axis, to: sum, times: factor, in: self)
        if share != 0 { edges.addSize(along: axis, to: sum, times: share, in: self) }
      }
    } else {
      let (near, far) = view.alignmentRectInsets.along(axis)
      if !attribute.isSize {
        if !way.isEmpty { sum.add(place(of: view).origin(along: axis), times: factor) }
        sum.add(near * factor)
        addShift(along: way.withoutFirst, axis, to: sum, times: factor)
      }
      if share != 0 {
        sum.add(place(of: view).size(along: axis), times: share)
        sum.add(-(near + far) * share)
      }
    }
    addInset(attribute, of: view, axis, to: sum, times: factor)
  }

  /// Adds how far a baseline or margin lies inside the edge it goes with.
  private func addInset(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ axis: NSLayoutConstraint.Axis,
    to sum: LayoutSum, times factor: Double
  ) {
    switch attribute {
    case .firstBaseline, .lastBaseline:
      let baselines = view.baselines
      box(of: view).baselines = baselines
      sum.add((attribute == .firstBaseline ? baselines.first : -baselines.last) * factor)
    case .leftMargin, .topMargin, .leadingMargin:
      sum.add(view.layoutMargins.along(axis).near * factor)
    case .rightMargin, .bottomMargin, .trailingMargin:
      sum.add(-view.layoutMargins.along(axis).far * factor)
    case .centerXWithinMargins, .centerYWithinMargins:
      let (near, far) = view.layoutMargins.along(axis)
      sum.add((near - far) / 2 * factor)
    default: break
    }
  }

  /// Adds how far the coordinates of a way's first view lie from those of the view it leads up to.
  private func addShift(
    along way: ConstraintChain.Way, _ axis: NSLayoutConstraint.Axis, to sum: LayoutSum,
    times factor: Double
  ) {
    way.forEach { view in
      sum.add(place(of: view).origin(along: axis), times: factor)
      addBoundsOrigin(of: view, axis, to: sum, times: -factor)
    }
  }

  /// Adds the origin of a view's bounds: a parameter in a scroll view, whose offset moves often.
  func addBoundsOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double
  ) {
    let origin = view.bounds.origin
    if view.contentEdges == nil {
      sum.add((axis == .horizontal ? origin.x : origin.y) * factor)
      return
    }
    let box = box(of: view)
    let offset =
      box.offset ?? (makeParameter(origin.x), makeParameter(origin.y))
    box.offset = offset
    sum.add(axis == .horizontal ? offset.x : offset.y, times: factor)
  }
}

extension NSLayoutConstraint.Attribute {
  /// How much of an item's size counts in the attribute.
  fileprivate var shareOfSize: Double {
    switch self {
    case .width, .height, .right, .trailing, .bottom, .lastBaseline, .rightMargin, .bottomMargin,
      .trailingMargin:
      1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .left, .leading, .top, .firstBaseline, .leftMargin, .topMargin, .leadingMargin,
      .notAnAttribute:
      0
    }
  }
}

extension UIEdgeInsets {
  /// The insets at both ends of an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> (near: CGFloat, far: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
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
