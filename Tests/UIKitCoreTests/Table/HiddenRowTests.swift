import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A hidden row` {
  let window = TestWindow(columns: 12, rows: 8)
  let table = UITableView(frame: rect(0, 0, 96, 128))
  let rows = Rows([])

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 32
    table.separatorStyle = .none
    table.dataSource = rows
    window.addSubview(table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func show(_ counts: [Int], offset: CGFloat = 0) {
    rows.sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    table.reloadData()
    window.layoutIfNeeded()
    table.contentOffset.y = offset
    window.layoutIfNeeded()
  }

  /// The rows whose names can be read.
  private var names: [String] {
    window.lines.flatMap { $0.split(separator: " ") }.map(String.init).filter { $0.contains(".") }
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let counts: [Int]
    var offset: CGFloat = 0
    let hidden: [Int]
    var section = 0
    var testDescription: String { "\(hidden) of \(section) in \(counts) at \(offset)" }
  }

  nonisolated static let places = [
    Place(counts: [9], hidden: [0]),
    Place(counts: [9], hidden: [2]),
    Place(counts: [9], hidden: [3]),
    Place(counts: [9], hidden: [0, 1, 2, 3]),
    Place(counts: [9], offset: 64, hidden: [2]),
    Place(counts: [9], offset: 72, hidden: [2]),
    Place(counts: [9], offset: 72, hidden: [2, 3]),
    Place(counts: [9], offset: 72, hidden: [6]),
    Place(counts: [9], offset: 160, hidden: [8]),
    Place(counts: [9], offset: 150, hidden: [8]),
    Place(counts: [5], offset: 32, hidden: [1, 4]),
    Place(counts: [4], hidden: [3]),
    Place(counts: [1], hidden: [0]),
    Place(counts: [2, 1, 3], hidden: [0], section: 1),
    Place(counts: [3, 6], offset: 72, hidden: [2]),
    Place(counts: [3, 6], offset: 96, hidden: [0], section: 1),
  ]

  @Test(arguments: places)
  func `stays hidden wherever it was, and is back when it is shown`(place: Place) {
    show(place.counts, offset: place.offset)
    let before = table.contentSize.height
    let cells = place.hidden.compactMap { table.cellForRow(at: path($0, place.section)) }
    #expect(cells.count == place.hidden.count)
    for cell in cells { cell.hideView() }
    for _ in 0..<3 {
      #expect(!place.hidden.contains { names.contains("\(place.section).\($0)") })
      table.setNeedsLayout()
    }
    #expect(table.contentSize.height == before - CGFloat(cells.count) * 32)
    for cell in cells { cell.showView() }
    window.layoutIfNeeded()
    #expect(table.contentSize.height == before)
    table.contentOffset.y = place.offset
    window.layoutIfNeeded()
    let shown = table.indexPathsForVisibleRows ?? []
    #expect(place.hidden.allSatisfy { shown.contains(path($0, place.section)) })
  }

  @Test func `that scrolls out of sight at the top gets its room back, and nothing jumps`() {
    show([20])
    table.cellForRow(at: path(0))?.hideView()
    window.layoutIfNeeded()
    for offset in stride(from: CGFloat(0), through: 200, by: 8) {
      let first = table.indexPathForRow(at: CGPoint(x: 0, y: table.contentOffset.y + 12))
      let place = first.map { table.rectForRow(at: $0).minY - table.contentOffset.y }
      window.layoutIfNeeded()
      #expect(first.map { table.rectForRow(at: $0).minY - table.contentOffset.y } == place)
      if offset < 200 { _ = table.move(by: CGPoint(x: 0, y: 8)) }
    }
    #expect(table.contentSize.height == 640)
  }

  @Test func `that gets its room back may have its table loaded again by a delegate`() {
    final class Reloader: NSObject, UITableViewDelegate {
      var rows: Rows?
      var isArmed = false
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isArmed, let table = scrollView as? UITableView else { return }
        isArmed = false
        rows?.sections = [["0.0", "0.1"]]
        table.reloadData()
      }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { isArmed = indexPath.row == 0 && rows?.sections[0].count == 20 }
    }
    let reloader = Reloader()
    reloader.rows = rows
    show([20])
    table.delegate = reloader
    table.cellForRow(at: path(0))?.hideView()
    table.cellForRow(at: path(1))?.hideView()
    window.layoutIfNeeded()
    table.contentOffset.y = 80
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 64)
    #expect(names == ["0.0", "0.1"])
  }

  @Test func `may go in the turn in which rows come, are deleted, or change their height`() {
    show([5])
    table.cellForRow(at: path(1))?.hideView()
    rows.sections[0].append("0.5")
    table.insertRows(at: [path(5)], with: .none)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 160)
    table.cellForRow(at: path(1))?.showView()
    table.rowHeight = 16
    rows.sections[0].removeFirst(2)
    table.deleteRows(at: [path(0), path(1)], with: .none)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 64)
    #expect(names == ["0.2", "0.3", "0.4", "0.5"])
  }

  @Test func `stays hidden when rows above it come and go, and goes for good when deleted`() {
    show([5])
    table.cellForRow(at: path(2))?.hideView()
    rows.sections[0].insert("new.", at: 0)
    table.insertRows(at: [path(0)], with: .none)
    #expect(names == ["new.", "0.0", "0.1", "0.3"])
    rows.sections[0].remove(at: 3)
    table.deleteRows(at: [path(3)], with: .none)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 160)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `is stepped over by keys`() {
    show([4])
    for row in [0, 2, 3] { table.cellForRow(at: path(row))?.hideView() }
    window.strike(.keyboardTab)
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardHome, .keyboardUpArrow, .keyboardDownArrow, .keyboardEnd,
    ]
    for key in keys {
      window.strike(key)
      #expect(window.lines[0].hasPrefix("▸ 0.1"))
    }
    table.cellForRow(at: path(3))?.showView()
    window.strike(.keyboardDownArrow)
    window.strike(.keyboardUpArrow)
    window.strike(.keyboardDownArrow)
    #expect(window.lines.contains { $0.hasPrefix("▸ 0.3") })
  }
}
