import Foundation
import Testing

@testable import UIKitCore

/// Methods of UIKit's for which a terminal has no occasion.
@MainActor @Suite struct `What is never called` {
  /// A delegate as UIKit's compile it.
  private final class Listener: NSObject, UITableViewDelegate, UITableViewDataSource {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      log.append("edit")
      return true
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerate") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("drag")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("inset \(scrollView.adjustedContentInset.top)")
    }
  }

  private let window = TestWindow(columns: 20, rows: 6)

  @Test func `in a delegate gets in nobody's way`() {
    let table = UITableView(frame: rect(0, 0, 160, 96))
    let listener = Listener()
    (table.delegate, table.dataSource) = (listener, listener)
    table.rowHeight = 32
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentInset.top = 16
    window.turnWheel(rows: 3)
    #expect(Set(listener.log) == ["inset 16.0", "scroll"])
  }
}
