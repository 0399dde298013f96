public import Foundation

/// The object an app starts with.
///
///     @main
///     class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         window = UIWindow(frame: UIScreen.main.bounds)
///         window?.rootViewController = ViewController()
///         window?.makeKeyAndVisible()
///         return true
///       }
///     }
///
/// Every member has a default, as UIKit's are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window the app keeps alive; nil unless declared.
  var window: UIWindow? { get set }

  /// Tells that the app is starting, before its state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app has started: make the window here.
  ///
  /// The result counts only for apps opened with a URL, of which there are none here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app has started; not called where the method with options is declared.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells that the app has the terminal.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app is about to be suspended (Ctrl-Z) or to end.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app is about to stop (Ctrl-Z).
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the app goes on after it was stopped.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the app ends: by `UIApplication.terminate()`, Ctrl-C, SIGTERM, or because the
  /// terminal's window was closed; it has five seconds, as in UIKit.
  ///
  /// A second Ctrl-C ends the app at once. One that hangs is ended after a second, and it is not
  /// told then; nor of other signals.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nil; a delegate that is given a window has to declare `var window: UIWindow?`.
  public var window: UIWindow? {
    get { nil }
    set { precondition(newValue == nil, "\(Self.self) does not declare var window: UIWindow?") }
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
