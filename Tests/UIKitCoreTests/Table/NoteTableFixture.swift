import Foundation
import Testing

@testable import UIKitCore

/// A cell of three labels below each other, 4 points from its edges, the middle one either in a
/// plain column with a bypass or in a stack.
@MainActor final class NoteCell: UITableViewCell {
  let (title, note, footer) = (UILabel(), UILabel(), UILabel())
  let stack = UIStackView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    if reuseIdentifier == "stack" { fillStack() } else { fillColumn() }
  }

  required init?(coder: NSCoder) { nil }

  private func fillStack() {
    stack.axis = .vertical
    for label in [title, note, footer] { stack.addArrangedSubview(label) }
    contentView.addSubview(stack)
    stack.pinToSuperview(with: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
  }

  private func fillColumn() {
    for label in [title, note, footer] {
      contentView.addSubview(label)
      label.pinToSuperview(
        with: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8), edges: [.left, .right])
    }
    title.pinToSuperview(with: UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0), edges: .top)
    footer.pinToSuperview(with: UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0), edges: .bottom)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: title.bottomAnchor),
      footer.topAnchor.constraint(equalTo: note.bottomAnchor),
    ])
    footer.topAnchor.constraint(equalTo: title.bottomAnchor).at(500)
  }
}

/// Rows of notes.
@MainActor final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts: [String] = []
  var identifier = "column"
  var heights: [Int: CGFloat] = [:]
  var estimate = UITableView.unstatedHeight
  var statesHeights = false
  var asked: [Int] = []
  var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? NoteCell else { return cell }
    cell.title.text = "\(indexPath.row)"
    cell.note.text = texts[indexPath.row]
    cell.footer.text = "end"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    if !statesHeights { return UITableView.unstatedHeight }
    return heights[indexPath.row] ?? UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }
}

/// A table of notes, whose rows size themselves.
@MainActor class NoteTableFixture {
  let window = TestWindow(columns: 20, rows: 20)
  let table = UITableView(frame: rect(0, 0, 160, 320))
  let notes = Notes()

  init() {
    table.register(NoteCell.self, forCellReuseIdentifier: "column")
    table.register(NoteCell.self, forCellReuseIdentifier: "stack")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.separatorStyle = .none
    table.dataSource = notes
    table.delegate = notes
    window.addSubview(table)
  }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  func show(_ texts: [String], as identifier: String = "column") {
    notes.texts = texts
    notes.identifier = identifier
    table.reloadData()
    window.layoutIfNeeded()
  }

  func cell(_ row: Int) throws -> NoteCell {
    try #require(table.cellForRow(at: path(row)) as? NoteCell)
  }

  /// The heights of the rows that show.
  var heights: [CGFloat] {
    (table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0).height }
  }
}
