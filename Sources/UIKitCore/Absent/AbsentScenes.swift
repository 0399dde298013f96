public import Foundation

// A terminal shows one window at a time: there are no scenes, and an app starts in its delegate's
// application(_:didFinishLaunchingWithOptions:).

/// What an app shows of itself in one place.
@available(*, unavailable, message: "a terminal has no scenes; make the window in the app delegate")
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What a scene begins with.
  open class ConnectionOptions: NSObject {}
}

/// A scene with windows.
@available(*, unavailable, message: "a terminal has no scenes; make the window in the app delegate")
@preconcurrency @MainActor open class UIWindowScene: UIResponder {}

/// What is kept of a scene.
@available(*, unavailable, message: "a terminal has no scenes; make the window in the app delegate")
@preconcurrency @MainActor open class UISceneSession: NSObject {}

/// How a scene is made.
@available(*, unavailable, message: "a terminal has no scenes; make the window in the app delegate")
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {}

/// What is told of a scene.
@available(
  *, unavailable,
  message: "use UIApplicationDelegate, and make the window when the app has launched"
)
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: AnyObject {}

extension UIWindow {
  /// A window of a scene.
  @available(*, unavailable, message: "use UIWindow(), which fills the screen")
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
  }
}
