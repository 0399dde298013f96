import Foundation
import Testing

@testable import UIKitCore

/// Sections with views of their own, and everything a delegate is told.
@MainActor private final class Listener: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [4]
  var titles = true
  var headerHeight = UITableView.unstatedHeight
  var log: [String] = []
  var viewsAsked = 0
  /// What stands in for a row that is pressed.
  var substitute: IndexPath?
  var keepsSelection = false
  var locked: Set<Int> = []

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles ? "T\(section)" : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    viewsAsked += 1
    return titles ? nil : UIView()
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { log.append("header \(section)") }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { log.append("no header \(section)") }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !locked.contains(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("down \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("up \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    substitute ?? indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    keepsSelection ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("+\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("-\(indexPath.row)")
  }
}

@MainActor @Suite struct `A table's delegate` {
  private let window = TestWindow(columns: 12, rows: 8)
  private let table = UITableView(frame: rect(0, 0, 96, 128))
  private let listener = Listener()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 16
    table.sectionHeaderHeight = 16
    table.dataSource = listener
    table.delegate = listener
    window.addSubview(table)
  }

  private func load(_ counts: [Int]) {
    listener.counts = counts
    table.reloadData()
    window.layoutIfNeeded()
    listener.log = []
  }

  @Test func `is asked for no view of a section that does not show`() {
    listener.titles = false
    load(Array(repeating: 10, count: 1000))
    #expect(listener.viewsAsked == 0)
    listener.titles = true
    load(Array(repeating: 10, count: 1000))
    #expect(listener.viewsAsked == 1)
    listener.titles = false
    listener.headerHeight = 16
    load(Array(repeating: 10, count: 1000))
    #expect(listener.viewsAsked == 2)
  }

  @Test func `is told of the headers that come and go`() {
    load([4, 4, 4])
    table.contentOffset.y = 80
    window.layoutIfNeeded()
    #expect(listener.log == ["header 2", "no header 0"])
  }

  @Test func `is told of a press and what came of it, in UIKit's order`() {
    load([4])
    window.click(column: 3, row: 1)
    window.click(column: 3, row: 2)
    window.click(column: 3, row: 2)
    #expect(
      listener.log == [
        "down 0", "up 0", "+0", "down 1", "up 1", "-0", "+1", "down 1", "up 1", "+1",
      ])
  }

  @Test func `that puts a row that is selected in another's place is told of nothing`() {
    load([4])
    listener.substitute = IndexPath(row: 2, section: 0)
    window.click(column: 3, row: 1)
    window.click(column: 3, row: 1)
    #expect(listener.log.filter { !$0.contains(" ") } == ["+2"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func `may keep a selection, or lock a row against the mouse and keys`() {
    load([4])
    window.click(column: 3, row: 1)
    listener.keepsSelection = true
    window.click(column: 3, row: 2)
    listener.keepsSelection = false
    listener.locked = [1]
    window.click(column: 3, row: 2)
    window.strike(.keyboardHome)
    window.strike(.keyboardDownArrow)
    window.strike(.keyboardReturnOrEnter)
    #expect(listener.log.filter { !$0.contains(" ") } == ["+0"])
  }

  @Test func `has its cells told of a selection by the method that an app overrides`() {
    final class Cell: UITableViewCell {
      var changes: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        changes.append(selected)
      }
    }
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    load([30])
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: IndexPath(row: 3, section: 0)) as? Cell
    #expect(cell?.changes == [true])
    table.contentOffset.y = 400
    window.layoutIfNeeded()
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    let shown = table.cellForRow(at: IndexPath(row: 3, section: 0)) as? Cell
    #expect(shown?.changes.last == true && shown?.isSelected == true)
    #expect(table.visibleCells.count { $0.isSelected } == 1)
  }
}

@MainActor @Suite struct `Pressing a row with the mouse` {
  let window = TestWindow(columns: 12, rows: 8)
  let table = UITableView(frame: rect(0, 0, 96, 96))
  let rows = Rows([["a", "b", "c", "d"], ["e", "f", "g", "h"]])

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 32
    table.sectionHeaderHeight = 16
    table.dataSource = rows
    table.delegate = rows
    rows.titles = ["A", "B"]
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  @Test func `does nothing on a title that stays in sight over it`() {
    table.contentOffset.y = 64
    window.click(column: 3, row: 0)
    #expect(rows.selected.isEmpty)
    window.click(column: 3, row: 1)
    #expect(rows.selected == ["+c"])
  }

