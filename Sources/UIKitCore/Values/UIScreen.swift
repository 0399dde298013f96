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

  /// How large a cell is, in points; 8 × 16 unless set (ours).
  ///
  /// A cell plays the part of a device pixel. Set it before windows are made: `1 × 1` for code that
  /// thinks in cells.
  ///
  /// > Note: UIKit has no such property; its nearest is `scale`.
  public var cellSize = CGSize(width: 8, height: 16) {
    didSet {
      precondition(
        cellSize.width > 0 && cellSize.height > 0, "a cell of \(cellSize) points holds nothing")
    }
  }

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
