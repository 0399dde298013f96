@testable import UIKitCore

/// A controller with a button that writes down its appearances.
@MainActor final class Page: UIViewController {
  var log: [String] = []
  let button = UIButton()

  convenience init(_ name: String) {
    self.init()
    title = name
  }

  override func viewDidLoad() {
    button.setTitle(title, for: .normal)
    view.addSubview(button)
    button.pinToSuperview(edges: [.top, .left])
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will go", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did go", animated) }

  private func note(_ what: String, _ animated: Bool) { log.append(animated ? "\(what)~" : what) }
}

/// A root that presents a page in a window; its button has the focus.
@MainActor class PresentingFixture {
  let window = TestWindow(columns: 40, rows: 12)
  let root = Page("root")
  let page = Page("page")

  init() {
    window.rootViewController = root
    window.strike(.keyboardTab)
    root.log = []
  }

  func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    page.modalPresentationStyle = style
    root.present(page, animated: animated)
  }
}
