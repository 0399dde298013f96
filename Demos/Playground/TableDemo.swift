import UIKit

/// The table whose separators go on below its last row, until it is given an empty footer.
final class TableDemo: DemoViewController, UITableViewDataSource {
  override class var name: String { "table" }
  override class var summary: String { "press f: an empty footer ends the separators" }

  private let tableView = UITableView()
  private var rows = ["First row", "Second row"]

  override var commands: [DemoCommand] {
    [
      DemoCommand(key: "f", title: "empty footer on/off") { [self] in
        if tableView.tableFooterView == nil {
          tableView.tableFooterView = UIView(frame: .zero)
          return "set the footer"
        }
        tableView.tableFooterView = nil
        return "remove the footer"
      },
      DemoCommand(key: "a", title: "add row") { [self] in
        rows.append("Row \(rows.count + 1)")
        tableView.insertRows(at: [IndexPath(row: rows.count - 1, section: 0)], with: .none)
        return "add row \(rows.count)"
      },
      DemoCommand(key: "d", title: "remove row") { [self] in
        if rows.isEmpty { return nil }
        rows.removeLast()
        tableView.deleteRows(at: [IndexPath(row: rows.count, section: 0)], with: .none)
        return "remove row \(rows.count + 1)"
      },
    ]
  }

  override var numberedViews: [UIView] { [tableView] }

  override func viewDidLoad() {
    name(view, "root")
    name(tableView, "table")
    view.addSubview(tableView)
    tableView.pinToSuperview()
    tableView.dataSource = self
    // A row of text, and one for the line below it.
    tableView.rowHeight = 2 * UIScreen.main.cellSize.height
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
