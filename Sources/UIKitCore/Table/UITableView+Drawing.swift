import CellGrid
import Foundation

extension UITableView {
  /// Draws a line in the last cells of each row, and goes on below the last one.
  func drawSeparators(on canvas: CellCanvas) {
    guard separatorStyle == .singleLine else { return }
    for (path, cell) in cells where cell.separatorHeight > 0 && !cell.isHidden {
      guard geometry.contains(path) else { continue }
      drawSeparator(below: rectForRow(at: path), on: canvas)
    }
    drawEmptyRows(on: canvas)
  }

  private func drawEmptyRows(on canvas: CellCanvas) {
    guard style == .plain, tableFooterView == nil, rowHeight > UIScreen.main.cellSize.height else {
      return
    }
    var rect = CGRect(
      x: 0, y: sectionsTop + geometry.height, width: bounds.width, height: rowHeight)
    while rect.maxY <= bounds.maxY {
      drawSeparator(below: rect, on: canvas)
      rect.origin.y += rowHeight
    }
  }

  private func drawSeparator(below rect: CGRect, on canvas: CellCanvas) {
    let line = CGRect(
      x: rect.minX + separatorInset.left, y: rect.minY,
      width: max(0, rect.width - separatorInset.left - separatorInset.right), height: rect.height)
    let cells = canvas.cells(of: line, in: self)
    guard cells.size.rows > 0 else { return }
    canvas.fill(
      column: cells.origin.column, row: cells.origin.row + cells.size.rows - 1,
      columns: cells.size.columns, rows: 1, character: "─", color: separatorColor)
  }

  /// Marks the row that keys act on and the selected rows, by shape and by reversing them.
  func drawRowMarks(on canvas: CellCanvas) {
    for (path, cell) in cells where !cell.isHidden && geometry.contains(path) {
      let isFocusedRow = isFocused && allowsSelection && path == focusedRow
      let isMarked = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
      guard isFocusedRow || isMarked else { continue }
      let content = canvas.cells(of: cell.contentView.bounds, in: cell.contentView)
      if isMarked {
        let row = canvas.cells(of: cell.bounds, in: cell)
        canvas.invert(
          CellRect(
            column: row.origin.column, row: content.origin.row, columns: row.size.columns,
            rows: content.size.rows))
      }
      canvas.mark(
        isFocusedRow ? (isMarked ? "▶" : "▸") : "•", column: content.origin.column,
        row: content.origin.row + max(0, (content.size.rows - 1) / 2))
    }
  }
}
