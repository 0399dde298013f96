package import ConstraintSolver
package import Foundation

/// The variables of one view or guide, in its superview's or owner's coordinates, and the constraints
/// it brings along by itself.
@MainActor package final class LayoutBox {
  /// The engine the variables belong to; nil once that is gone.
  @Unretained package private(set) var engine: LayoutEngine?
  package let x: Variable
  package let y: Variable
  package let width: Variable
  package let height: Variable
  /// The view, or nothing for a guide.
  @Unretained package var view: UIView?
  /// The view whose layout places this box: the superview, or a guide's owner.
  @Unretained package var placedBy: UIView?
  /// Where the last solve put the box.
  package var frame = CGRect.zero
  /// A scroll view's offset, once a constraint reaches across it.
  package var offset: (x: Variable, y: Variable)?
  /// The frame the autoresizing constraints start from, and its superview's size at that time.
  package var autoresizingBasis: (frame: CGRect, superviewSize: CGSize)?
  /// The constraints the box brings along, by what they are for.
  package var ownRows: [OwnRow?] = []
  /// The view's baselines as constraints have them, once one speaks of them.
  var baselines: Baselines?
  /// The width that content was measured in, in an engine that measures.
  var measuredWidth: CGFloat?
  /// Whether the engine will look at these at the next flush.
  package var isPending = false

  package init(
    engine: LayoutEngine, x: Variable, y: Variable, width: Variable, height: Variable
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.engine = engine
  }

  /// The box along an axis.
  package func span(along axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    axis == .horizontal
      ? LayoutSpan(origin: LayoutExpression(x), size: LayoutExpression(width))
      : LayoutSpan(origin: LayoutExpression(y), size: LayoutExpression(height))
  }

  /// The box's variables.
  package var variables: [Variable] {
    [x, y, width, height] + (offset.map { [$0.x, $0.y] } ?? [])
  }
}

/// A constraint that a box brings along, as the solver has it.
package struct OwnRow {
  package let id: ConstraintID
  package var constraint: Constraint
}
