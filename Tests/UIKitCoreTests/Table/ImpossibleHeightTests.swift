import Foundation
import Testing

@testable import UIKitCore

/// Two rows whose heights are whatever a test says.
@MainActor private final class OddRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = 1
  var stated = UITableView.unstatedHeight
  var estimated = UITableView.unstatedHeight
  var header = UITableView.unstatedHeight
  var asked: CGFloat = 20

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = OddCell()
    cell.asked = asked
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    stated
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimated }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header
  }
}

/// A cell that says itself how high it wants to be.
@MainActor private final class OddCell: UITableViewCell {
  var asked: CGFloat = 0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: asked) }
}

@Suite struct `A height that nothing can have` {
  /// Whose it is, and what is said of it.
  nonisolated static let heights = [
    ("stated", "the height of row [0, 0] cannot be"),
    ("rowHeight", "cannot be"),
    ("estimated", "the estimated height of row [0, 0] cannot be"),
    ("estimatedRowHeight", "the estimatedRowHeight of a table cannot be"),
    ("header", "the height of the header of section 0 cannot be"),
    ("cell", "the height that the cell of row [0, 0] asks for cannot be"),
  ]

  @Test(arguments: heights, ["nan", "inf", "1e+300"])
  func `stops the program, which says whose it is`(
    what: (String, String), height: String
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = what.0 as String, height = height as String] in
      await MainActor.run {
        let height = CGFloat(Double(height) ?? 0)
        let table = UITableView(frame: rect(0, 0, 96, 128))
        let rows = OddRows()
        switch name {
        case "stated": rows.stated = height
        case "estimated": rows.estimated = height
        case "header": rows.header = height
        case "cell": rows.asked = height
        case "rowHeight": table.rowHeight = height
        default: table.estimatedRowHeight = height
        }
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("\(what.1) \(height) points"))
  }

  @Test func `is not a negative estimate, which stands for none`() async {
    await MainActor.run {
      let table = UITableView(frame: rect(0, 0, 96, 128))
      let rows = OddRows()
      rows.estimated = -5
      table.estimatedRowHeight = -7
      table.separatorStyle = .none
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 40)
    }
  }

  @Test func `is as impossible as a number of sections below zero`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: rect(0, 0, 96, 128))
        let rows = OddRows()
        rows.sections = -1
        table.dataSource = rows
        table.layoutIfNeeded()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("UITableView cannot have -1 sections"))
  }
}
