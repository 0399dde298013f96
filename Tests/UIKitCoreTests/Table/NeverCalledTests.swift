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

  /// A controller that overrides what UIKit's lets it override.
  private final class Controller: UITableViewController {
    var log: [String] = []

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("1") }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { log.append("2") }
    override func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { log.append("3") }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("4") }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("5") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("6") }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { tableView }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("7") }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("8")
    }
    override func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("9") }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 1000 }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 1000 }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("inset \(scrollView.adjustedContentInset.top)")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      9
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
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

  @Test func `in a controller can be overridden`() {
    let controller = Controller()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.tableView.contentInset.top = 16
    window.turnWheel(rows: 3)
    #expect(controller.tableView.contentOffset.y > 0)
    #expect(controller.log == ["inset 16.0"])
    #expect(controller.tableView.contentSize.height == 396)
  }
}
