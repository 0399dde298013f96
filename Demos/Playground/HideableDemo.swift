import UIKit

/// A button beside a label, a failover for the button's trailing edge, and what happens when the
/// label goes.
///
///     |-[button]-[label]-|      and      [button]-(>=8)-|
final class HideableDemo: DemoViewController {
  override class var name: String { "hideable" }
  override class var summary: String { "press h: the label goes, and a failover takes over" }

  private let panel = RuledView()
  private let button = UIButton(type: .system)
  private let label = UILabel()
  private let board = ConstraintBoard()
  private var fill = NSLayoutConstraint()

  override var commands: [DemoCommand] {
    [
      DemoCommand(key: "h", title: "hide/show label") { [self] in toggle(label) },
      DemoCommand(
        key: "f", title: "fill when alone", help: "the button fills the panel when alone, on/off"
      ) { [self] in
        toggle([fill], "fill")
      },
    ]
  }

  override var numberedViews: [UIView] { [button, label] }

  override func viewDidLoad() {
    name(view, "root")
    name(panel, "panel")
    name(button, "button")
    name(label, "label")
    for view in [button, label, panel, board] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(panel)
    view.addSubview(board)
    panel.addSubview(button)
    panel.addSubview(label)

    button.setTitle("Button with a fairly long name", for: .normal)
    button.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    button.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    label.text = "Label text"
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)

    panel.didLayout = { [weak self] in self?.layoutDidChange() }
    activateConstraints()
    board.show(
      panel.constraints + [fill],
      note: "press the button: the label goes, and all that names it stands by")
  }

  private func activateConstraints() {
    let rule = UIScreen.main.cellSize.height
    fill = button.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -8)
    fill.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      // |-[button]-[label]-|
      button.leadingAnchor.constraint(
        equalToSystemSpacingAfter: panel.leadingAnchor, multiplier: 1),
      label.leadingAnchor.constraint(
        equalToSystemSpacingAfter: button.trailingAnchor, multiplier: 1),
      panel.trailingAnchor.constraint(
        equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      // The failover: [button]-(>=8)-|
      button.trailingAnchor.constraint(lessThanOrEqualTo: panel.trailingAnchor, constant: -8),

      button.topAnchor.constraint(equalTo: panel.topAnchor, constant: rule),
      button.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -rule),
      label.topAnchor.constraint(equalTo: panel.topAnchor, constant: rule),
      label.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -rule),

      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: rule),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.heightAnchor.constraint(equalToConstant: 3 * rule),
      board.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: rule),
      board.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      board.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
    ])
  }

  override func layoutDidChange() {
    board.update(frames: [button, label])
  }

  /// What pressing the button does; the playground tells what came of it.
  private func press() {
    report { [self] in toggle(label) }
  }
}
