import ConstraintSolver
import Foundation

extension FailoverSearch {
  /// What tells whether a view stays inside its superview along an axis.
  struct Room {
    /// The view's size.
    let size: Variable
    /// How far each edge of the view lies within that of the superview.
    let margins: [ConstraintSolver.Expression]
    /// The wish to be larger than the superview.
    let growth: Constraint
    /// What holds the view to the size of its content.
    let content: [ConstraintID]

    /// The margins if the view had as much content as has no room.
    func marginsWhenGrown(in hypothesis: inout Hypothesis) -> [Double] {
      hypothesis.values(of: margins, wishing: growth, without: content)
    }
  }
}

extension FailoverSearch.Room {
  /// Makes the room of a view; nil without a superview, and in a scroll view, where a view does not
  /// have to stay inside.
  @MainActor init?(of view: UIView, _ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) {
    guard let box = view.box, let superview = view.superview, superview.contentEdges == nil,
      let outer = superview.box, outer.engine === engine
    else { return nil }
    let isHorizontal = axis == .horizontal
    let (origin, size) = (box.place.origin(along: axis), box.place.size(along: axis))
    let frame = superview.frame
    let kinds: [OwnRowKind] =
      isHorizontal ? [.hugWidth, .resistWidth] : [.hugHeight, .resistHeight]
    self.init(
      size: size, margins: [origin.expression, outer.place.size(along: axis) - (origin + size)],
      growth: size == Double(isHorizontal ? frame.width : frame.height) + 1,
      content: kinds.compactMap { box.ownRows[$0] })
  }
}
