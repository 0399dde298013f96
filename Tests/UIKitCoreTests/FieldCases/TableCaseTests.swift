import Foundation
import Testing

@testable import UIKitCore

/// A cell of one label 8 points from its edges, or with a height of 0.
@MainActor private final class LineCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    label.pinToSuperview(with: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class EmptyCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let view = UIView()
    contentView.addSubview(view)
    view.pinToSuperview()
    view.heightAnchor.constraint(equalToConstant: 0).at(999)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate {
  var change: (UITableViewCell, Int) -> Void = { _, _ in }
  var header: UIView?
  var headerHeight: CGFloat = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? LineCell)?.label.text = "row \(indexPath.row)"
    change(cell, indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }
}

/// What people report of tables, by number of `Tests/FieldCases.md`.
@MainActor @Suite struct `Reported cases of tables` {
  let window = TestWindow(columns: 12, rows: 12)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 96, height: 192))
  private let lines = Lines()

  private func show(_ cell: UITableViewCell.Type = LineCell.self) -> [String] {
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = lines
    table.delegate = lines
    window.addSubview(table)
    return window.lines
  }

  private func separators(_ rows: [String]) -> [Int] {
    rows.indices.filter { rows[$0].contains("─") }
  }

  @Test func `D1: in the plain style separators go on below the rows`() {
    table.rowHeight = 32
    #expect(separators(show()) == [1, 3, 5, 7, 9, 11])
  }

  @Test func `D2: an empty footer view ends them`() {
    table.rowHeight = 32
    table.tableFooterView = UIView(frame: .zero)
    #expect(separators(show()) == [1, 3])
  }

  @Test func `D4: the separator of one row hidden by its inset leaves the others`() {
    table.rowHeight = 32
    table.tableFooterView = UIView(frame: .zero)
    lines.change = { cell, row in
      if row == 1 { cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10_000) }
    }
    #expect(separators(show()) == [1])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.separatorInset == table.separatorInset)
    cell?.separatorInset.left = 48
    #expect(window.text.contains("      ──────"))
  }

  @Test func `D5: a label hidden in a cell leaves its room unless it is in a stack or collapsed`() {
    let cases: [(String, (UILabel) -> Void, CGFloat)] = [
      ("column", { $0.isHidden = true }, 56), ("column", { $0.hideView() }, 40),
      ("stack", { $0.isHidden = true }, 40),
    ]
    for (identifier, hide, height) in cases {
      let notes = Notes()
      notes.texts = ["note"]
      notes.identifier = identifier
      let table = UITableView(frame: rect(0, 0, 160, 320))
      table.separatorStyle = .none
      table.register(NoteCell.self, forCellReuseIdentifier: identifier)
      table.dataSource = notes
      window.addSubview(table)
      window.layoutIfNeeded()
      let path = IndexPath(row: 0, section: 0)
      #expect(table.rectForRow(at: path).height == 56)
      if let cell = table.cellForRow(at: path) as? NoteCell { hide(cell.note) }
      window.layoutIfNeeded()
      #expect(table.rectForRow(at: path).height == height, "\(identifier)")
    }
  }

  @Test func `D7: constraints that give no height leave the standard one, with one warning`() {
    var warned: [String] = []
    let conflicts = conflicts { warned = warnings { _ = show(EmptyCell.self) } }
    #expect(warned.count == 1 && warned[0].hasPrefix("The constraints in EmptyCell, row 0"))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
    #expect(conflicts.isEmpty)
  }

  @Test func `D8: a header of height 0 with a label of fixed height takes no room`() {
    let header = UIView()
    let label = box("label", in: header)
    label.pinToSuperview()
    label.heightAnchor.constraint(equalToConstant: 20).isActive = true
    lines.header = header
    lines.headerHeight = 20
    table.rowHeight = 32
    _ = show()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 20)
    lines.headerHeight = 0
    let conflicts = conflicts {
      table.reloadData()
      window.layoutIfNeeded()
    }
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(conflicts.isEmpty)
  }
}
