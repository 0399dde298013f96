import UIKit

/// Shows what an app is told of its life, and in which state.
///
/// q ends it, h has it hang, w has it wait for two signals. At the end it hangs after s; after l it
/// waits for a signal, and then takes two seconds more.
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
    switch end {
    case .swift: break
    case .slow: while true { pause() }
    case .late:
      pause()
      sleep(2)
      print("late")
    }
  }

  private enum End { case swift, slow, late }
  private var end = End.swift

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Quit", input: "q") { _ in UIApplication.shared.terminate() },
      UIKeyCommand(title: "Hang", input: "h") { _ in while true { pause() } },
      UIKeyCommand(title: "Wait for signals", input: "w") { _ in for _ in 0..<2 { pause() } },
      UIKeyCommand(title: "Slow", input: "s") { [self] _ in
        end = .slow
        note("slow")
      },
      UIKeyCommand(title: "Late", input: "l") { [self] _ in
        end = .late
        note("late")
      },
    ]
  }

  private func note(_ event: String) {
    let line = "\(event): \(UIApplication.shared.applicationState)"
    label.text = (label.text.map { $0 + "\n" } ?? "") + line
  }
}
