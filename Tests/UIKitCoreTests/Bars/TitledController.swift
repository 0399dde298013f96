@testable import UIKitCore

/// A controller with a title whose content is pinned to its safe area.
@MainActor final class TitledController: UIViewController {
  let content = box("content")
  private(set) var log: [String] = []

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override func viewDidLoad() {
    view.addSubview(content)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
  override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
  override func didMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "left" : "joined")
  }
}
