import UIKit

/// Shows what an app is told of its life, and in which state; q ends it, h has it hang, s has it
/// hang when it ends.
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
  func applicationWillTerminate(_ application: UIApplication) {
    print("ends")
    while isSlow { pause() }
  }

  private var isSlow = false

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Quit", input: "q") { _ in UIApplication.shared.terminate() },
      UIKeyCommand(title: "Hang", input: "h") { _ in while true { pause() } },
      UIKeyCommand(title: "Slow", input: "s") { [self] _ in
        isSlow = true
        note("slow")
      },
    ]
  }

  private func note(_ event: String) {
    let line = "\(event): \(UIApplication.shared.applicationState)"
    label.text = (label.text.map { $0 + "\n" } ?? "") + line
  }
}
