import UIKit

/// Starts the app as on iOS: a window, and the controller that fills it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The demo the app starts with.
  static var firstDemo: DemoViewController.Type = HideableDemo.self

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PlaygroundViewController(demo: Self.firstDemo)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
