import Foundation
import Testing

@testable import UIKitCore

/// Sections of named rows.
@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String] = []
  var made = 0
  var selected: [String] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    made += 1
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.isEmpty ? nil : titles[section]
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append("+" + sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selected.append("-" + sections[indexPath.section][indexPath.row])
  }
}

@MainActor @Suite struct `A table` {
  let window = TestWindow(columns: 12, rows: 9)
  let table = UITableView(frame: rect(0, 0, 96, 144), style: .plain)
  let rows = Rows([["one", "two"]])

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 32
    table.dataSource = rows
    window.addSubview(table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func showMany(_ count: Int) {
    rows.made = 0
    rows.sections = [(0..<count).map { "row \($0)" }]
    table.reloadData()
    window.layoutIfNeeded()
  }

  // MARK: Separators

  @Test func `goes on drawing lines below its last row`() {
    #expect(
      window.lines == [
        "  one", "  ──────────", "  two", "  ──────────", "", "  ──────────", "",
        "  ──────────", "",
      ])
  }

  @Test func `ends its lines at a footer, and goes on when the footer is taken away`() {
    let endless = window.text
    table.tableFooterView = UIView(frame: .zero)
    #expect(
      window.lines == ["  one", "  ──────────", "  two", "  ──────────", "", "", "", "", ""])
    table.tableFooterView = nil
    #expect(window.text == endless)
  }

  @Test func `draws no lines without a separator style`() {
    table.separatorStyle = .none
    #expect(!window.text.contains("─"))
  }

  @Test func `insets its lines`() {
    table.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 32)
    #expect(window.lines[1] == "────────")
  }

  @Test(arguments: [CGFloat(44), 48, 32, 40])
  func `has room for text and line in rows of any height`(height: CGFloat) {
    table.rowHeight = height
    rows.sections = [["a", "b", "c", "d", "e", "f"]]
    table.tableFooterView = UIView(frame: .zero)
    table.reloadData()
    window.resize(columns: 12, rows: 30)
    table.frame = rect(0, 0, 96, 480)
    let lines = window.snapshot(columns: 12, rows: 30).split(separator: "\n")
    let marks = lines.compactMap { $0.trimmingCharacters(in: .whitespaces).first }
    #expect(String(marks) == "a─b─c─d─e─f─")
  }

  @Test func `of rows of one cell has no lines`() {
    table.rowHeight = 16
    #expect(window.lines.prefix(3) == ["  one", "  two", ""])
  }

  // MARK: Rows

  @Test func `makes only the cells that show`() {
    showMany(1000)
    #expect(table.visibleCells.count == 5)
    #expect(rows.made <= 5)
    #expect(table.contentSize.height == 32_000)
    table.contentOffset.y = 16_000
    window.layoutIfNeeded()
    #expect(window.lines[0] == "  row 500  │")
    #expect(table.visibleCells.count == 5)
    #expect(table.cellForRow(at: path(0)) == nil)
    #expect(table.cellForRow(at: path(500))?.textLabel?.text == "row 500")
  }

  @Test func `uses cells again`() {
    showMany(1000)
    let first = Set(table.visibleCells.map(ObjectIdentifier.init))
    table.contentOffset.y = 3200
    window.layoutIfNeeded()
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)) == first)
  }

  @Test func `scrolls a million rows without asking for each`() {
    final class Million: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let million = Million()
    table.dataSource = million
    table.scrollToRow(at: path(999_999), at: .bottom, animated: false)
    #expect(window.lines[7] == "  999999   │")
    #expect(million.made < 20)
  }

  @Test func `finds rows by place and place by row`() {
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)) == rect(0, 32, 96, 32))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40)) == path(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 70)) == nil)
    #expect(table.rectForRow(at: path(7)) == .zero)
  }

  @Test func `lets a delegate say how high its rows are`() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 48 : 32
      }
    }
    let heights = Heights()
    table.delegate = heights
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)) == rect(0, 48, 96, 32))
    #expect(table.contentSize.height == 80)
  }

  @Test func `shows inserted and deleted rows, and keeps the cells of the others`() {
    window.layoutIfNeeded()
    let two = table.cellForRow(at: path(1))
    rows.sections = [["zero", "one", "two"]]
    table.insertRows(at: [path(0)], with: .automatic)
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: path(2)) === two)
    #expect(["zero", "one", "two"].map { window.text.contains($0) } == [true, true, true])
    rows.sections = [["two"]]
    table.deleteRows(at: [path(0), path(1)], with: .fade)
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: path(0)) === two)
    #expect(window.lines[0] == "  two")
  }

  @Test func `counts deletions before insertions in a batch`() {
    window.layoutIfNeeded()
    rows.sections = [["new", "two", "end"]]
    table.performBatchUpdates {
      table.insertRows(at: [path(0), path(2)], with: .none)
      table.deleteRows(at: [path(0)], with: .none)
    }
    #expect(window.lines.prefix(5).joined().split(separator: " ").count == 5)
    #expect([0, 2, 4].map { window.lines[$0] } == ["  new", "  two", "  end"])
  }

  // MARK: Hidden cells

  @Test func `gives a hidden cell no room and no line`() {
    showMany(3)
    table.cellForRow(at: path(1))?.hideView()
    #expect(window.lines.prefix(4) == ["  row 0", "  ──────────", "  row 2", "  ──────────"])
    #expect(table.contentSize.height == 64)
    table.cellForRow(at: path(1))?.showView()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 96)
  }

  @Test func `shows a hidden row again once its cell has been used for another`() {
    showMany(100)
    table.cellForRow(at: path(1))?.hideView()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 3168)
    table.contentOffset.y = 50 * 32
    window.layoutIfNeeded()
    #expect(window.lines[0] == "  row 51   │")
    #expect(table.contentSize.height == 3200)
    table.contentOffset.y = 0
    #expect(window.lines[2] == "  row 1    │")
  }

  // MARK: Sections

  @Test func `keeps the title of a section in sight`() {
    rows.sections = [(0..<5).map { "a\($0)" }, (0..<5).map { "b\($0)" }]
    rows.titles = ["A", "B"]
    table.sectionHeaderHeight = 16
    table.reloadData()
    #expect(window.lines.prefix(3) == ["  A        █", "  a0       █", "  ─────────█"])
    table.contentOffset.y = 64
    #expect(window.lines[0] == "  A        │")
    #expect(window.lines[1].hasPrefix("  a2"))
    table.contentOffset.y = 176
    #expect(window.lines[0].hasPrefix("  B"))
  }

  // MARK: Header

  @Test func `places its header and footer views around its rows`() {
    let header = UILabel(frame: rect(0, 0, 0, 16))
    header.text = "head"
    let footer = UILabel(frame: rect(0, 0, 0, 16))
    footer.text = "foot"
    table.tableHeaderView = header
    table.tableFooterView = footer
    #expect(
      window.lines.prefix(6) == ["head", "  one", "  ──────────", "  two", "  ──────────", "foot"])
    #expect(table.contentSize.height == 96)
    // As in UIKit, one that has grown is set again.
    header.frame.size.height = 48
    table.tableHeaderView = header
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 128)
    #expect(table.cellForRow(at: path(0))?.frame == rect(0, 48, 96, 32))
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [false, true])
  func `scrolls to a section without rows by a row that is not found`(
    style: UITableView.Style, animated: Bool
  ) {
    let table = UITableView(frame: rect(0, 0, 96, 144), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.sectionHeaderHeight) = (32, 16)
    rows.sections = [Array(repeating: "row", count: 10), [], Array(repeating: "row", count: 10)]
    rows.titles = ["first", "empty", "last"]
    table.dataSource = rows
    window.addSubview(table)
    table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: animated)
    #expect(table.contentOffset.y == 336)
    table.scrollToRow(at: path(NSNotFound, 1), at: .bottom, animated: animated)
    #expect(table.contentOffset.y == 208)
    table.scrollToRow(at: path(NSNotFound, 1), at: .none, animated: animated)
    #expect(table.contentOffset.y == 208)
  }
}
