public import Foundation

extension UIScrollView {
  /// UIKit's optional methods of `UIScrollViewDelegate` for which there is no occasion here.
  ///
  /// They return `Never`, so that they get in nobody's way, and that the compiler says of a method
  /// like one of them, in an extension with which a class becomes a delegate, that it "nearly
  /// matches" one of this protocol. Make it private or delete it.
  @preconcurrency @MainActor public protocol NotCalledInATerminal: NSObjectProtocol {
    /// Keys and the wheel scroll at once: see `scrollViewDidScroll(_:)`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) -> Never
    /// Keys and the wheel scroll at once: set the offset in `scrollViewDidScroll(_:)`.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Never
    /// Keys and the wheel scroll at once: see `scrollViewDidScroll(_:)`.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      -> Never
    /// Nothing goes on by itself: see `scrollViewDidScroll(_:)`.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) -> Never
    /// Nothing goes on by itself: see `scrollViewDidScroll(_:)`.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) -> Never
    /// There is no status bar to tap: Home scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Never
    /// There is no status bar to tap: see `scrollViewDidScroll(_:)`.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) -> Never
    /// Cells have one size.
    func viewForZooming(in scrollView: UIScrollView) -> Never
    /// Cells have one size.
    func scrollViewDidZoom(_ scrollView: UIScrollView) -> Never
    /// Cells have one size.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) -> Never
    /// Cells have one size.
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) -> Never
  }
}

extension UIScrollView.NotCalledInATerminal {
  /// Is never called.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func viewForZooming(in scrollView: UIScrollView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Never { preconditionFailure("never called") }
}
