import Foundation
import Testing

@testable import UIKitCore

/// Rows that are loaded again, fewer or not, each time one is selected.
@MainActor private final class ReloadingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names = ["one", "two", "three"]
  var selected: [String] = []
  var remaining: [String]?
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(names[indexPath.row])
    names = remaining ?? names
    tableView.reloadData()
  }
}

@MainActor @Suite struct `The row that keys act on` {
  let window = TestWindow(columns: 12, rows: 4)
  let table = UITableView(frame: rect(0, 0, 96, 64))
  private let rows = ReloadingRows()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 16
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
  }

  /// The row that is marked, by its number.
  private var marked: [Int] {
    window.lines.indices.filter { window.lines[$0].hasPrefix("▸") }
  }

  @Test func `stays marked where its selection loads the table again`() {
    window.strike(.keyboardTab)
    window.strike(.keyboardDownArrow)
    window.strike(.keyboardReturnOrEnter)
    #expect(marked == [1])
    window.strike(.keyboardDownArrow)
    #expect(marked == [2])
    window.strike(.keyboardReturnOrEnter)
    #expect(rows.selected == ["two", "three"] && marked == [2])
  }

  @Test func `stays marked where a click loads the table again`() {
    window.click(column: 4, row: 1)
    #expect(rows.selected == ["two"] && table.isFocused && marked == [1])
    window.strike(.keyboardUpArrow)
    #expect(marked == [0])
  }

  @Test func `stays marked where others load the table again, or give it other rows`() {
    let others = ReloadingRows()
    window.strike(.keyboardTab)
    window.strike(.keyboardDownArrow)
    table.reloadData()
    #expect(marked == [1])
    table.rowHeight = 17
    #expect(marked == [1])
    table.dataSource = others
    #expect(marked == [1])
  }

  @Test(arguments: [(2, 1), (1, 0), (0, nil)] as [(Int, Int?)])
  func `is the last where there are fewer rows, and none where there is none`(
    count: Int, place: Int?
  ) {
    rows.remaining = Array(rows.names.prefix(count))
    window.strike(.keyboardTab)
    window.strike(.keyboardEnd)
    #expect(marked == [2])
    window.strike(.keyboardReturnOrEnter)
    #expect(marked == (place.map { [$0] } ?? []))
    window.strike(.keyboardReturnOrEnter)
    let selected = place.map { ["three", rows.names[$0]] } ?? ["three"]
    #expect(rows.selected == selected)
  }

  @Test(arguments: [false, true])
  func `is the first of rows that come back into a table that was emptied while focused`(
    isAlone: Bool
  ) {
    let names = rows.names
    if !isAlone {
      let button = UIButton(type: .system)
      button.frame = rect(0, 48, 96, 16)
      window.addSubview(button)
    }
    window.strike(.keyboardTab)
    rows.names = []
    table.reloadData()
    #expect(marked == [] && table.isFocused)
    window.strike(.keyboardDownArrow)
    window.strike(.keyboardReturnOrEnter)
    #expect(rows.selected == [] && table.isFocused)
    rows.names = names
    table.reloadData()
    #expect(marked == [0])
    window.strike(.keyboardReturnOrEnter)
    #expect(rows.selected == ["one"])
    rows.names = []
    table.reloadData()
    window.strike(.keyboardTab)
    #expect(table.isFocused == isAlone)
  }

  @Test func `is the first of rows that come into a table that had none`() {
    let names = rows.names
    rows.names = []
    let header = UILabel(frame: rect(0, 0, 96, 80))
    table.tableHeaderView = header
    table.reloadData()
    window.strike(.keyboardTab)
    #expect(table.isFocused && marked == [])
    rows.names = names
    table.tableHeaderView = nil
    table.reloadData()
    #expect(marked == [0])
    window.strike(.keyboardReturnOrEnter)
    #expect(rows.selected == ["one"])
  }

  @Test func `is the nearest that shows where it is hidden, and is marked there`() {
    window.strike(.keyboardTab)
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.hideView()
    #expect(window.lines[0].hasPrefix("▸ two"))
    window.strike(.keyboardReturnOrEnter)
    #expect(rows.selected == ["two"])
  }

  @Test(arguments: [([3, 2], 1, 1, [1, 1]), ([3, 1], 1, 1, [1, 0]), ([3], 1, 1, [0, 2])])
  func `is found in another section where its own has not enough`(
    counts: [Int], section: Int, row: Int, expected: [Int]
  ) {
    var geometry = TableGeometry()
    for count in counts {
      geometry.append(TableGeometry.Section(RowHeights(count: count, each: 10)))
    }
    let path = geometry.lastRow(upTo: IndexPath(row: row, section: section))
    #expect(path == IndexPath(row: expected[1], section: expected[0]))
  }
}
