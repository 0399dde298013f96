import Foundation
import Testing

@testable import UIKitCore

/// A cell of bars of fixed heights, below each other from edge to edge; all of it is required.
@MainActor private final class BarCell: UITableViewCell {
  let bars = [UIView(), UIView(), UIView()]
  let heights: [NSLayoutConstraint]
  let bypass: NSLayoutConstraint

  override init(style: CellStyle, reuseIdentifier: String?) {
    heights = zip(bars, [16, 32, 48]).map { $0.heightAnchor.constraint(equalToConstant: $1) }
    bypass = bars[2].topAnchor.constraint(equalTo: bars[0].bottomAnchor)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for bar in bars {
      contentView.addSubview(bar)
      bar.pinToSuperview(edges: [.left, .right])
    }
    bars[0].pinToSuperview(edges: .top)
    bars[2].pinToSuperview(edges: .bottom)
    bypass.priority = .defaultLow
    NSLayoutConstraint.activate(
      heights + [
        bars[1].topAnchor.constraint(equalTo: bars[0].bottomAnchor),
        bars[2].topAnchor.constraint(equalTo: bars[1].bottomAnchor),
        bypass,
      ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct `A row of required heights` {
  private final class Bars: NSObject, UITableViewDataSource {
    var rows = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "bars", for: indexPath)
    }
  }

  let window = TestWindow(columns: 20, rows: 20)
  let table = UITableView(frame: rect(0, 0, 160, 320))
  private let bars = Bars()

  init() {
    table.register(BarCell.self, forCellReuseIdentifier: "bars")
    table.separatorStyle = .none
    table.dataSource = bars
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> BarCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? BarCell)
  }

  private func places(_ cell: BarCell) -> [[CGFloat]] {
    cell.bars.filter { !$0.isCollapsed }.map { [$0.frame.minY, $0.frame.height] }
  }

  @Test func `follows what is hidden and shown in it without a conflict`() throws {
    let (first, second) = try (cell(0), cell(1))
    let found = conflicts {
      for _ in 0..<3 {
        first.bars[1].hideView()
        window.layoutIfNeeded()
        #expect(places(first) == [[0, 16], [16, 48]])
        #expect(first.contentView.frame == rect(0, 0, 160, 64))
        #expect(second.frame == rect(0, 64, 160, 96))
        first.bars[1].showView()
        window.layoutIfNeeded()
        #expect(places(first) == [[0, 16], [16, 32], [48, 48]])
        #expect(first.contentView.frame == rect(0, 0, 160, 96))
        #expect(second.frame == rect(0, 96, 160, 96))
      }
    }
    #expect(found.map(\.description) == [])
  }

  @Test func `follows a constant and what comes and goes without a conflict`() throws {
    let cell = try cell(0)
    let found = conflicts {
      for height in [80, 16, 32] as [CGFloat] {
        cell.heights[1].constant = height
        window.layoutIfNeeded()
        #expect(places(cell) == [[0, 16], [16, height], [16 + height, 48]])
      }
      cell.bars[1].removeFromSuperview()
      window.layoutIfNeeded()
      #expect(cell.frame.height == 64)
    }
    #expect(found.map(\.description) == [])
  }

  /// What tells a table that follows only what it is told of that a row may have another height.
  @MainActor enum News: CaseIterable {
    case invalidation, batch, updates, height, load

    func tell(_ table: UITableView, of cell: UITableViewCell) {
      switch self {
      case .invalidation: cell.invalidateIntrinsicContentSize()
      case .batch: table.performBatchUpdates(nil)
      case .updates:
        table.beginUpdates()
        table.endUpdates()
      case .height: table.estimatedRowHeight = 400 - cell.frame.height
      case .load: table.reloadData()
      }
    }
  }

  @Test(arguments: News.allCases)
  func `is measured without a conflict when the table is told to`(news: News) throws {
    table.selfSizingInvalidation = .enabled
    let cell = try cell(0)
    let found = conflicts {
      for _ in 0..<2 {
        cell.bars[1].hideView()
        news.tell(table, of: cell)
        window.layoutIfNeeded()
        #expect(cell.frame.height == 64)
        cell.bars[1].showView()
        news.tell(table, of: cell)
        window.layoutIfNeeded()
        #expect(cell.frame.height == 96)
      }
    }
    #expect(found.map(\.description) == [])
  }

  @Test func `conflicts where the table is told nothing, until it is`() throws {
    let cell = try cell(0)
    cell.bars[1].hideView()
    window.layoutIfNeeded()
    table.selfSizingInvalidation = .disabled
    let found = conflicts {
      cell.bars[1].showView()
      window.layoutIfNeeded()
      #expect(cell.frame.height == 64)
      table.performBatchUpdates(nil)
      window.layoutIfNeeded()
    }
    #expect(found.count == 1)
    #expect(places(cell) == [[0, 16], [16, 32], [48, 48]])
  }

  @Test func `conflicts once it is measured where its content contradicts itself`() throws {
    let cell = try cell(0)
    let found = conflicts {
      let other = cell.bars[1].heightAnchor.constraint(equalToConstant: 40)
      other.identifier = "other"
      other.isActive = true
      window.layoutIfNeeded()
    }
    #expect(found.map(\.yielding?.identifier) == ["other"])
    #expect(places(cell) == [[0, 16], [16, 32], [48, 48]])
  }

  @Test func `is hidden and shown as a whole without a conflict`() throws {
    let (first, second) = try (cell(0), cell(1))
    let found = conflicts {
      for _ in 0..<2 {
        first.hideView()
        window.layoutIfNeeded()
        #expect(second.frame == rect(0, 0, 160, 96))
        first.showView()
        window.layoutIfNeeded()
        #expect(second.frame == rect(0, 96, 160, 96))
        #expect(places(first) == [[0, 16], [16, 32], [48, 48]])
      }
    }
    #expect(found.map(\.description) == [])
  }

  @Test func `answers what fixes its views before it is measured`() throws {
    let cell = try cell(0)
    let found = conflicts {
      cell.heights[1].constant = 64
      #expect(!cell.bars[2].hasAmbiguousLayout)
      let reasons = cell.bars[2].constraintsAffectingLayout(for: .vertical)
      #expect(reasons.contains { $0 === cell.heights[1] })
    }
    #expect(found.map(\.description) == [])
  }
}
