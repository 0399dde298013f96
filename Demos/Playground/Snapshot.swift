import Foundation
import UIKit

/// The playground at one size, after some keys, without a terminal.
@MainActor struct Snapshot {
  private let window = UIWindow(frame: .zero)
  private let controller: PlaygroundViewController
  private let columns: Int
  private let rows: Int

  /// Starts a demo at a size in cells and strikes keys, one after the other.
  init(of demo: DemoViewController.Type, columns: Int, rows: Int, keys: [UIKey]) {
    controller = PlaygroundViewController(demo: demo)
    self.columns = columns
    self.rows = rows
    window.frame.size = CGSize(
      width: CGFloat(columns) * UIScreen.main.cellSize.width,
      height: CGFloat(rows) * UIScreen.main.cellSize.height)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for key in keys {
      UIApplication.shared.sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
      window.layoutIfNeeded()
    }
  }

  /// The screen, a line a row.
  var text: String { window.snapshot(columns: columns, rows: rows) }

  /// The demo's views as JSON.
  var json: String {
    window.layoutIfNeeded()
    return ViewTree(controller.demo.view).json()
  }
}
