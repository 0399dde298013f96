/// What is told of a scroll view's scrolling; every member has a default, as UIKit's are optional.
///
/// > Note: Unlike UIKit's, nothing is told of dragging, decelerating, zooming and scrolling to the
/// > top: keys and the wheel scroll at once. ``UIScrollView/NotCalledInATerminal`` lists the
/// > methods.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: UIScrollView.NotCalledInATerminal {
  /// Tells that the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a scroll that was asked for with animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Tells that what bars and insets cover of the content has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
