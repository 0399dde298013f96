public import Foundation

// A bar is text above a line, and looks as its own properties say.

/// How a bar looks.
@available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// Takes the system's look that hides what lies behind.
  open func configureWithOpaqueBackground() {}
  /// Takes the system's look.
  open func configureWithDefaultBackground() {}
  /// Takes a look that shows what lies behind.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
@available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {}

/// How a tab bar looks.
@available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
@available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

extension UINavigationBar {
  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
  public var standardAppearance: UINavigationBarAppearance {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
  public var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
}
