import CellGrid
import Foundation

@testable import UIKitCore

/// A window of so many cells, laid out when asked, with what a user does to it.
@MainActor final class TestWindow: UIWindow {
  private lazy var pointer = PointerInput(window: self)
  private var cells: (columns: Int, rows: Int) = (0, 0)

  /// A window in memory; it is the key window.
  init(columns: Int, rows: Int) {
    cells = (columns, rows)
    super.init(frame: rect(0, 0, CGFloat(columns) * 8, CGFloat(rows) * 16))
    makeKeyAndVisible()
  }

  required init?(coder: NSCoder) { nil }

  /// The cells of what the window shows.
  var screen: CellBuffer { render(columns: cells.columns, rows: cells.rows) }

  /// What the window shows.
  var text: String { snapshot(columns: cells.columns, rows: cells.rows) }

  /// What the window shows, row by row.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Strikes a key.
  func strike(_ code: UIKeyboardHIDUsage, shift: Bool = false) {
    strike(UIKey(characters: "", modifierFlags: shift ? .shift : [], keyCode: code))
  }

  /// Strikes a key.
  func strike(_ key: UIKey) {
    layoutIfNeeded()
    sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
    layoutIfNeeded()
  }

  /// Types a character.
  func type(_ text: String) {
    layoutIfNeeded()
    sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(characters: text))]))
  }

  /// Presses and releases the mouse button over a cell.
  func click(column: Int, row: Int) {
    press(column: column, row: row)
    release(column: column, row: row)
  }

  /// Moves the mouse with its button down.
  func drag(column: Int, row: Int) {
    pointer.move(to: middle(column, row))
  }

  /// Presses the mouse button over a cell.
  func press(column: Int, row: Int) {
    layoutIfNeeded()
    pointer.down(at: middle(column, row))
  }

  /// Releases the mouse button over a cell.
  func release(column: Int, row: Int) {
    pointer.up(at: middle(column, row))
    layoutIfNeeded()
  }

  /// Turns the wheel over a cell by so many rows.
  func turnWheel(rows: Int, column: Int = 0, row: Int = 0) {
    layoutIfNeeded()
    sendEvent(UIScrollEvent(delta: CGPoint(x: 0, y: rows * 16), at: middle(column, row), of: self))
    layoutIfNeeded()
  }

  private func middle(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: CGFloat(column) * 8 + 4, y: CGFloat(row) * 16 + 8)
  }
}
