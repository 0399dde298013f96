import Foundation

extension UIScrollView {
  /// How the part that bars cover makes the view scroll further than its content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// From top to bottom always, from side to side if the content is wider than the view.
    case automatic = 0
    /// Along the axes along which there is more content than shows.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// What a safe area adds to the content's insets.
  func safeAreaAdjustment(_ safeArea: UIEdgeInsets) -> UIEdgeInsets {
    if safeArea == .zero { return .zero }
    let adjusts: (x: Bool, y: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (contentSize.width > bounds.width, true)
      case .scrollableAxes:
        (contentSize.width > bounds.width, contentSize.height > bounds.height)
      }
    return UIEdgeInsets(
      top: adjusts.y ? safeArea.top : 0, left: adjusts.x ? safeArea.left : 0,
      bottom: adjusts.y ? safeArea.bottom : 0, right: adjusts.x ? safeArea.right : 0)
  }
}

extension UIScrollView {
  /// The offset at which the end of the content shows, in points.
  var largestOffset: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: contentSize.width + insets.right - bounds.width,
      y: contentSize.height + insets.bottom - bounds.height)
  }

  /// Whether there is more content than shows, along an axis.
  package func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let (insets, limit) = (adjustedContentInset, largestOffset)
    // A rounding error is nothing to scroll.
    return axis == .horizontal
      ? limit.x + insets.left > 1 / 1024 : limit.y + insets.top > 1 / 1024
  }
}
