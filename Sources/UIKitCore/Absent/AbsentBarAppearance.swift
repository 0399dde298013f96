public import Foundation

// A bar is text above a line, and looks as its own properties say.

/// How a bar looks.
@available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
@preconcurrency @MainActor open class UIBarAppearance: NSObject, AbsentType {}

/// How a navigation bar looks.
@available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {}

/// How a tab bar looks.
@available(*, unavailable, message: "set the bar's backgroundColor")
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
@available(*, unavailable, message: "set the bar's backgroundColor")
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

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor, and a titleView for text")
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
}

extension UINavigationItem {
  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the navigationBar's backgroundColor, and a titleView")
  public var standardAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the navigationBar's backgroundColor, and a titleView")
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the navigationBar's backgroundColor, and a titleView")
  public var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the navigationBar's backgroundColor, and a titleView")
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
}

extension UIToolbar {
  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor")
  public var standardAppearance: UIToolbarAppearance {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor")
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor")
  public var compactAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor")
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }
}

extension UITabBar {
  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor")
  public var standardAppearance: UITabBarAppearance {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the bar's backgroundColor")
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
}

extension UITabBarItem {
  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the backgroundColor of the controller's tabBar")
  public var standardAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }

  /// A bar looks as its own properties say.
  @available(*, unavailable, message: "set the backgroundColor of the controller's tabBar")
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
}
