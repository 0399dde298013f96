import CellGrid
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Rows and sections` {
  /// Sections with a footer, and what the delegate is told of it.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var footerHeight: CGFloat?
    var hasFooterView = false
    var log: [String] = []
    var style = UITableViewCell.CellStyle.default

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section + 1
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      cell.detailTextLabel?.text = "more"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "foot" : nil
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 0 ? footerHeight ?? UITableView.unstatedHeight : 0
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      hasFooterView ? UIImageView(image: UIImage(text: "####")) : nil
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.append("row \(indexPath.section).\(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      log.append("foot \(section)")
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      log.append("no foot \(section)")
    }
  }

  let window = TestWindow(columns: 20, rows: 6)
  let table = UITableView(frame: rect(0, 0, 160, 96), style: .insetGrouped)
  let source = Source()

  init() {
    table.rowHeight = 16
    table.sectionFooterHeight = 16
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
  }

  @Test func `have a title below them`() {
    #expect(window.lines == ["  row 0", "  foot", "  row 0", "  row 1", "", ""])
    #expect(source.log == ["row 0.0", "row 1.0", "row 1.1", "foot 0"])
    table.sectionFooterHeight = 32
    #expect(window.lines[3] == "  row 0")
  }

  @Test func `have a view below them, as high as the delegate says`() {
    source.hasFooterView = true
    source.footerHeight = 32
    #expect(window.lines.prefix(4) == ["  row 0", "        ####", "", "  row 0"])
    source.footerHeight = 0
    table.reloadData()
    #expect(window.lines[1] == "  row 0")
    #expect(source.log.contains("no foot 0"))
  }

  @Test func `are counted and found`() throws {
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 1) == 2)
    let path = IndexPath(row: 1, section: 1)
    let cell = try #require(table.cellForRow(at: path))
    #expect(table.indexPath(for: cell) == path)
    #expect(table.indexPath(for: UITableViewCell()) == nil)
  }

  @Test func `are separated by lines of a colour`() {
    table.rowHeight = 32
    table.showsVerticalScrollIndicator = false
    table.separatorStyle = .singleLine
    table.separatorColor = .red
    #expect(window.lines[1] == "  ──────────────────")
    #expect(window.screen[column: 4, row: 1].style.foreground == .indexed(9))
    table.separatorStyle = .none
    #expect(window.lines[1] == "")
  }

  @Test(arguments: [
    (UITableViewCell.CellStyle.default, ["  row 0", ""]),
    (.value1, ["  row 0        more", ""]), (.value2, ["  row 0more", ""]),
    (.subtitle, ["  row 0", "  more"]),
  ])
  func `hold labels in a style`(style: UITableViewCell.CellStyle, lines: [String]) throws {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "row 0"
    cell.detailTextLabel?.text = "more"
    cell.frame = rect(0, 0, 152, 32)
    table.removeFromSuperview()
    window.addSubview(cell)
    window.layoutIfNeeded()
    let text = try #require(cell.textLabel)
    #expect(text.frame.minX == 16)
    let shown = cell.detailTextLabel?.frame
    switch style {
    case .default: #expect(shown == nil)
    case .value1: #expect(shown == rect(112, 0, 32, 32))
    case .value2: #expect(shown?.minX == 16 + text.frame.width && text.frame.width < 64)
    case .subtitle: #expect(shown == rect(16, 16, 128, 16) && text.frame.minY == 0)
    }
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, ""), (.disclosureIndicator, "›"),
    (.detailDisclosureButton, "i ›"), (.checkmark, "✓"), (.detailButton, "i"),
  ])
  func `have a mark at their end`(type: UITableViewCell.AccessoryType, mark: String) {
    let cell = UITableViewCell(frame: rect(0, 0, 80, 16))
    cell.accessoryType = type
    table.removeFromSuperview()
    window.addSubview(cell)
    #expect(window.lines[0].trimmingCharacters(in: .whitespaces) == mark)
    #expect(cell.contentView.frame.width == (type == .none ? 80 : 48))
  }

  @Test func `are highlighted`() {
    let cell = UITableViewCell()
    cell.setHighlighted(true, animated: true)
    #expect(cell.isHighlighted)
    cell.setHighlighted(false, animated: false)
    #expect(!cell.isHighlighted)
  }

  @Test func `have a controller that leaves footers to the table`() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { "end" }
    }
    let rows = Rows(style: .grouped)
    table.removeFromSuperview()
    rows.tableView.rowHeight = 16
    rows.tableView.sectionFooterHeight = 16
    window.rootViewController = rows
    #expect(window.lines[1] == "  end")
    #expect(rows.tableView(rows.tableView, viewForFooterInSection: 0) == nil)
  }

  @Test func `have views that are used again`() {
    final class Reused: UICollectionReusableView {
      var isReady = false
      override func prepareForReuse() { isReady = true }
    }
    let view: UICollectionReusableView = Reused()
    view.prepareForReuse()
    #expect((view as? Reused)?.isReady == true && view.reuseIdentifier == nil)
  }
}
