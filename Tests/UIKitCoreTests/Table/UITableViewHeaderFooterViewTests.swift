import CellGrid
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A view above or below a section` {
  /// A header that counts how often it is used again, and holds a label by constraints.
  private final class Header: UITableViewHeaderFooterView {
    let note = UILabel()
    var uses = 0

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(note)
      note.numberOfLines = 0
      note.pinToSuperview(with: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }
  }

  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 20
    var titles = false
    var notes = true
    var told: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles ? "head \(section)" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      titles ? "foot \(section)" : nil
    }

    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { notes ? 32 : UITableView.unstatedHeight }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard notes else { return nil }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      (view as? Header)?.note.text = "note \(section)"
      return view
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      let text = (view as? UITableViewHeaderFooterView)?.textLabel?.text
      told.append("\(section) \(text ?? "")")
    }
  }

  let window = TestWindow(columns: 16, rows: 12)
  let table = UITableView(frame: rect(0, 0, 128, 192), style: .grouped)
  private let sections = Sections()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.rowHeight, table.separatorStyle) = (32, .none)
    (table.dataSource, table.delegate) = (sections, sections)
    window.addSubview(table)
  }

  @Test func `is made of the class that is registered, and found by its section`() throws {
    window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 1) as? Header)
    #expect(header.reuseIdentifier == "header" && header.uses == 0)
    #expect(header.frame == rect(0, 64, 128, 32))
    #expect(header.contentView.frame == rect(0, 0, 128, 32))
    #expect(header.note.frame == rect(0, 8, 128, 16) && header.note.text == "note 1")
    #expect(table.headerView(forSection: 9) == nil && table.footerView(forSection: 1) == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }

  @Test func `is used again for another section`() throws {
    window.layoutIfNeeded()
    let first = (0..<3).compactMap { table.headerView(forSection: $0) }
    table.contentOffset.y = 192
    window.layoutIfNeeded()
    table.contentOffset.y = 384
    window.layoutIfNeeded()
    let later = try (6..<9).map { try #require(table.headerView(forSection: $0) as? Header) }
    #expect(Set(later.map(\.note.text)) == ["note 6", "note 7", "note 8"])
    #expect(Set(later) == Set(first as? [Header] ?? []))
    #expect(later.allSatisfy { $0.uses == 1 })
    #expect(window.lines.first { $0.contains("note") }?.contains("note 6") == true)
  }

  @Test func `comes back in place when the table is loaded again, shown if it was hidden`() throws {
    window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    header.hideView()
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === header && !header.isHidden)
  }

  @Test func `is as high as its content asks for, and not made anew to find out`() throws {
    table.sectionHeaderHeight = UITableView.automaticDimension
    final class Counting: NSObject, UITableViewDelegate {
      var made: Set<ObjectIdentifier> = []
      var all: [UIView] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        (view as? Header)?.note.text = section == 0 ? "a note of two lines" : "note"
        if let view, made.insert(ObjectIdentifier(view)).inserted { all.append(view) }
        return view
      }
    }
    let counting = Counting()
    table.delegate = counting
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 0, 128, 48))
    #expect(table.headerView(forSection: 1)?.frame == rect(0, 80, 128, 32))
    #expect(counting.all.count == 3)
  }

  @Test func `is what shows a title, too`() throws {
    (sections.notes, sections.titles) = (false, true)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (16, 16)
    table.reloadData()
    #expect(
      window.lines.prefix(5) == [
        "  head 0       █", "               █", "               │", "  foot 0       │",
        "  head 1       │",
      ])
    #expect(sections.told.first == "0 head 0")
    let (header, footer) = (table.headerView(forSection: 0), table.footerView(forSection: 0))
    #expect(header?.textLabel?.text == "head 0" && footer?.textLabel?.text == "foot 0")
    #expect(header?.textLabel?.frame == rect(16, 0, 112, 16))
    #expect(header?.detailTextLabel?.text == nil)
    header?.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(header?.textLabel?.frame == rect(0, 0, 112, 16))
  }

  @Test func `has two labels below each other, and a view behind them`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(view.reuseIdentifier == nil)
    #expect(view.sizeThatFits(CGSize(width: 128, height: 0)) == CGSize(width: 128, height: 28))
    view.textLabel?.text = "text"
    view.detailTextLabel?.text = "detail"
    #expect(view.sizeThatFits(CGSize(width: 128, height: 0)) == CGSize(width: 128, height: 32))
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: 128, height: 0))
        == CGSize(width: 128, height: 32))
    let (old, new) = (UIView(), UIView())
    view.backgroundView = old
    view.backgroundView = new
    view.frame = rect(0, 0, 128, 64)
    view.layoutIfNeeded()
    #expect(old.superview == nil && view.subviews == [new, view.contentView])
    #expect(new.frame == rect(0, 0, 128, 64) && view.contentView.frame == new.frame)
    #expect(view.textLabel?.frame == rect(16, 16, 112, 16))
    #expect(view.detailTextLabel?.frame == rect(16, 32, 112, 16))
  }

  @Test func `covers the rows that scroll behind it, in its own colour or that of the table`() {
    let table = UITableView(frame: rect(0, 0, 128, 64))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.separatorStyle, table.sectionHeaderHeight) = (16, .none, 16)
    let rows = Rows([Array(repeating: "xxxxxx", count: 9)])
    rows.titles = [""]
    table.dataSource = rows
    table.backgroundColor = .blue
    window.addSubview(table)
    table.contentOffset.y = 32
    #expect(window.lines[0].hasPrefix("               "))
    #expect(window.screen[column: 3, row: 0].style.background == UIColor.blue.cellColor)
    table.headerView(forSection: 0)?.backgroundColor = .red
    #expect(window.screen[column: 3, row: 0].style.background == UIColor.red.cellColor)
  }
}
