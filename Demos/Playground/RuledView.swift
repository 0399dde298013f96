import UIKit

/// A panel between two lines.
final class RuledView: UIView {
  /// Called when the panel has laid out what lies in it.
  var didLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayout()
  }

  override func drawCells(on canvas: CellCanvas) {
    for row in Set([0, canvas.size.rows - 1]) {
      canvas.fill(
        column: 0, row: row, columns: canvas.size.columns, rows: 1, character: "─",
        color: .separator)
    }
  }
}
