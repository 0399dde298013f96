import Foundation
import Testing

@testable import UIKitCore

/// Rows of one label each, whose number of lines follows from the row's number.
@MainActor private final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 1000
  var made = 0
  var ended = 0
  /// What is added to a row's number before its lines are counted.
  var shift = 0

  func lines(of row: Int) -> Int { (row + shift) * 7 % 5 + 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    (cell as? LineCell)?.label.text = (0..<lines(of: indexPath.row))
      .map { "\(indexPath.row).\($0)" }.joined(separator: "\n")
    return cell
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
}

@MainActor private final class LineCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.pinToSuperview()
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct `A table with estimated heights` {
  private let window = TestWindow(columns: 20, rows: 10)
  private let table = UITableView(frame: rect(0, 0, 160, 160))
  private let lines = Lines()

  init() {
    table.register(LineCell.self, forCellReuseIdentifier: "line")
    table.separatorStyle = .none
    table.showsVerticalScrollIndicator = false
    table.dataSource = lines
    table.delegate = lines
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// What the window would show with a row's first line in its first row.
  private func text(from row: Int, line: Int = 0) -> [String] {
    var text: [String] = []
    var (row, line) = (row, line)
    while text.count < 10 {
      text.append("\(row).\(line)")
      line += 1
      if line == lines.lines(of: row) { (row, line) = (row + 1, 0) }
    }
    return text
  }

  @Test func `shows one row after the other without a gap`() {
    #expect(window.lines == text(from: 0))
    table.contentOffset.y = 44 * 500
    let first = window.lines[0].split(separator: ".").compactMap { Int($0) }
    #expect(first.count == 2 && window.lines == text(from: first[0], line: first[1]))
  }

  @Test func `does not jump, whichever way it is scrolled`() {
    table.scrollToRow(at: path(500), at: .top, animated: false)
    #expect(window.lines == text(from: 500))
    for step in [-1, 1, -2, -3, 5] {
      for _ in 0..<40 {
        let before = window.lines
        window.turnWheel(rows: step)
        let after = window.lines
        let moved = Array(step > 0 ? before.dropFirst(step) : after.dropFirst(-step))
        #expect(step > 0 ? after.starts(with: moved) : before.starts(with: moved))
      }
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .bottom, .middle, .none])
  func `scrolls exactly to a row that was never measured`(position: UITableView.ScrollPosition) {
    for target in [10, 700, 701] {
      table.contentOffset.y = 0
      window.layoutIfNeeded()
      table.scrollToRow(at: path(target), at: position, animated: false)
      window.layoutIfNeeded()
      let frame = table.rectForRow(at: path(target)).offsetBy(dx: 0, dy: -table.contentOffset.y)
      #expect(frame.height == CGFloat(lines.lines(of: target)) * 16)
      switch position {
      case .top: #expect(frame.minY == 0)
      case .middle: #expect(frame.midY == 80)
      default: #expect(frame.maxY == 160)
      }
      #expect(table.cellForRow(at: path(target))?.frame == table.rectForRow(at: path(target)))
    }
    #expect(lines.made < 200)
  }

  @Test func `ends at its first and its last row by keys`() {
    table.allowsSelection = false
    window.strike(.keyboardTab)
    window.strike(.keyboardEnd)
    #expect(window.lines.last == "999.\(lines.lines(of: 999) - 1)")
    #expect(table.contentOffset.y == table.contentSize.height - 160)
    window.strike(.keyboardHome)
    #expect(window.lines == text(from: 0))
    #expect(table.contentOffset.y == 0)
    for _ in 0..<3 { window.strike(.keyboardPageDown) }
    for _ in 0..<5 { window.strike(.keyboardPageUp) }
    #expect(window.lines == text(from: 0))
  }

  @Test func `walks by keys to rows that were never measured`() {
    window.strike(.keyboardTab)
    window.strike(.keyboardEnd)
    #expect(window.lines.last?.hasSuffix("999.\(lines.lines(of: 999) - 1)") == true)
    window.strike(.keyboardHome)
    #expect(table.contentOffset.y == 0)
    for row in 1..<60 {
      window.strike(.keyboardDownArrow)
      let frame = table.rectForRow(at: path(row))
      #expect(table.bounds.contains(frame))
    }
  }

  @Test func `keeps the known heights when rows come and go`() throws {
    table.scrollToRow(at: path(100), at: .top, animated: false)
    window.layoutIfNeeded()
    let before = table.contentSize.height
    lines.count += 3
    table.insertRows(at: (1000..<1003).map(path), with: .none)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == before + 3 * 44)
    #expect(window.lines == text(from: 100))
    lines.count -= 5
    lines.shift = 5
    table.deleteRows(at: (0..<5).map(path), with: .none)
    window.layoutIfNeeded()
    let paths = try #require(table.indexPathsForVisibleRows)
    let heights = paths.map { table.rectForRow(at: $0).height }
    let wanted = paths.map { CGFloat(lines.lines(of: $0.row)) * 16 }
    #expect(!wanted.isEmpty)
    #expect(heights == wanted)
  }

  @Test func `keeps its place when it is loaded again`() {
    for _ in 0..<30 { window.turnWheel(rows: 10) }
    let (before, size) = (window.lines, table.contentSize)
    table.reloadData()
    #expect(window.lines == before)
    #expect(table.contentSize == size)
  }

  @Test(arguments: [100, 1_000_000])
  func `makes no more cells of a million rows than of a hundred`(count: Int) {
    lines.count = count
    lines.made = 0
    table.reloadData()
    window.layoutIfNeeded()
    #expect(lines.made < 8)
    for _ in 0..<20 { window.turnWheel(rows: 3) }
    #expect(lines.made < 40)
    lines.made = 0
    table.scrollToRow(at: path(count - 1), at: .bottom, animated: false)
    #expect(window.lines.last == "\(count - 1).\(lines.lines(of: count - 1) - 1)")
    #expect(lines.made < 20)
  }

  // MARK: Animated

  @Test func `scrolls to a row in time, and ends exactly there`() {
    withClock { clock in
      for target in [400, 20, 999, 0] {
        lines.ended = 0
        table.scrollToRow(at: path(target), at: .top, animated: true)
        var offsets = [table.contentOffset.y]
        for _ in 0..<6 {
          clock.advance(by: 0.05)
          window.layoutIfNeeded()
          offsets.append(table.contentOffset.y)
        }
        #expect(Set(offsets).count == 7)
        #expect(lines.ended == 1)
        #expect(!clock.isAnimating)
        if target < 990 { #expect(window.lines == text(from: target)) }
        if target == 999 {
          #expect(table.contentOffset.y == table.contentSize.height - 160)
        }
      }
    }
  }

  @Test func `selects a row and scrolls there in time`() {
    withClock { clock in
      table.selectRow(at: path(300), animated: true, scrollPosition: .bottom)
      #expect(table.indexPathForSelectedRow == path(300))
      #expect(table.contentOffset.y == 0)
      clock.advance(by: 0.3)
      #expect(table.rectForRow(at: path(300)).maxY == table.contentOffset.y + 160)
      #expect(lines.ended == 1)
    }
  }
}
