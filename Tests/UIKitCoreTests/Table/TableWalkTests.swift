import Foundation
import Testing

@testable import UIKitCore

/// A row of a model: a text, and a note that may be hidden.
private struct Item {
  var name: Int
  var lines: Int
  var isNoteHidden = false
}

@MainActor private final class ItemCell: UITableViewCell {
  let (text, note) = (UILabel(), UILabel())

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    note.text = "note"
    for label in [text, note] {
      contentView.addSubview(label)
      label.pinToSuperview(edges: [.left, .right])
    }
    text.pinToSuperview(edges: .top)
    note.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = true
    note.pinToSuperview(edges: .bottom)
    text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).at(500)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table of a model that is changed, scrolled and resized at random.
@MainActor private final class Walk: NSObject, UITableViewDataSource {
  let window = TestWindow(columns: 20, rows: 10)
  let table = UITableView(frame: rect(0, 0, 160, 160))
  var items: [Item] = []
  var hiddenCells: Set<Int> = []
  private var names = 0
  private var numbers: FixedRandom

  init(seed: Int) {
    numbers = FixedRandom(state: UInt64(seed))
    super.init()
    table.register(ItemCell.self, forCellReuseIdentifier: "item")
    table.separatorStyle = .none
    items = (0..<120).map { _ in makeItem() }
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  private func makeItem() -> Item {
    names += 1
    return Item(name: names, lines: 1 + random(7))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = items[indexPath.row]
    guard let cell = cell as? ItemCell else { return cell }
    cell.text.text = (0..<item.lines).map { "\(item.name).\($0)" }.joined(separator: "\n")
    item.isNoteHidden ? cell.note.hideView() : cell.note.showView()
    return cell
  }

  func height(of row: Int) -> CGFloat {
    if hiddenCells.contains(items[row].name) { return 0 }
    return CGFloat(items[row].lines + (items[row].isNoteHidden ? 0 : 1)) * 16
  }

  // MARK: Steps

  func step() {
    switch random(11) {
    case 0...3: scroll()
    case 4: toggleNote()
    case 5: changeRows()
    case 6: hideCell()
    case 7: table.scrollToRow(at: path(random(items.count)), at: .middle, animated: false)
    case 8: reloadRow()
    case 9: table.frame.size = CGSize(width: 80 + random(10) * 8, height: 96 + random(5) * 16)
    default: random(2) == 0 ? table.reloadData() : table.performBatchUpdates(nil)
    }
    window.layoutIfNeeded()
    let shown = Set((table.indexPathsForVisibleRows ?? []).map { items[$0.row].name })
    hiddenCells.formIntersection(shown)
    // A table that was loaded again has shown all its cells.
    hiddenCells = hiddenCells.filter { name in
      let row = items.firstIndex { $0.name == name } ?? 0
      return table.cellForRow(at: path(row))?.isCollapsed == true
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Turns the wheel; what shows before and after moves by so much, unless an end is near.
  private func scroll() {
    let rows = random(9) - 4
    let before = places
    window.turnWheel(rows: rows)
    let (offset, end) = (table.contentOffset.y, table.contentSize.height - table.bounds.height)
    guard offset > 200, offset < end - 200, hiddenCells.isEmpty else { return }
    #expect(places.keys.contains { before[$0] != nil })
    for (name, place) in places {
      if let old = before[name] { #expect(place == old - CGFloat(rows) * 16, "\(name) jumped") }
    }
  }

  /// How far below the top of the table each row in sight starts.
  private var places: [Int: CGFloat] {
    let paths = table.indexPathsForVisibleRows ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.map {
        (items[$0.row].name, table.rectForRow(at: $0).minY - table.contentOffset.y)
      })
  }

  private func toggleNote() {
    let cells = table.visibleCells
    guard !cells.isEmpty, let cell = cells[random(cells.count)] as? ItemCell,
      let row = table.indexPath(for: cell)?.row
    else { return }
    items[row].isNoteHidden.toggle()
    items[row].isNoteHidden ? cell.note.hideView() : cell.note.showView()
  }

  private func reloadRow() {
    let rows = table.indexPathsForVisibleRows ?? []
    guard !rows.isEmpty else { return }
    let path = rows[random(rows.count)]
    items[path.row].lines = 1 + random(7)
    table.reloadRows(at: [path], with: .automatic)
  }

  private func hideCell() {
    let cells = table.visibleCells
    guard !cells.isEmpty else { return }
    let cell = cells[random(cells.count)]
    guard let row = table.indexPath(for: cell)?.row else { return }
    if cell.isCollapsed {
      cell.showView()
      hiddenCells.remove(items[row].name)
    } else {
      cell.hideView()
      hiddenCells.insert(items[row].name)
    }
  }

  private func changeRows() {
    let deleted = Set((0..<random(4)).map { _ in random(items.count) })
    items = items.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
    var inserted: Set<Int> = []
    for _ in 0..<random(4) {
      let place = random(items.count)
      items.insert(makeItem(), at: place)
      inserted = Set(inserted.map { $0 >= place ? $0 + 1 : $0 }).union([place])
    }
    table.performBatchUpdates {
      self.table.deleteRows(at: deleted.map(self.path), with: .automatic)
      self.table.insertRows(at: inserted.map(self.path), with: .automatic)
    }
  }

  // MARK: What has to hold

  func check() {
    let (bounds, content) = (table.bounds, table.contentSize)
    let paths = table.indexPathsForVisibleRows ?? []
    let frames = paths.compactMap { table.cellForRow(at: $0)?.frame }
    #expect(frames.count == paths.count && !paths.isEmpty)
    for (path, frame) in zip(paths, frames) {
      #expect(frame == table.rectForRow(at: path))
      #expect(frame.height == height(of: path.row))
      #expect(frame.width == table.bounds.width)
    }
    // A hidden row is kept where it would reach into sight, though the one below it may be above.
    for (index, frame) in frames.enumerated().dropFirst()
    where paths[index].row == paths[index - 1].row + 1 {
      #expect(frames[index - 1].maxY == frame.minY)
    }
    let shown = frames.filter { $0.maxY > bounds.minY && $0.height > 0 }
    for (one, next) in zip(shown, shown.dropFirst()) { #expect(one.maxY == next.minY) }
    #expect(bounds.minY >= 0 && bounds.minY <= max(0, content.height - bounds.height))
    #expect(frames.first.map { $0.minY <= bounds.minY } == true)
    #expect(frames.last.map { $0.maxY >= min(bounds.maxY, content.height) } == true)
    #expect(table.rectForRow(at: path(items.count - 1)).maxY == content.height)
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(table.bounds == bounds && table.contentSize == content)
    #expect(table.visibleCells.map(\.frame) == frames)
  }
}

@MainActor @Suite struct `A table of rows that size themselves` {
  @Test(arguments: 1...12)
  func `has every row in its place, whatever happens`(seed: Int) {
    let walk = Walk(seed: seed)
    for _ in 0..<120 {
      walk.step()
      walk.check()
    }
  }
}