  @Test func `has to end where it began`() {
    // Below the table, on another row, on a title, outside the window.
    for (column, row) in [(3, 7), (3, 3), (3, 0), (30, 1)] {
      window.press(column: 3, row: 1)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == true)
      window.drag(column: column, row: row)
      #expect(table.visibleCells.map(\.isHighlighted) == [false, false, false])
      window.release(column: column, row: row)
    }
    #expect(rows.selected.isEmpty)
    window.press(column: 3, row: 1)
    window.drag(column: 5, row: 2)
    window.release(column: 6, row: 2)
    #expect(rows.selected == ["+a"])
  }

  @Test func `has to begin in a row`() {
    window.press(column: 3, row: 7)
    window.release(column: 3, row: 1)
    window.press(column: 3, row: 0)
    window.release(column: 3, row: 1)
    #expect(rows.selected.isEmpty)
  }

  @Test func `ends when the rows change meanwhile`() {
    window.press(column: 3, row: 1)
    table.reloadData()
    window.release(column: 3, row: 1)
    window.press(column: 3, row: 1)
    rows.sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.release(column: 3, row: 1)
    #expect(rows.selected.isEmpty)
    #expect(table.visibleCells.map(\.isHighlighted) == [false, false, false])
  }
}

@MainActor @Suite struct `The cells of a table` {
  private final class Buttons: NSObject, UITableViewDataSource {
    var made = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if cell.tag == 0 {
        made += 1
        cell.tag = made
        cell.contentView.addSubview(UIButton(frame: rect(0, 0, 64, 16)))
      }
      cell.contentView.subviews.first?.tag = indexPath.row + 1
      return cell
    }
  }

  private let window = TestWindow(columns: 12, rows: 8)
  private let table = UITableView(frame: rect(0, 0, 96, 128))
  private let buttons = Buttons()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 32
    table.allowsSelection = false
    table.dataSource = buttons
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private var tabs: [Int] { FocusOrder(of: window, around: nil).views.map(\.tag) }

  @Test func `come one after the other for Tab, between the header and the footer`() {
    #expect(tabs == [1, 2, 3, 4])
    table.contentOffset.y = 320
    window.layoutIfNeeded()
    #expect(tabs == [11, 12, 13, 14])
    table.contentOffset.y = 272
    window.layoutIfNeeded()
    #expect(tabs == [9, 10, 11, 12, 13])
    table.contentOffset.y = 0
    table.tableFooterView = UIButton(frame: rect(0, 0, 64, 16))
    table.tableHeaderView = UIButton(frame: rect(0, 0, 64, 16))
    table.tableHeaderView?.tag = 100
    table.tableFooterView?.tag = 200
    window.layoutIfNeeded()
    #expect(tabs == [100, 1, 2, 3, 4, 200])
  }

  @Test func `are used again in the order of the rows, every time`() {
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4])
    table.contentOffset.y = 320
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4])
    table.reloadRows(at: (10..<14).map { IndexPath(row: $0, section: 0) }, with: .none)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4])
  }

  @Test func `named by a path of no row stop the program, which says the first`() async {
    for call in ["scroll", "select", "delete", "insert", "path"] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [call = call as String] in
        await MainActor.run {
          let table = UITableView(frame: rect(0, 0, 96, 128))
          let rows = Rows([["one"]])
          table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          table.dataSource = rows
          table.layoutIfNeeded()
          let path = IndexPath(row: 7, section: 3)
          let paths = [9, 7, 8, 10, 11].map { IndexPath(row: $0, section: 3) }
          switch call {
          case "scroll": table.scrollToRow(at: path, at: .top, animated: false)
          case "select": table.selectRow(at: path, animated: false, scrollPosition: .none)
          case "delete": table.deleteRows(at: paths, with: .none)
          case "insert": table.insertRows(at: paths, with: .none)
          default: print(IndexPath(index: 7).row)
          }
        }
      }
      let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(call == "path" ? said.contains("names no row") : said.contains("[3, 7]"), "\(call)")
    }
  }
}
