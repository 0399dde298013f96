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

  /// Dots the edge of a hidden view, with its name in it; views that show there now lie over it.
  private func draw(_ ghost: UIView, on canvas: CellCanvas) {
    let cells = canvas.cells(of: ghost.bounds, in: ghost)
    let shown = haunted.map { covers(below: $0, around: ghost, on: canvas) } ?? []
    func isFree(_ column: Int, _ row: Int) -> Bool {
      let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
      return " ┈┊".contains(canvas.character(column: column, row: row))
        && !shown.contains { !$0.intersection(cell).isEmpty }
    }
    drawEdge(of: cells, on: canvas, where: isFree)
    draw(ghost.accessibilityIdentifier ?? "", in: cells, on: canvas, where: isFree)
  }

  private func drawEdge(
    of cells: CellRect, on canvas: CellCanvas, where isFree: (_ column: Int, _ row: Int) -> Bool
  ) {
    for row in cells.rowRange {
      for column in cells.columnRange where isFree(column, row) {
        let isSide = column == cells.columnRange.first || column == cells.columnRange.last
        let isEnd = row == cells.rowRange.first || row == cells.rowRange.last
        if isSide || isEnd {
          canvas.write(isSide ? "┊" : "┈", column: column, row: row, color: .secondaryLabel)
        }
      }
    }
  }

  /// Writes a name in the upper edge, or the lower one, or wherever there is room.
  private func draw(
    _ name: String, in cells: CellRect, on canvas: CellCanvas,
    where isFree: (_ column: Int, _ row: Int) -> Bool
  ) {
    let (name, columns) = DisplayWidth.prefix(of: name, columns: max(0, cells.size.columns - 2))
    let start = cells.origin.column + 1
    let ends = [cells.rowRange.first, cells.rowRange.last].compactMap { $0 }
    let place = (ends + Array(cells.rowRange)).first { row in
      (start..<start + columns).allSatisfy { isFree($0, row) }
    }
    if let place { canvas.write(name, column: start, row: place, color: .secondaryLabel) }
  }

  /// The cells of the views that show, but for those that a hidden one lies in.
  private func covers(below view: UIView, around ghost: UIView, on canvas: CellCanvas) -> [CellRect]
  {
    view.subviews.filter { !$0.isHidden }.flatMap { child in
      ghost.isDescendant(of: child)
        ? covers(below: child, around: ghost, on: canvas)
        : [canvas.cells(of: child.bounds, in: child)]
    }
  }
}
