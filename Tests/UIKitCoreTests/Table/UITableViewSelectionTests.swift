import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Selecting rows` {
  let window = TestWindow(columns: 12, rows: 6)
  let table = UITableView(frame: rect(0, 0, 96, 96))
  let rows = Rows([["one", "two", "three", "four", "five"]])

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 32
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
  }

  @Test func `by keys walks along the rows and scrolls them into sight`() {
    window.strike(.keyboardTab)
    #expect(window.lines[0] == "▸ one      █")
    window.strike(.keyboardDownArrow)
    window.strike(.keyboardDownArrow)
    window.strike(.keyboardDownArrow)
    #expect(table.contentOffset.y == 32)
    #expect(window.lines[4].hasPrefix("▸ four"))
    window.strike(.keyboardReturnOrEnter)
    #expect(rows.selected == ["+four"])
    #expect(window.lines[4].hasPrefix("▶ four"))
    window.strike(.keyboardEnd)
    window.strike(.keyboardSpacebar)
    #expect(rows.selected == ["+four", "-four", "+five"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    window.strike(.keyboardHome)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `by keys leaves shortcuts alone`() {
    window.strike(.keyboardTab)
    for flags in [UIKeyModifierFlags.control, .alternate, .command] {
      window.strike(UIKey(characters: "\r", modifierFlags: flags))
      window.strike(UIKey(characters: " ", modifierFlags: flags))
      window.strike(UIKey(characters: "", modifierFlags: flags, keyCode: .keyboardDownArrow))
    }
    #expect(rows.selected.isEmpty)
    #expect(window.lines[0].hasPrefix("▸ one"))
  }

  @Test func `by a click`() {
    window.click(column: 4, row: 2)
    #expect(rows.selected == ["+two"])
    #expect(window.lines[2].hasPrefix("▶ two"))
  }

  @Test func `several at once, where that is allowed`() {
    table.allowsMultipleSelection = true
    window.click(column: 4, row: 0)
    window.click(column: 4, row: 2)
    window.click(column: 4, row: 0)
    #expect(rows.selected == ["+one", "+two", "-one"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(window.lines[2].hasPrefix("• two"))
  }

  @Test func `of less than a cell marks the lower of two that share one, every time`() {
    rows.sections = [Array(repeating: "", count: 12)]
    table.rowHeight = 8
    table.allowsMultipleSelection = true
    table.reloadData()
    let paths = (0..<12).map { IndexPath(row: $0, section: 0) }
    for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    window.strike(.keyboardTab)
    // Edges are rounded up from the middle of a cell: rows 1 and 2 share the second, and so on.
    for row in 1...10 {
      table.focusedRow = paths[row]
      let line = window.lines[(row + 1) / 2]
      #expect(line.first == (row.isMultiple(of: 2) ? "▶" : "•"), "row \(row)")
    }
  }

  @Test func `by code tells the delegate nothing`() {
    table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(window.lines[2].hasPrefix("• two"))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(window.lines[2].hasPrefix("  two"))
    #expect(rows.selected.isEmpty)
  }

  @Test func `is off where it is not allowed`() {
    table.allowsSelection = false
    window.click(column: 4, row: 2)
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    #expect(rows.selected.isEmpty)
    window.strike(.keyboardDownArrow)
    #expect(table.contentOffset.y == 16)
  }

  @Test func `leaves Tab to the views in cells`() {
    let button = UIButton(frame: rect(0, 0, 64, 16))
    window.layoutIfNeeded()
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.addSubview(button)
    window.strike(.keyboardTab)
    #expect(table.isFocused)
    window.strike(.keyboardTab)
    #expect(button.isFocused)
  }
}

@MainActor @Suite struct `A table cell` {
  @Test func `of any class is made by the table it was registered with`() {
    final class Custom: UITableViewCell {
      var made = ""
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        made = "by style"
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView()
    table.register(Custom.self, forCellReuseIdentifier: "custom")
    let cell = table.dequeueReusableCell(withIdentifier: "custom")
    #expect((cell as? Custom)?.made == "by style")
    #expect(cell?.reuseIdentifier == "custom")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func `can be made in every way a view can`() {
    let cell = UITableViewCell()
    #expect(cell.contentView.superview === cell)
    #expect(UITableViewCell(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    let styled = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    for cell in [cell, styled, UITableViewCell(frame: .zero)] {
      #expect(cell.frame == rect(0, 0, 320, 44))
    }
    #expect(UITableView().style == .plain)
  }

  @Test func `shows its accessory before the last column`() {
    let window = TestWindow(columns: 12, rows: 1)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = rect(0, 0, 96, 16)
    cell.textLabel?.text = "A"
    cell.detailTextLabel?.text = "B"
    window.addSubview(cell)
    #expect(window.lines[0] == "  A       B")
    cell.accessoryType = .disclosureIndicator
    #expect(window.lines[0] == "  A   B   ›")
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.textLabel?.semanticContentAttribute = .forceRightToLeft
    #expect(window.lines[0] == " ‹   B   A")
  }
}

/// A cell that lays its label out by constraints.
@MainActor private final class ConstrainedCell: UITableViewCell {
  let name = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      name.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct `Constraints in cells` {
  private final class Numbers: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? ConstrainedCell)?.name.text = "number \(indexPath.row)"
      return cell
    }
  }

  @Test func `hold in every row, again and again`() {
    let window = TestWindow(columns: 20, rows: 6)
    let table = box("table", in: window)
    let numbers = Numbers()
    let rows = UITableView()
    rows.translatesAutoresizingMaskIntoConstraints = false
    rows.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    rows.rowHeight = 32
    rows.dataSource = numbers
    table.pinToSuperview()
    table.addSubview(rows)
    rows.pinToSuperview()
    #expect(window.lines[0] == "    number 0       █")
    for start in [7, 500, 3, 997] {
      rows.scrollToRow(at: IndexPath(row: start, section: 0), at: .top, animated: false)
      #expect(window.lines[0].hasPrefix("    number \(start)"))
      #expect(window.lines[2].hasPrefix("    number \(start + 1)"))
    }
    window.resize(columns: 10, rows: 6)
    #expect(window.snapshot(columns: 10, rows: 6).hasPrefix("    numb…│"))
  }
}
