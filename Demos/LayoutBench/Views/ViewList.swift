import Foundation
import UIKitCore

/// Rows under one another as views and constraints, each with a label and a button of their own
/// sizes.
///
/// A row finds its place below the one before, and where that is hidden, by a bound, below the one
/// before that; a label has room up to the button, or to the end of the row.
@MainActor struct ViewList: ViewLayout {
  let window: UIWindow
  private(set) var views: [UIView] = []
  private let root = UIView()
  private var rows: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  /// Makes the rows with their constraints, and activates these in one go.
  init(rows count: Int, width: CGFloat) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 640))
    root.frame = window.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    views.append(root)
    for place in 0..<count { addRow(place) }
    NSLayoutConstraint.activate(constraints)
  }

  var hidden: [(name: String, view: UIView)] {
    let middle = rows[rows.count / 2]
    return [
      ("first row", rows[0]), ("middle row", middle), ("last row", rows[rows.count - 1]),
      ("button", middle.subviews[1]),
    ]
  }

  private mutating func addRow(_ place: Int) {
    let row = add(UIView(), to: root)
    constraints += [
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? root.topAnchor, constant: 1),
    ]
    if place > 0 {
      let edge = place > 1 ? rows[place - 2].bottomAnchor : root.topAnchor
      constraints.append(row.topAnchor.constraint(greaterThanOrEqualTo: edge, constant: 1))
    }
    rows.append(row)
    fill(row, place)
  }

  private mutating func fill(_ row: UIView, _ place: Int) {
    let label = add(SizedView(Workload.intrinsicSize(2 * place)), to: row)
    let button = add(SizedView(Workload.intrinsicSize(2 * place + 1)), to: row)
    button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    button.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    for view in [label, button] {
      constraints += [
        view.topAnchor.constraint(equalTo: row.topAnchor),
        view.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ]
    }
    let end = label.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8)
    end.priority = UILayoutPriority(500)
    constraints += [
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8), end,
    ]
  }

  private mutating func add(_ view: UIView, to superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    views.append(view)
    return view
  }
}

/// A view whose content is so many cells wide, and one high.
private final class SizedView: UIView {
  private let cells: Double

  init(_ cells: Double) {
    self.cells = cells
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: cells * 8, height: 16) }
}
