import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A table controller` {
  private final class Names: UITableViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 16
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = ["Ada", "Bob", "Cem"][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func `fills its table and is told of selections`() {
    let window = TestWindow(columns: 10, rows: 4)
    let names = Names()
    window.rootViewController = names
    #expect(window.lines == ["  Ada", "  Bob", "  Cem", ""])
    window.click(column: 3, row: 1)
    #expect(names.selected == [1])
  }
}

@MainActor @Suite struct `The focus in a table` {
  private final class Buttons: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      cell.contentView.addSubview(UIButton(frame: rect(0, 0, 64, 16)))
      return cell
    }
  }

  @Test func `goes to the table when its row scrolls out of sight, and nothing jumps`() {
    let window = TestWindow(columns: 10, rows: 4)
    let table = UITableView(frame: rect(0, 0, 80, 64))
    let buttons = Buttons()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 32
    table.dataSource = buttons
    window.addSubview(table)
    window.strike(.keyboardTab)
    window.strike(.keyboardTab)
    #expect(window.focusSystem.focusedItem is UIButton)
    window.turnWheel(rows: 20)
    #expect(table.isFocused)
    #expect(table.contentOffset.y == 320)
  }
}
