import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A warning` {
  private final class Rows: NSObject, UITableViewDataSource {
    var isPinned = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      if indexPath.row == 0 { return cell }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      if isPinned { view.pinToSuperview() }
      if isPinned { view.heightAnchor.constraint(equalToConstant: 16).isActive = true }
      return cell
    }
  }

  private let window = TestWindow(columns: 20, rows: 12)
  private let rows = Rows()

  private func show() -> UITableView {
    let table = UITableView(frame: rect(0, 0, 160, 192))
    table.accessibilityIdentifier = "notes"
    table.dataSource = rows
    window.addSubview(table)
    return table
  }

  @Test func `names the row whose constraints leave it no height, once a table`() {
    var table = UITableView()
    let lines = warnings {
      table = show()
      window.layoutIfNeeded()
      table.reloadData()
      window.layoutIfNeeded()
    }
    #expect(
      lines == [
        """
        The constraints in UITableViewCell, row 1 in section 0 of notes, leave it no height, so it \
        has the standard one of 44 points: pin what is in it to the top and the bottom of its \
        contentView, or set the table's rowHeight. Rows of the table that are alike are not told \
        of.
        """
      ])
    let tops = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
    #expect(tops == [0, 44, 88])
    let more = warnings {
      _ = show()
      window.layoutIfNeeded()
    }
    #expect(more == lines)
  }

  @Test func `is not given of rows that have a height, or a stated one`() {
    let lines = warnings {
      let stated = show()
      stated.rowHeight = 32
      window.layoutIfNeeded()
      stated.removeFromSuperview()
      rows.isPinned = true
      _ = show()
      window.layoutIfNeeded()
    }
    #expect(lines.isEmpty)
  }

  @Test func `tells why nothing was presented`() {
    let (root, page) = (UIViewController(), UIViewController())
    root.title = "Root"
    let lines = warnings {
      root.present(page, animated: false)
      window.rootViewController = root
      root.present(page, animated: false)
      root.present(UIAlertController(), animated: false)
    }
    #expect(
      lines == [
        """
        Attempt to present UIViewController on UIViewController 'Root', whose view is not in a \
        window.
        """,
        """
        Attempt to present UIAlertController on UIViewController 'Root', which is presenting \
        UIViewController already.
        """,
      ])
  }
}
