import CellGrid
import Foundation

extension UITableView {
  /// Draws a line in the last cells of each row, and goes on below the last one.
  func drawSeparators(on canvas: CellCanvas) {
    guard separatorStyle == .singleLine else { return }
    for (path, cell) in cells.inOrder where cell.separatorHeight > 0 && !cell.isHidden {
      guard geometry.contains(path) else { continue }
      drawSeparator(below: rectForRow(at: path), inset: cell.separatorInset, on: canvas)
    }
    drawEmptyRows(on: canvas)
  }

  private func drawEmptyRows(on canvas: CellCanvas) {
    let height = rowHeight < 0 ? estimatedHeight : rowHeight
    guard style == .plain, tableFooterView == nil, height > UIScreen.main.cellSize.height else {
      return
    }
    var rect = CGRect(
      x: 0, y: sectionsTop + geometry.height, width: bounds.width, height: height)
    while rect.maxY <= bounds.maxY {
      drawSeparator(below: rect, inset: separatorInset, on: canvas)
      rect.origin.y += height
    }
  }

  private func drawSeparator(
    below rect: CGRect, inset: UIEdgeInsets, on canvas: CellCanvas
  ) {
    let line = CGRect(
      x: rect.minX + inset.left, y: rect.minY,
      width: max(0, rect.width - inset.left - inset.right), height: rect.height)
    if line.width == 0 { return }
    let cells = canvas.cells(of: line, in: self)
    let row = cells.origin.row + cells.size.rows - 1
    guard cells.size.rows > 0, !isCovered(row: row, on: canvas) else { return }
    canvas.fill(
      column: cells.origin.column, row: row, columns: cells.size.columns, rows: 1, character: "─",
      color: separatorColor)
  }

  /// Whether the title of a section, which stays in sight over the rows, lies on a row of cells.
  private func isCovered(row: Int, on canvas: CellCanvas) -> Bool {
    sectionViews.values.contains { view in
      canvas.cells(of: view.frame, in: self).rowRange.contains(row)
    }
  }

  /// Marks the row that keys act on and the selected rows, by shape and by reversing them.
  func drawRowMarks(on canvas: CellCanvas) {
    let focused = isFocused && allowsSelection ? rowForKeys : nil
    // Rows of less than a cell share one, in which the lower one is marked.
    for (path, cell) in cells.inOrder where !cell.isHidden && geometry.contains(path) {
      let isFocusedRow = path == focused
      let isMarked = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
      guard isFocusedRow || isMarked else { continue }
      let content = canvas.cells(of: cell.contentView.bounds, in: cell.contentView)
      let middle = content.origin.row + max(0, (content.size.rows - 1) / 2)
      if isCovered(row: middle, on: canvas) { continue }
      if isMarked {
        let row = canvas.cells(of: cell.bounds, in: cell)
        canvas.invert(
          CellRect(
            column: row.origin.column, row: content.origin.row, columns: row.size.columns,
            rows: content.size.rows))
      }
      canvas.mark(
        isFocusedRow ? (isMarked ? "▶" : "▸") : "•", column: content.origin.column,
        row: middle)
    }
  }
}
