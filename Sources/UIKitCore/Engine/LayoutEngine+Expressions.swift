import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Puts together what a constraint between views says, in the coordinates of the nearest common
  /// ancestor of its items, and brings the solver's constraint up to date.
  func updateRow(of constraint: NSLayoutConstraint, along chain: ConstraintChain?) {
    // Where text runs from right to left, distances count from right to left too.
    let isMirrored = constraint.comparesDirectionalEdges && chain?.ancestor?.isMirrored == true
    let (near, far) = (sums.near, sums.far)
    near.clear()
    far.clear()
    if let chain {
      add(
        constraint.firstAttribute.absolute(isMirrored: isMirrored), of: constraint.first,
        along: chain.first, to: near)
      add(
        constraint.secondAttribute.absolute(isMirrored: isMirrored), of: constraint.second,
        along: chain.second, to: far)
    }
    let sum = sums.total
    let sign: Double = isMirrored ? -1 : 1
    sum.clear()
    sum.add(near, times: sign)
    sum.add(far, times: -constraint.multiplier * sign)
    sum.add(-constraint.constant)
    constraint.row.id = updated(
      constraint.row.id, constraint.relation.inSolver,
      priority: Double(constraint.priority.rawValue))
  }

  /// Adds a multiple of an attribute of an item to a sum; `way` leads from the item's view up to the one
  /// in whose coordinates it is measured.
  func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: Presence?, along way: ConstraintChain.Way,
    to sum: LayoutSum, times factor: Double = 1
  ) {
    guard let axis = attribute.axis, let item else { return }
    if let view = item.view {
      view.lend { view in
        let place = place(of: view, attribute, isSpace: way.isEmpty)
        add(attribute, of: place, view, along: way.withoutFirst, axis, to: sum, times: factor)
      }
    } else if let guide = item.object as? UILayoutGuide, guide.owningView != nil {
      add(attribute, of: .guide(guide), nil, along: way, axis, to: sum, times: factor)
    }
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of place: ItemPlace, _ view: UIView?,
    along way: ConstraintChain.Way, _ axis: NSLayoutConstraint.Axis, to sum: LayoutSum,
    times factor: Double
  ) {
    if !attribute.isSize {
      addOrigin(of: place, view, axis, to: sum, times: factor)
      addShift(along: way, axis, to: sum, times: factor)
    }
    switch attribute {
    case .width, .height, .right, .trailing, .bottom:
      addSize(of: place, view, axis, to: sum, times: factor)
    case .left, .leading, .top, .notAnAttribute: break
    case .centerX, .centerY: addSize(of: place, view, axis, to: sum, times: 0.5 * factor)
    case .firstBaseline: sum.add(baselines(of: view).first * factor)
    case .lastBaseline:
      addSize(of: place, view, axis, to: sum, times: factor)
      sum.add(-baselines(of: view).last * factor)
    case .leftMargin, .topMargin, .leadingMargin: sum.add(margins(of: view, axis).near * factor)
    case .rightMargin, .bottomMargin, .trailingMargin:
      addSize(of: place, view, axis, to: sum, times: factor)
      sum.add(-margins(of: view, axis).far * factor)
    case .centerXWithinMargins, .centerYWithinMargins:
      let (near, far) = margins(of: view, axis)
      addSize(of: place, view, axis, to: sum, times: 0.5 * factor)
      sum.add((near - far) / 2 * factor)
    }
  }

  /// The baselines of an item from its edges; a guide's are its edges.
  private func baselines(of view: UIView?) -> Baselines {
    guard let view else { return Baselines() }
    let baselines = view.baselines
    box(of: view).baselines = baselines
    return baselines
  }

  /// The margins of an item along an axis; a guide has none.
  private func margins(
    of view: UIView?, _ axis: NSLayoutConstraint.Axis
  ) -> (near: CGFloat, far: CGFloat) {
    view?.layoutMargins.along(axis) ?? (0, 0)
  }

  /// How far the coordinates of a chain's first view lie from those of the view it leads up to.
  private func addShift(
    along way: ConstraintChain.Way, _ axis: NSLayoutConstraint.Axis, to sum: LayoutSum,
    times factor: Double
  ) {
    way.whileEach { view in
      sum.add(place(of: view).origin(along: axis), times: factor)
      addBoundsOrigin(of: view, axis, to: sum, times: -factor)
      return true
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

/// Where an item of a constraint lies: a view in its superview, a guide in its owner.
///
/// The view in whose coordinates everything is measured starts at 0. Seen from inside, the edges and
/// margins of a scroll view are those of its content, its centre that of the part that shows.
private enum ItemPlace {
  case view, space, visiblePart
  case guide(UILayoutGuide)
}

extension LayoutEngine {
  private func place(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, isSpace: Bool
  ) -> ItemPlace {
    if !isSpace { return .view }
    guard !attribute.isSize, let edges = view.contentEdges else { return .space }
    return attribute == .centerX || attribute == .centerY ? .visiblePart : .guide(edges)
  }

  private func addOrigin(
    of place: ItemPlace, _ view: UIView?, _ axis: NSLayoutConstraint.Axis, to sum: LayoutSum,
    times factor: Double
  ) {
    if case .guide(let guide) = place {
      return guide.addOrigin(along: axis, to: sum, times: factor, in: self)
    }
    guard let view else { return }
    if case .visiblePart = place {
      return addBoundsOrigin(of: view, axis, to: sum, times: factor)
    }
    if case .view = place { sum.add(self.place(of: view).origin(along: axis), times: factor) }
    sum.add(view.alignmentRectInsets.along(axis).near * factor)
  }

  private func addSize(
    of place: ItemPlace, _ view: UIView?, _ axis: NSLayoutConstraint.Axis, to sum: LayoutSum,
    times factor: Double
  ) {
    if case .guide(let guide) = place {
      return guide.addSize(along: axis, to: sum, times: factor, in: self)
    }
    guard let view else { return }
    sum.add(self.place(of: view).size(along: axis), times: factor)
    if case .visiblePart = place { return }
    let (near, far) = view.alignmentRectInsets.along(axis)
    sum.add(-(near + far) * factor)
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
