public import Foundation

/// A move of the focus from one view to another.
@preconcurrency @MainActor
public final class UIFocusUpdateContext: NSObject {
  /// The view that had the focus, if any.
  public private(set) weak var previouslyFocusedView: UIView?

  /// The view that has it now, if any.
  public private(set) weak var nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}

/// Lets changes run along with a move of the focus.
@preconcurrency @MainActor
public final class UIFocusAnimationCoordinator: NSObject {
  /// Runs both closures, in order.
  ///
  /// > Note: Unlike UIKit, at once: a terminal moves the focus without animation.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
