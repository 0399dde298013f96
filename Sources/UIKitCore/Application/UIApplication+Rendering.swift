package import CellGrid
import Foundation

extension UIApplication {
  /// Whether anything on the screen may have changed since it was last drawn.
  package var needsDisplay: Bool {
    windows.contains { $0.needsDisplay }
  }

  /// Gives the screen another size, and with it the windows that filled it.
  package func resizeScreen(columns: Int, rows: Int) {
    let old = UIScreen.main.bounds
    UIScreen.main.columns = columns
    UIScreen.main.rows = rows
    for window in windows {
      if window.frame == old { window.frame = UIScreen.main.bounds }
      window.needsDisplay = true
    }
  }

  /// Lays out every window as far as needed and draws them, the first one at the back.
  package func render() -> CellBuffer {
    let canvas = CellCanvas(
      columns: UIScreen.main.columns, rows: UIScreen.main.rows,
      metrics: CellMetrics(cellSize: UIScreen.main.cellSize))
    for window in windows {
      window.focusSystem.updateFocusIfNeeded()
      window.layoutIfNeeded()
      window.render(on: canvas, superviewOrigin: .zero)
      window.needsDisplay = false
    }
    return canvas.buffer
  }
}
