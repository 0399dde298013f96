import UIKit

/// Lies over a demo and draws a dotted ghost where hidden views were.
final class GhostView: UIView {
  /// The view below which hidden views are looked for.
  weak var haunted: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func drawCells(on canvas: CellCanvas) {
    if let haunted { draw(below: haunted, on: canvas) }
  }

  private func draw(below view: UIView, on canvas: CellCanvas) {
    for child in view.subviews {
      if child.isHidden { draw(child, on: canvas) } else { draw(below: child, on: canvas) }
    }
  }

  /// Dots the edge of a hidden view, with its name in the corner; what shows there now is left alone.
  private func draw(_ ghost: UIView, on canvas: CellCanvas) {
    let cells = canvas.cells(of: ghost.bounds, in: ghost)
    let (columns, rows) = (cells.columnRange, cells.rowRange)
    for row in rows {
      for column in columns where canvas.isFree(column: column, row: row) {
        let isSide = column == columns.first || column == columns.last
        let isEnd = row == rows.first || row == rows.last
        if isSide || isEnd {
          canvas.write(isSide ? "┊" : "┈", column: column, row: row, color: .secondaryLabel)
        }
      }
    }
    let name = (ghost.accessibilityIdentifier ?? "").prefix(max(0, columns.count - 2))
    let place = (column: cells.origin.column + 1, row: cells.origin.row)
    if canvas.dots(from: place.column, row: place.row) >= name.count {
      canvas.write(String(name), column: place.column, row: place.row, color: .secondaryLabel)
    }
  }
}

extension CellCanvas {
  /// How many dots of a ghost stand in a row, from a cell to the right.
  fileprivate func dots(from column: Int, row: Int) -> Int {
    (column..<column + size.columns).prefix { character(column: $0, row: row) == "┈" }.count
  }

  /// Whether nothing stands in a cell, nor right beside it: words keep their spaces.
  fileprivate func isFree(column: Int, row: Int) -> Bool {
    (column - 1...column + 1).allSatisfy { " ┈┊".contains(character(column: $0, row: row)) }
      && character(column: column, row: row) == " "
  }
}
