public import Foundation

/// What is told of a scroll view's scrolling; every member has a default, as UIKit's are optional.
///
/// > Note: Unlike UIKit's, it has no methods about dragging, decelerating, zooming and scrolling to
/// > the top. Keys and the wheel scroll at once, so a class that declares
/// > `scrollViewWillBeginDragging(_:)` or `scrollViewDidEndDecelerating(_:)` is never called for
/// > it.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a scroll that was asked for with animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
