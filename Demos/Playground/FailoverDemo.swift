import UIKit

/// The three ways of saying what a view falls back on when its neighbour is hidden, a row each.
///
///     [button]-(>=8)-|              it may reach as far as the edge
///     [button]-(8@500)-|            it wishes to reach the edge
///     [first]-(8@500)-[last]        it wishes to stand next to the neighbour's neighbour
final class FailoverDemo: DemoViewController {
  override class var name: String { "failover" }
  override class var summary: String {
    "press h: three ways to say what comes instead"
  }

  private var labels: [UIView] = []
  private var failovers: [NSLayoutConstraint] = []
  private var lowest: NSLayoutYAxisAnchor?

  override var commands: [DemoCommand] {
    [
      DemoCommand(key: "h", title: "hide all", help: "hide/show all labels") { [self] in
        let isHidden = labels.allSatisfy(\.isCollapsed)
        for label in labels { if isHidden { label.showView() } else { label.hideView() } }
        return isHidden ? "show labels" : "hide labels"
      },
      DemoCommand(key: "f", title: "failovers", help: "failovers on/off") { [self] in
        toggle(failovers, "failovers")
      },
    ]
  }

  override var numberedViews: [UIView] { labels }

  override func viewDidLoad() {
    name(view, "root")
    let edge = addRow("edge", says: "[button]-(>=8)-|: as far as the edge")
    let wish = addRow("wish", says: "[button]-(8@500)-|: up to the edge")
    let bypass = addRow("bypass", says: "[first]-(8@500)-[last]: next to the neighbour's neighbour")
    let limit = edge.button.trailingAnchor.constraint(
      lessThanOrEqualTo: view.trailingAnchor, constant: -8)
    let reach = wish.button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8)
    for row in [edge, wish] {
      row.label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8).isActive =
        true
    }
    let last = addText("last", like: bypass.button, UIButton(type: .system))
    last.leadingAnchor.constraint(equalTo: bypass.label.trailingAnchor, constant: 8).isActive = true
    let follow = last.leadingAnchor.constraint(equalTo: bypass.button.trailingAnchor, constant: 8)
    for wish in [reach, follow] { wish.priority = UILayoutPriority(500) }
    failovers = [limit, reach, follow]
    NSLayoutConstraint.activate(failovers)
    _ = addCaption("press a button: its label goes, and the failover takes over")
    for (button, label) in [edge, wish, bypass, (last, bypass.label)] {
      (button as? UIButton)?.addAction(
        UIAction { [weak self, weak label] _ in
          if let self, let label { report { self.toggle(label) } }
        }, for: .touchUpInside)
    }
  }

  /// A line that says what the failover is, and below it a button with a label after it.
  private func addRow(_ name: String, says text: String) -> (button: UIView, label: UIView) {
    lowest = addCaption(text).bottomAnchor
    let button = addText(name, like: nil, UIButton(type: .system))
    let label = addText("\(name) label", like: button, UILabel())
    lowest = button.bottomAnchor
    labels.append(label)
    button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
    label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8).isActive = true
    return (button, label)
  }

  /// A line of text below all others.
  private func addCaption(_ text: String) -> UIView {
    addCaption(text, UIScreen.main.cellSize.height, below: lowest ?? view.topAnchor)
  }

  /// A view that shows its name, at the height of another or below all others.
  private func addText(_ text: String, like sibling: UIView?, _ shown: UIView) -> UIView {
    name(shown, text)
    (shown as? UIButton)?.setTitle(text, for: .normal)
    (shown as? UILabel)?.text = text
    // Of a button and a label the label keeps to its text.
    shown.setContentHuggingPriority(
      UILayoutPriority(shown is UILabel ? 251 : 249), for: .horizontal)
    shown.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shown)
    if let top = sibling?.topAnchor ?? lowest {
      shown.topAnchor.constraint(equalTo: top).isActive = true
    }
    return shown
  }
}
