// Types of UIKit's around an app that are not here.

public import Foundation

extension UIApplication {
  /// What comes with a URL that an app opens.
  @available(*, unavailable, message: "a terminal opens no URLs; use CommandLine.arguments")
  public struct OpenURLOptionsKey: Hashable, Sendable {}
}

/// What came of fetching something in the background.
@available(*, unavailable, message: "nothing runs in the background; use a Task")
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something.
  case newData
  /// Nothing.
  case noData
  /// It failed.
  case failed
}

/// How large the user wants text to be.
@available(*, unavailable, message: "a terminal has one size of text; leave it out")
public struct UIContentSizeCategory: Hashable, Sendable {}

/// What a font is made from.
@available(*, unavailable, message: "use UIFont.systemFont(ofSize:weight:)")
@preconcurrency @MainActor open class UIFontDescriptor: NSObject, AbsentType {}

/// How a bar looks.
@available(*, unavailable, message: "set the bar's backgroundColor")
public enum UIBarStyle: Int, Sendable {
  /// As the system has it.
  case `default`
  /// Black.
  case black
}

/// Where a bar lies.
@available(*, unavailable, message: "a bar lies where it is put; leave it out")
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the lower edge.
  case bottom
  /// At the upper edge.
  case top
  /// At the upper edge of the screen.
  case topAttached
}

/// For which bars an image is.
@available(*, unavailable, message: "bars have one height; leave it out")
public enum UIBarMetrics: Int, Sendable {
  /// All.
  case `default`
  /// Low ones.
  case compact
}

/// What is said of what is read aloud.
@available(*, unavailable, message: "a terminal reads nothing aloud; leave it out")
public struct UIAccessibilityTraits: Sendable {}

extension UIView {
  /// Which style the view has, whatever the others have.
  @available(*, unavailable, message: "set traitOverrides.userInterfaceStyle")
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}

extension UIViewController {
  /// Which style the controller has, whatever the others have.
  @available(*, unavailable, message: "set traitOverrides.userInterfaceStyle")
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}
