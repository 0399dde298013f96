public import Foundation

/// What is told when the user ends a presentation; every member has a default.
///
/// > Note: Unlike UIKit's, it has no methods about other styles for other traits: styles do not
/// > adapt.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks whether the user may end it; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Tells that the user is about to end it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user has ended it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user wanted to end it and could not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
