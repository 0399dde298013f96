import UIKit

/// The scroll view with a container: edges pinned to the scroll view, equal width required, equal
/// height at 250.
///
/// Content taller than the screen scrolls, and what is not fills.
final class ScrollDemo: DemoViewController {
  override class var name: String { "scroll" }
  override class var summary: String {
    "the container fills the screen, or scrolls when it is taller"
  }

  private let scrollView = UIScrollView()
  private let container = UIView()
  private var rows: [ScrollRow] = []

  override var commands: [DemoCommand] {
    [
      DemoCommand(key: "a", title: "add row") { [self] in
        addRow()
        return "add row \(rows.count)"
      },
      DemoCommand(key: "d", title: "remove row") { [self] in removeRow() },
      DemoCommand(key: "h", title: "hide last row", help: "hide/show last row") { [self] in
        rows.last.map { toggle($0) }
      },
      DemoCommand(key: "c", title: "container", help: "hide/show container") { [self] in
        toggle(container)
      },
    ]
  }

  override var numberedViews: [UIView] { rows }

  override func viewDidLoad() {
    name(view, "root")
    name(scrollView, "scroll")
    name(container, "container")
    view.addSubview(scrollView)
    scrollView.addSubview(container)
    scrollView.pinToSuperview()
    container.pinToSuperview()
    let height = container.heightAnchor.constraint(equalTo: scrollView.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      container.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      height,
    ])
    for _ in 1...6 { addRow() }
  }

  /// Adds a row below the last one.
  ///
  /// No row is pinned to the container's bottom: each only asks that the container reaches below
  /// it, so that any of them can be hidden or removed.
  private func addRow() {
    let row = ScrollRow(number: rows.count + 1)
    name(row, "row\(rows.count + 1)")
    row.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(row)
    rows.append(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container.bottomAnchor.constraint(greaterThanOrEqualTo: row.bottomAnchor, constant: 8),
    ])
    link(row)
  }

  /// Puts a row right below the one above.
  ///
  /// Should that one be hidden, the row still stays below all
  /// the others, and a weak wish to be at the top pulls it up to the nearest.
  private func link(_ row: ScrollRow) {
    let gap = UIScreen.main.cellSize.height
    let pull = row.topAnchor.constraint(equalTo: container.topAnchor)
    pull.priority = UILayoutPriority(240)
    var links = [row.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor), pull]
    if let neighbor = rows.dropLast().last {
      links.append(row.topAnchor.constraint(equalTo: neighbor.bottomAnchor, constant: gap))
    }
    for other in rows.dropLast(2) {
      links.append(
        row.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: gap))
    }
    NSLayoutConstraint.activate(links)
  }

  private func removeRow() -> String? {
    guard let row = rows.popLast() else { return nil }
    row.removeFromSuperview()
    return "remove row \(rows.count + 1)"
  }
}

/// A label with a button beside it.
final class ScrollRow: UIView {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private var presses = 0

  init(number: Int) {
    super.init(frame: .zero)
    label.text = "Row \(number)"
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.count(number) }, for: .touchUpInside)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func count(_ number: Int) {
    presses += 1
    label.text = "Row \(number), pressed \(presses)"
  }
}
