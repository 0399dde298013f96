import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A table of very many sections` {
  /// Sections of one row, each with a title.
  private final class Sections: NSObject, UITableViewDataSource {
    var count = 100_000
    var made = 0
    var counted = 0

    func numberOfSections(in tableView: UITableView) -> Int { count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counted += 1
      return 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "row \(indexPath.section)"
      cell.textLabel?.numberOfLines = 0
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "section \(section)"
    }
  }

  let window = TestWindow(columns: 20, rows: 20)
  let table = UITableView(frame: rect(0, 0, 160, 320))
  private let sections = Sections()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.separatorStyle = .none
    table.estimatedRowHeight = 30
    table.dataSource = sections
    window.addSubview(table)
  }

  // Looking at every section for every row in sight would take more than ten minutes.
  @Test(.timeLimit(.minutes(10)))
  func `opens, scrolls and finds rows at the cost of what shows`() {
    window.layoutIfNeeded()
    #expect(sections.counted == 100_000)
    #expect(sections.made < 8)
    #expect(window.lines.prefix(2).joined().contains("section 0"))
    for _ in 0..<100 { window.turnWheel(rows: 10) }
    #expect(sections.made < 1000)
    let last = IndexPath(row: 0, section: 99_999)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == last)
    #expect(table.contentOffset.y == table.contentSize.height - 320)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: table.contentSize.height - 1)) == last)
    for section in stride(from: 0, to: 100_000, by: 500) {
      let path = IndexPath(row: 0, section: section)
      let rect = table.rectForRow(at: path)
      #expect(table.indexPathForRow(at: CGPoint(x: 0, y: rect.midY)) == path)
    }
    #expect(sections.counted == 100_000)
  }

  @Test(.timeLimit(.minutes(10)))
  func `hides and changes single rows at the cost of these`() throws {
    window.layoutIfNeeded()
    let size = table.contentSize.height
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 2)))
    for _ in 0..<100 {
      cell.hideView()
      window.layoutIfNeeded()
      #expect(table.contentSize.height == size - 44)
      cell.showView()
      window.layoutIfNeeded()
      #expect(table.contentSize.height == size)
    }
  }
}
