import Foundation
import Testing

@testable import UIKitCore

/// Rows of a table around hidden views are as high as if these had never been there.
@MainActor @Suite final class `Rows that size themselves close up` {
  /// A cell of arranged views.
  final class Cell: UITableViewCell {
    private(set) var arranged: ArrangedViews?

    func fill(_ arrangement: Arrangement) {
      if arranged == nil { arranged = ArrangedViews(arrangement, in: contentView) }
    }

    func frames(without hidden: Set<Int>) -> [CGRect] {
      [frame, contentView.frame] + (arranged?.frames(without: hidden) ?? [])
    }
  }

  /// Rows that hide some of their views.
  final class Rows: NSObject, UITableViewDataSource {
    let arrangement: Arrangement
    var hidden: [Int: Set<Int>] = [:]
    var way = WayOfHiding.collapsed

    init(_ arrangement: Arrangement) { self.arrangement = arrangement }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.fill(arrangement)
      arrange(cell, row: indexPath.row)
      return cell
    }

    /// Shows and hides what the row shows and hides.
    func arrange(_ cell: UITableViewCell?, row: Int) {
      let views = (cell as? Cell)?.arranged?.views ?? [:]
      for (place, view) in views.sorted(by: { $0.key < $1.key }) {
        let hides = hidden[row]?.contains(place) == true
        if hides { way.hide(view) } else { way.show(view) }
      }
    }
  }

  let window = TestWindow(columns: 30, rows: 20)
  let table = UITableView(frame: rect(0, 0, 240, 320))

  init() {
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.separatorStyle = .none
    window.addSubview(table)
  }

  /// The frames in a row without some views, which begins at some height.
  private func fresh(_ arrangement: Arrangement, without missing: Set<Int>, y: CGFloat) -> [CGRect]
  {
    let content = UIView()
    let arranged = ArrangedViews(arrangement, in: content, without: missing)
    let fitted = content.systemLayoutSizeFitting(
      CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = fitted.height > 0 ? fitted.height : UITableView.defaultRowHeight
    content.frame = rect(0, 0, 240, height)
    content.layoutIfNeeded()
    return [rect(0, y, 240, height), content.frame] + arranged.frames()
  }

  private func expectFresh(_ rows: Rows, _ comment: String) throws {
    window.layoutIfNeeded()
    var y = try #require(table.visibleCells.first).frame.minY
    for path in try #require(table.indexPathsForVisibleRows) {
      let hidden = rows.hidden[path.row] ?? []
      let cell = try #require(table.cellForRow(at: path) as? Cell)
      let expected = fresh(rows.arrangement, without: hidden, y: y)
      #expect(cell.frames(without: hidden) == expected, "\(comment), row \(path.row)")
      y += expected[0].height
    }
  }

  nonisolated static let arrangements: [Arrangement] = [
    .stack(.vertical, .fill, .fill), .stack(.horizontal, .fillEqually, .center),
    .stack(.vertical, .equalSpacing, .leading), .nested(.horizontal, .fill), .column,
  ]

  nonisolated static let ways: [(arrangement: Arrangement, way: WayOfHiding)] =
    arrangements.flatMap { arrangement in
      WayOfHiding.plain.filter { $0 != .hidden || arrangement.closesUpForIsHidden }
        .map { (arrangement, $0) }
    }

  @Test(arguments: ways, [7, 8] as [UInt64])
  func `in sight, out of sight and in cells that are used again`(
    of: (arrangement: Arrangement, way: WayOfHiding), seed: UInt64
  ) throws {
    let (arrangement, way) = of
    let rows = Rows(arrangement)
    rows.way = way
    table.dataSource = rows
    var random = FixedRandom(state: seed)
    try expectFresh(rows, "at first")
    for step in 0..<8 {
      for _ in 0..<3 {
        let row = Int.random(in: 0..<30, using: &random)
        let places = (0..<4).filter { _ in Bool.random(using: &random) }
        rows.hidden[row] = Bool.random(using: &random) ? Set(places) : nil
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
        if step % 3 == 0 {
          UIView.animate(withDuration: 0.1) { rows.arrange(cell, row: row) }
        } else {
          rows.arrange(cell, row: row)
        }
      }
      try expectFresh(rows, "step \(step)")
      let row = Int.random(in: 0..<30, using: &random)
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      try expectFresh(rows, "step \(step), scrolled to \(row)")
    }
  }
}
