public import Foundation

/// The terminal's screen, or a screen in memory where there is no terminal.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The one screen.
  ///
  /// > Note: UIKit deprecates it in favour of window scenes, which a terminal does not have.
  public static let main = UIScreen()

  private override init() {
    super.init()
  }

  /// How large a cell is, in points; 8 × 16 unless set.
  ///
  /// A cell plays the part of a device pixel. Set it before windows are made: `1 × 1` for code that
  /// thinks in cells.
  ///
  /// > Note: Not in UIKit, whose nearest property is `scale`.
  public var cellSize = CGSize(width: 8, height: 16) {
    didSet {
      precondition(
        cellSize.width > 0 && cellSize.height > 0, "a cell of \(cellSize) points holds nothing")
    }
  }

  /// How many cells a point has from top to bottom: 1/16 unless ``cellSize`` is set.
  ///
  /// A line as thin as the screen can draw, `1 / UIScreen.main.scale` points high, is one row.
  ///
  /// > Note: Unlike UIKit, a column is another length than a row; see ``cellSize``.
  public var scale: CGFloat { 1 / cellSize.height }

  /// How points become cells.
  package var metrics: CellMetrics { CellMetrics(cellSize: cellSize) }

  /// The columns and rows of the screen; 80 × 24 where there is no terminal.
  package var columns = 80
  package var rows = 24

  /// The screen, in points: its columns and rows times ``cellSize``.
  public var bounds: CGRect {
    CGRect(
      x: 0, y: 0, width: CGFloat(columns) * cellSize.width,
      height: CGFloat(rows) * cellSize.height)
  }
}
