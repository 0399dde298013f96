// Classes of UIKit's that load archives, each with what to use instead.

public import Foundation

/// A file of controllers.
@available(*, unavailable, message: "there are no storyboards; make the controller with its init")
@preconcurrency @MainActor open class UIStoryboard: NSObject {}

/// A way from one controller of a storyboard to another.
@available(*, unavailable, message: "there are no storyboards; push or present the controller")
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}

/// A file of views.
@available(*, unavailable, message: "there are no nibs; register the class, or make the view")
@preconcurrency @MainActor open class UINib: NSObject {}
