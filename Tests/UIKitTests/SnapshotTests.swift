import Testing
import UIKit

/// What an app's own tests look like: `import UIKit` beside `import Testing`.
@MainActor @Suite struct `An app's test` {
  @Test func `takes a snapshot of a window`() {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Hello"
    controller.view.addSubview(label)
    label.pinToSuperview(
      with: UIEdgeInsets(top: 16, left: 16, bottom: 0, right: 0), edges: [.top, .left])
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    #expect(window.snapshot(columns: 20, rows: 3) == "\n  Hello\n")
    label.hideView()
    #expect(window.snapshot(columns: 20, rows: 3) == "\n\n")
  }

  @Test func `makes a controller as on iOS`() {
    final class Controller: UIViewController {
      let number: Int
      init() {
        number = 3
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Controller().number == 3)
  }
}
