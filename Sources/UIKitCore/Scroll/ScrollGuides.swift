import ConstraintSolver
import Foundation

/// The visible part of a scroll view, in the coordinates of its content.
@MainActor
final class ScrollFrameGuide: UILayoutGuide {
  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  override func span(along axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSpan {
    guard let owningView else {
      return LayoutSpan(origin: LayoutExpression(constant: 0), size: LayoutExpression(constant: 0))
    }
    return LayoutSpan(
      origin: engine.boundsOrigin(of: owningView, axis),
      size: engine.box(of: owningView).span(along: axis).size)
  }
}

/// The content of a scroll view: it starts where the content's coordinates do.
@MainActor
final class ScrollContentGuide: UILayoutGuide {
  override func span(along axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSpan {
    LayoutSpan(
      origin: LayoutExpression(constant: 0), size: engine.box(of: self).span(along: axis).size)
  }
}
