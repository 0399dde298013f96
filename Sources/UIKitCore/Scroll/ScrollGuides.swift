import ConstraintSolver
import Foundation

/// The visible part of a scroll view, in the coordinates of its content.
@MainActor
final class ScrollFrameGuide: UILayoutGuide {
  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  override func addOrigin(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    guard let owningView else { return }
    engine.addBoundsOrigin(of: owningView, axis, to: sum, times: factor)
  }

  override func addSize(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    guard let owningView else { return }
    sum.add(engine.place(of: owningView).size(along: axis), times: factor)
  }
}

/// The content of a scroll view: it starts where the content's coordinates do.
@MainActor
final class ScrollContentGuide: UILayoutGuide {
  override func addOrigin(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {}
}
