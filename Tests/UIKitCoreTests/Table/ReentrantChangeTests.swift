import Foundation
import Testing

@testable import UIKitCore

/// Rows that change in the midst of what a table asks for or tells of.
@MainActor private final class RestlessRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// When the rows change, once.
  enum Moment: String, CaseIterable, Sendable {
    case cell, height, display, end, scroll, layout
  }
  /// How they change.
  enum Change: String, CaseIterable, Sendable {
    case delete, insert, reload, replace
  }

  var names = (0..<60).map { "row \($0)" }
  var moment: Moment?
  var change = Change.delete
  /// How they change once more, when the same is asked or told next.
  var sequel: Change?
  /// How often anything else is asked or told before.
  var patience = 2
  /// Whether what is left afterwards fills the table no longer.
  var leavesFew = false

  func pass(_ moment: Moment, in table: UITableView?) {
    guard let table, moment == self.moment else { return }
    patience -= 1
    guard patience < 0 else { return }
    let change = change
    if let sequel { (self.change, self.sequel) = (sequel, nil) } else { self.moment = nil }
    let gone = leavesFew ? 1..<names.count : 1..<4
    switch change {
    case .delete:
      names.removeSubrange(gone)
      table.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: .none)
    case .insert:
      names.insert(contentsOf: ["new 0", "new 1"], at: 0)
      table.insertRows(at: (0..<2).map { IndexPath(row: $0, section: 0) }, with: .none)
    case .reload:
      names.removeSubrange(gone)
      table.reloadData()
    case .replace:
      names[0] = "other"
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = names[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as? RestlessCell
    let restless = cell ?? RestlessCell(style: .default, reuseIdentifier: "cell")
    restless.label.text = name
    restless.laysOut = { [weak self, weak tableView] in self?.pass(.layout, in: tableView) }
    pass(.cell, in: tableView)
    return restless
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    pass(.height, in: tableView)
    return UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { pass(.display, in: tableView) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { pass(.end, in: tableView) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pass(.scroll, in: scrollView as? UITableView)
  }
}

/// A cell of one label that tells when it is laid out.
@MainActor private final class RestlessCell: UITableViewCell {
  let label = UILabel()
  var laysOut: (() -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    label.pinToSuperview(with: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    laysOut?()
  }
}

@MainActor @Suite struct `Rows that change while a table asks or tells of others` {
  private let window = TestWindow(columns: 20, rows: 12)
  private let table = UITableView(frame: rect(0, 0, 160, 192))
  private let rows = RestlessRows()

  init() {
    table.separatorStyle = .none
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
  }

  /// Each row in sight has a cell of its own, in its place and with its text, and there is no other
  /// cell.
  private func check(_ what: String) throws {
    window.layoutIfNeeded()
    let shown = table.subviews.filter { $0 is UITableViewCell }
    #expect(shown.count == table.visibleCells.count, "\(what)")
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == shown.count, "\(what)")
    #expect(table.numberOfRows(inSection: 0) == rows.names.count, "\(what)")
    for (path, cell) in table.cells.inOrder {
      let cell = try #require(cell as? RestlessCell)
      #expect(cell.superview === table && cell.frame == table.rectForRow(at: path), "\(what)")
      #expect(cell.label.text == rows.names[path.row], "\(what)")
    }
    let inSight = (0..<rows.names.count).filter {
      let rect = table.rectForRow(at: IndexPath(row: $0, section: 0))
      return rect.minY < table.bounds.maxY && rect.maxY > table.bounds.minY
    }
    #expect(table.indexPathsForVisibleRows?.map(\.row) == inSight, "\(what)")
  }

  @Test func `are each in their place afterwards, and no cell is left over`() throws {
    for moment in RestlessRows.Moment.allCases {
      for change in RestlessRows.Change.allCases {
        for leavesFew in [false, true] {
          for patience in [0, 2] {
            let what = "\(change) at \(moment) \(patience), few: \(leavesFew)"
            rows.names = (0..<60).map { "row \($0)" }
            (rows.moment, rows.change) = (nil, change)
            (rows.leavesFew, rows.patience) = (leavesFew, patience)
            table.reloadData()
            table.contentOffset = .zero
            try check("before " + what)
            rows.moment = moment
            for offset: CGFloat in [160, 5000] {
              table.contentOffset.y = offset
              try check(what)
            }
          }
        }
      }
    }
  }

  @Test func `may change again while that is taken in`() throws {
    window.layoutIfNeeded()
    rows.moment = .scroll
    (rows.patience, rows.leavesFew) = (0, true)
    // The content gets shorter, so the table scrolls, of which the delegate is told in turn.
    rows.sequel = .insert
    table.contentOffset.y = 1500
    try check("deleted, then inserted")
    #expect(rows.names == ["new 0", "new 1", "row 0"])
  }

  @Test func `leave a scroll its end where the row it goes to is deleted`() throws {
    try withClock { clock in
      window.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
      clock.advance(by: 0.1)
      window.layoutIfNeeded()
      rows.names.removeSubrange(20...)
      table.deleteRows(at: (20..<60).map { IndexPath(row: $0, section: 0) }, with: .none)
      window.layoutIfNeeded()
      var offsets: [CGFloat] = [table.contentOffset.y]
      for _ in 0..<4 {
        clock.advance(by: 0.1)
        try check("scrolling")
        offsets.append(table.contentOffset.y)
      }
      #expect(offsets.last == table.contentSize.height - 192)
      #expect(table.indexPathsForVisibleRows?.last?.row == 19)
    }
  }
}

/// Cells that an app makes once and keeps.
@MainActor private final class KeptCells: NSObject, UITableViewDataSource {
  let cells = (0..<20).map { _ in UITableViewCell(style: .default, reuseIdentifier: "kept") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}

@MainActor @Suite struct `Cells that an app keeps` {
  @Test func `are handed out for other rows once at most, and not while they show`() {
    let window = TestWindow(columns: 12, rows: 9)
    let table = UITableView(frame: rect(0, 0, 96, 144))
    let kept = KeptCells()
    table.dataSource = kept
    window.addSubview(table)
    for offset: CGFloat in [0, 700, 0, 700, 0] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
    }
    var handedOut: [UITableViewCell] = []
    while let cell = table.dequeueReusableCell(withIdentifier: "kept") { handedOut.append(cell) }
    #expect(!handedOut.isEmpty)
    #expect(Set(handedOut.map(ObjectIdentifier.init)).count == handedOut.count)
    #expect(!handedOut.contains { table.visibleCells.contains($0) })
  }
}
