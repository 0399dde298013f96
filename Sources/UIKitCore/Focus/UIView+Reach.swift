import Foundation

/// What of the tree the keyboard and the mouse reach.
extension UIView {
  /// Whether the user reaches neither the view nor anything in it: it is hidden or takes no input.
  package var isOutOfReach: Bool {
    isHiddenItself || alpha < 0.01 || !isUserInteractionEnabled
      || ControllerTransition.isLeaving(self)
  }

  /// Whether the view is in `window`, and neither it nor anything around it is out of reach.
  func isInReach(in window: UIWindow) -> Bool {
    var ancestor: UIView? = self
    while let view = ancestor {
      if view.isOutOfReach || view.isCovered(in: window) { return false }
      if view === window { return true }
      ancestor = view.superview
    }
    return false
  }

  /// The subviews that a presented controller does not cover.
  func subviewsInReach(in window: UIWindow?) -> [UIView] {
    guard let window, !window.presentations.isEmpty,
      let cover = subviews.lastIndex(where: { $0.coversSiblings })
    else { return subviews }
    return Array(subviews[cover...])
  }

  /// Whether a presented controller covers the view within its superview.
  private func isCovered(in window: UIWindow) -> Bool {
    guard !window.presentations.isEmpty, let siblings = superview?.subviews,
      let cover = siblings.lastIndex(where: { $0.coversSiblings })
    else { return false }
    return siblings[..<cover].contains { $0 === self }
  }

  private var coversSiblings: Bool { isUserInteractionEnabled && self is PresentationContainer }
}
