import Foundation
import Testing

@testable import UIKitCore

/// One of everything, in a window that may be far too small for it.
@MainActor private final class Everything: UIViewController {
  let rows = Rows([["one", "two", "日本語", "four"], ["five"]])

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.titles = ["A", "B"]
    let label = UILabel()
    label.text = "A label 日本語 of several\nlines"
    label.numberOfLines = 0
    let button = UIButton(primaryAction: UIAction(title: "Button 日本語") { _ in })
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    let scroll = UIScrollView()
    let inside = UILabel()
    inside.text = "wide and high"
    scroll.addSubview(inside)
    inside.translatesAutoresizingMaskIntoConstraints = false
    inside.pinToSuperview()
    inside.heightAnchor.constraint(equalToConstant: 200).isActive = true
    var above = view.topAnchor
    for part in [label, button, table, scroll] {
      view.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
      part.pinToSuperview(edges: [.left, .right])
      part.topAnchor.constraint(equalTo: above).isActive = true
      above = part.bottomAnchor
    }
    view.bottomAnchor.constraint(equalTo: above).isActive = true
    scroll.heightAnchor.constraint(equalTo: table.heightAnchor).isActive = true
  }
}

@MainActor @Suite struct `A window far too small` {
  @Test func `shows what fits, takes every key and click, and is as before when it grows`() {
    let window = TestWindow(columns: 30, rows: 20)
    window.rootViewController = Everything()
    window.layoutIfNeeded()
    let before = window.rootViewController?.view.subviews.map(\.frame)
    for columns in 0..<12 {
      for rows in 0..<6 {
        window.resize(columns: columns, rows: rows)
        _ = window.snapshot(columns: columns, rows: rows)
        for key in [
          UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow, .keyboardPageDown, .keyboardEnd,
          .keyboardPageUp, .keyboardReturnOrEnter,
        ] {
          window.strike(key)
        }
        window.click(column: columns - 1, row: rows - 1)
        window.turnWheel(rows: 3, column: columns / 2, row: rows / 2)
        _ = window.render(columns: columns, rows: rows)
      }
    }
    window.strike(.keyboardHome)
    window.resize(columns: 30, rows: 20)
    #expect(window.text.contains("A label"))
    #expect(window.rootViewController?.view.subviews.map(\.frame) == before)
  }
}
