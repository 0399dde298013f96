import Foundation

extension UIView {
  /// What ``hitTest(_:with:)`` finds unless overridden.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
    if ControllerTransition.isLeaving(self) { return nil }
    if !self.point(inside: point, with: event) { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
