import UIKit

/// Shows what an app is told of its life, and in which state; q ends it.
@main final class LifeProbe: UIResponder, UIApplicationDelegate {
  var window: UIWindow? = UIWindow()
  private let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let controller = UIViewController()
    label.numberOfLines = 0
    controller.view.addSubview(label)
    label.pinToSuperview(edges: [.top, .left, .right])
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    note("launched")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("became active") }
  func applicationWillResignActive(_ application: UIApplication) { note("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("in background") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("comes back") }
  func applicationWillTerminate(_ application: UIApplication) { print("ends") }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "Quit", input: "q") { _ in UIApplication.shared.terminate() }]
  }

  private func note(_ event: String) {
    let line = "\(event): \(UIApplication.shared.applicationState)"
    label.text = (label.text.map { $0 + "\n" } ?? "") + line
  }
}
