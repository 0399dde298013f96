import Foundation
import Testing

@testable import UIKitCore

/// A view above or below a section that is as high as it asks for, when it changes.
@MainActor @Suite struct `A section's view that sizes itself` {
  /// A view of two labels below each other.
  private final class Header: UITableViewHeaderFooterView {
    let (name, note) = (UILabel(), UILabel())

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      for label in [name, note] {
        contentView.addSubview(label)
        label.numberOfLines = 0
        label.pinToSuperview(edges: [.left, .right])
      }
      name.pinToSuperview(
        with: UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0), edges: .top)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: name.bottomAnchor),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = ["one", "two", "three"]
    var rows = 2
    var asked = 0
    var stated = UITableView.automaticDimension

    func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { stated }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked += 1
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      (view as? Header)?.name.text = texts[section]
      (view as? Header)?.note.text = "note"
      return view
    }
  }

  let window = TestWindow(columns: 16, rows: 20)
  let table: UITableView
  private let sections = Sections()

  init() {
    table = UITableView(frame: rect(0, 0, 128, 320), style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.rowHeight, table.separatorStyle) = (16, .none)
    table.sectionHeaderHeight = UITableView.automaticDimension
    (table.dataSource, table.delegate) = (sections, sections)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func header(_ section: Int) throws -> Header {
    try #require(table.headerView(forSection: section) as? Header)
  }

  /// Where the headers that show begin, and how high they are.
  private func spans() throws -> [[CGFloat]] {
    window.layoutIfNeeded()
    return try (0..<3).map { [try header($0).frame.minY, try header($0).frame.height] }
  }

  @Test func `follows a text, a constant and a label that is hidden, in the same layout`() throws {
    #expect(try spans() == [[0, 48], [80, 48], [160, 48]])
    let asked = sections.asked
    try header(1).name.text = "a text of two lines"
    #expect(try spans() == [[0, 48], [80, 64], [176, 48]])
    #expect(table.contentSize.height == 256)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == rect(0, 144, 128, 16))
    let height = try header(0).note.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    #expect(try spans() == [[0, 72], [104, 64], [200, 48]])
    height.constant = 0
    #expect(try spans() == [[0, 32], [64, 64], [160, 48]])
    height.isActive = false
    try header(1).name.text = "two"
    #expect(try spans() == [[0, 48], [80, 48], [160, 48]])
    #expect(sections.asked == asked)
  }

  @Test func `contradicts nothing while it is changing`() throws {
    let header = try header(0)
    let heights = [header.name, header.note].map { $0.heightAnchor.constraint(equalToConstant: 8) }
    let conflicts = conflicts {
      NSLayoutConstraint.activate(heights)
      window.layoutIfNeeded()
      #expect(header.frame.height == 32)
      heights[0].constant = 80
      window.layoutIfNeeded()
      #expect(header.frame.height == 104)
    }
    #expect(conflicts.isEmpty)
  }

  @Test func `keeps its height where the app wants to say when it changes`() throws {
    table.selfSizingInvalidation = .enabled
    let header = try header(0)
    header.name.text = "a text of two lines"
    #expect(try spans()[0] == [0, 48])
    header.invalidateIntrinsicContentSize()
    #expect(try spans()[0] == [0, 64])
    header.name.text = "one"
    header.contentView.invalidateIntrinsicContentSize()
    #expect(try spans()[0] == [0, 48])
    table.selfSizingInvalidation = .disabled
    header.name.text = "a text of two lines"
    header.invalidateIntrinsicContentSize()
    #expect(try spans()[0] == [0, 48])
    table.performBatchUpdates(nil)
    #expect(try spans()[0] == [0, 64])
  }

  @Test func `is measured again when it comes into sight, and in another width`() throws {
    sections.rows = 40
    table.reloadData()
    window.layoutIfNeeded()
    sections.texts[1] = "a text of two lines"
    table.contentOffset.y = 600
    window.layoutIfNeeded()
    #expect(try header(1).frame == rect(0, 688, 128, 64))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 752)
    table.frame.size.width = 256
    window.layoutIfNeeded()
    #expect(try header(1).frame == rect(0, 688, 256, 48))
  }

  @Test func `moves only what shows below it, and stays in sight in a plain table`() throws {
    let plain = UITableView(frame: rect(0, 0, 128, 320))
    plain.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    plain.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    (plain.rowHeight, plain.separatorStyle) = (16, .none)
    sections.rows = 40
    (plain.dataSource, plain.delegate) = (sections, sections)
    window.addSubview(plain)
    plain.contentOffset.y = 160
    window.layoutIfNeeded()
    let header = try #require(plain.headerView(forSection: 0) as? Header)
    let cell = try #require(plain.cellForRow(at: IndexPath(row: 12, section: 0)))
    #expect(header.frame == rect(0, 160, 128, 48) && cell.frame.minY == 240)
    header.name.text = "a text of two lines"
    window.layoutIfNeeded()
    #expect(header.frame == rect(0, 160, 128, 64) && cell.frame.minY == 256)
    #expect(plain.contentOffset.y == 160)
  }

  @Test func `may stand below a section, and hold labels without constraints`() throws {
    final class Footers: NSObject, UITableViewDelegate {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat { section == 0 ? UITableView.automaticDimension : 0 }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        section == 0 ? view : nil
      }
    }
    let footers = Footers()
    footers.view.textLabel?.text = "text"
    table.sectionHeaderHeight = 0
    table.delegate = footers
    table.reloadData()
    window.layoutIfNeeded()
    #expect(footers.view.frame == rect(0, 32, 128, 28))
    footers.view.detailTextLabel?.text = "detail"
    window.layoutIfNeeded()
    #expect(footers.view.frame == rect(0, 32, 128, 32))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 64)
  }

  @Test func `keeps a height that is stated`() throws {
    sections.stated = 40
    table.reloadData()
    window.layoutIfNeeded()
    try header(0).name.text = "a text of two lines"
    #expect(try spans() == [[0, 40], [72, 40], [144, 40]])
  }
}
