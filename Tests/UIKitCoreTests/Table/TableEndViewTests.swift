import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A view above or below the rows of a table` {
  let window = TestWindow(columns: 12, rows: 12)
  let table = UITableView(frame: rect(0, 0, 96, 192))
  let rows = Rows([["one", "two"]])
  let view = UILabel(frame: rect(0, 0, 0, 16))

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.separatorStyle) = (32, .none)
    table.dataSource = rows
    window.addSubview(table)
    view.text = "view"
  }

  private var rowTop: CGFloat? {
    window.layoutIfNeeded()
    return table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY
  }

  @Test func `is at the end it was given to last`() {
    for _ in 0..<2 {
      table.tableHeaderView = view
      #expect(table.tableFooterView == nil && rowTop == 16)
      #expect(table.contentSize.height == 80 && view.frame == rect(0, 0, 96, 16))
      table.tableFooterView = view
      #expect(table.tableHeaderView == nil && rowTop == 0)
      #expect(table.contentSize.height == 80 && view.frame == rect(0, 64, 96, 16))
      #expect(view.superview === table && table.tableFooterView === view)
    }
    table.tableHeaderView = nil
    #expect(table.tableFooterView === view && view.superview === table)
  }

  @Test func `is in the table it was given to last`() {
    let other = UITableView(frame: rect(0, 0, 96, 192))
    other.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (other.rowHeight, other.separatorStyle) = (32, .none)
    other.dataSource = rows
    table.tableHeaderView = view
    #expect(rowTop == 16)
    other.tableFooterView = view
    window.addSubview(other)
    #expect(table.tableHeaderView == nil && rowTop == 0)
    #expect(other.tableFooterView === view && other.contentSize.height == 80)
    #expect(view.frame == rect(0, 64, 96, 16))
    table.tableHeaderView = view
    #expect(rowTop == 16 && view.superview === table)
    #expect(other.tableFooterView == nil && other.contentSize.height == 64)
  }

  @Test func `is none any more once it lies elsewhere, and is again when it is set again`() {
    table.tableHeaderView = view
    window.addSubview(view)
    #expect(table.tableHeaderView == nil && rowTop == 0)
    table.tableHeaderView = view
    #expect(view.superview === table && rowTop == 16)
    view.removeFromSuperview()
    #expect(table.tableHeaderView == nil && rowTop == 0)
  }

  @Test func `of two sections stays while one of them shows`() {
    final class Views: NSObject, UITableViewDelegate {
      let view = UILabel()
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 16 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        view
      }
    }
    let views = Views()
    views.view.text = "shared"
    rows.sections = [["one", "two", "three"], Array(repeating: "row", count: 12)]
    table.delegate = views
    window.layoutIfNeeded()
    #expect(views.view.frame == rect(0, 112, 96, 16))
    table.contentOffset.y = 112
    window.layoutIfNeeded()
    #expect(views.view.superview === table && views.view.frame == rect(0, 112, 96, 16))
  }
}
