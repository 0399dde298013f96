import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite final class `A row that sizes itself`: NoteTableFixture {
  @Test func `is as high as its constraints ask for`() throws {
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    show(["one", "a text that takes two lines", ""])
    #expect(heights == [56, 72, 40])
    #expect(table.contentSize == CGSize(width: 160, height: 168))
    #expect(try cell(1).frame == rect(0, 56, 160, 72))
    #expect(try cell(1).contentView.frame == rect(0, 0, 160, 72))
    #expect(try cell(1).note.frame == rect(8, 20, 144, 32))
  }

  @Test func `leaves room for the line below it and for its accessory`() throws {
    table.separatorStyle = .singleLine
    show(["one", "two"])
    #expect(heights == [72, 72])
    #expect(try cell(1).contentView.frame == rect(0, 0, 160, 56))
    table.separatorStyle = .none
    window.layoutIfNeeded()
    #expect(heights == [56, 56])
    notes.texts[0] = "exactly eighteen 8"
    table.reloadData()
    window.layoutIfNeeded()
    #expect(heights == [56, 56])
    try cell(0).accessoryType = .checkmark
    window.layoutIfNeeded()
    #expect(heights == [72, 56])
  }

  @Test func `is 44 high, or as its labels need, where constraints give no height`() throws {
    show(["one", "two"], as: "plain")
    #expect(heights == [44, 44])
    let label = try #require(table.cellForRow(at: path(0))?.textLabel)
    label.numberOfLines = 0
    label.text = "a long text that takes as many as four lines of the label"
    window.layoutIfNeeded()
    #expect(heights == [64, 44])
    #expect(label.frame == rect(16, 0, 136, 64))
  }

  @Test func `is 44 high where its constraints ask for nothing`() {
    final class EmptyCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        contentView.addSubview(view)
        view.pinToSuperview(edges: [.left, .top])
      }
      required init?(coder: NSCoder) { nil }
    }
    table.register(EmptyCell.self, forCellReuseIdentifier: "empty")
    show(["one"], as: "empty")
    #expect(heights == [44])
  }

  @Test func `is as high as an override measures it`() {
    final class SquareCell: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width / 2) }
    }
    table.register(SquareCell.self, forCellReuseIdentifier: "square")
    show(["one", "two"], as: "square")
    #expect(heights == [80, 80])
  }

  @Test func `of the subtitle style has room for both labels`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "a text that takes two lines"
    cell.detailTextLabel?.text = "more"
    #expect(cell.sizeThatFits(CGSize(width: 160, height: 0)) == CGSize(width: 160, height: 48))
    cell.frame = rect(0, 0, 160, 48)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(cell.textLabel?.frame == rect(16, 0, 136, 32))
    #expect(cell.detailTextLabel?.frame == rect(16, 32, 136, 16))
  }

  @Test func `is drawn with lines, a header and a footer like any other`() throws {
    table.separatorStyle = .singleLine
    table.showsVerticalScrollIndicator = false
    let (header, footer) = (UILabel(frame: rect(0, 0, 0, 16)), UILabel(frame: rect(0, 0, 0, 16)))
    (header.text, footer.text) = ("head", "foot")
    (table.tableHeaderView, table.tableFooterView) = (header, footer)
    show(["one", "two lines of the text"])
    let line = "  ──────────────────"
    #expect(
      window.lines == [
        "head", " 0", " one", " end", "", line, " 1", " two lines of the", " text", " end", line,
        "foot", "", "", "", "", "", "", "", "",
      ])
    try cell(0).note.hideView()
    #expect(
      window.lines.prefix(6) == ["head", " 0", " end", "", line, " 1"])
    #expect(window.lines[10] == "foot" && footer.frame == rect(0, 160, 160, 16))
    table.tableFooterView = nil
    #expect(window.lines.indices.filter { window.lines[$0] == line } == [4, 9, 12, 15, 17])
    table.tableFooterView = UIView(frame: .zero)
    #expect(Array(window.lines[10...]) == Array(repeating: "", count: 10))
  }

  @Test func `has its share in the length of the bar that shows where the table is`() throws {
    show(Array(repeating: "one", count: 12))
    func length() -> Int { window.lines.count { $0.hasSuffix("█") } }
    // Six rows of 56, and as many that are thought to have 44.
    #expect(table.contentSize.height == 600 && length() == 11)
    for row in 0..<5 { try cell(row).note.text = "1\n2\n3\n4\n5\n6\n7" }
    // Three rows of 152 show now; the others are thought to be what they were.
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 888 && length() == 7)
  }

  // MARK: What the app says of heights

  @Test func `may be one among rows of given heights, and the other way round`() {
    notes.statesHeights = true
    notes.heights = [0: 100, 2: 20]
    show(["one", "two", "three"])
    #expect(heights == [100, 56, 20])
    notes.heights = [1: 30]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(heights == [56, 30, 56])
    table.rowHeight = 24
    notes.statesHeights = false
    table.reloadData()
    window.layoutIfNeeded()
    #expect(heights == [24, 24, 24])
  }

  @Test func `has an estimated height before it shows`() {
    let texts = Array(repeating: "one", count: 100)
    table.estimatedRowHeight = 100
    show(texts)
    #expect(heights == Array(repeating: 56, count: 6))
    #expect(table.contentSize.height == 9736)
    notes.estimate = 30
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 3156)
    #expect(table.rectForRow(at: path(50)) == rect(0, 6 * 56 + 44 * 30, 160, 30))
  }

  @Test(arguments: [(CGFloat(0), 100), (50, 6), (UITableView.automaticDimension, 100)])
  func `with an estimate the delegate is asked for the heights of rows in sight`(
    estimate: CGFloat, count: Int
  ) {
    notes.statesHeights = true
    notes.heights = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, 60) })
    table.estimatedRowHeight = estimate
    show(Array(repeating: "one", count: 100))
    #expect(Set(notes.asked).count == count)
    #expect(heights == Array(repeating: 60, count: 6))
  }

  // MARK: Views above sections

  @Test func `has a view above it that sizes itself too`() {
    final class Headers: NSObject, UITableViewDelegate {
      var states = true
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { states ? UITableView.automaticDimension : UITableView.unstatedHeight }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let (view, label) = (UIView(), UILabel())
        label.numberOfLines = 0
        label.text = "a header of two lines"
        view.addSubview(label)
        label.pinToSuperview(with: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        return view
      }
    }
    let headers = Headers()
    table.delegate = headers
    show(["one", "two"])
    #expect(table.rectForRow(at: path(0)) == rect(0, 48, 160, 56))
    window.resize(columns: 40, rows: 20)
    table.frame = rect(0, 0, 320, 320)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)) == rect(0, 32, 320, 56))
    headers.states = false
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)) == rect(0, 0, 320, 56))
    table.sectionHeaderHeight = UITableView.automaticDimension
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)) == rect(0, 32, 320, 56))
  }
}
