// Types of UIKit's with which an app animates transitions itself, which are not here.

public import Foundation

/// Says how a controller comes and goes.
@available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

/// Animates a controller that comes or goes.
@available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}

/// Lets a finger move a controller.
@available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

/// What a transition is about.
@available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {}

/// Lets a finger move an animation.
@available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, AbsentType {}

/// Shows a controller beside an anchor.
@available(*, unavailable, message: "action sheets and sheets need no anchor; leave it out")
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController, AbsentType {}

/// Shows a controller as a sheet.
@available(*, unavailable, message: "sheets have one size; set preferredContentSize")
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, AbsentType {}

/// What is asked of an anchored presentation.
@available(*, unavailable, message: "use UIAdaptivePresentationControllerDelegate")
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: NSObjectProtocol {}

/// What is told of a sheet.
@available(*, unavailable, message: "use UIAdaptivePresentationControllerDelegate")
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: NSObjectProtocol {}

extension UINavigationController {
  /// What happens to a controller.
  @available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// It comes on top.
    case push
    /// It goes.
    case pop
  }
}
