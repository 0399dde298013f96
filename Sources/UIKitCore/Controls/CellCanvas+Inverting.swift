import CellGrid

extension CellCanvas {
  /// Exchanges text colour and background in all the view's cells.
  func invert() {
    invert(CellRect(origin: .zero, size: size))
  }

  /// Exchanges text colour and background in a block of the view's cells.
  func invert(_ rect: CellRect) {
    buffer.restyle(onScreen(rect)) { $0.attributes.formSymmetricDifference(.reverse) }
  }

  /// Puts a character on a cell and leaves its colours as they are.
  func mark(_ character: Character, column: Int, row: Int) {
    let cell = onScreen(CellRect(column: column, row: row, columns: 1, rows: 1))
    guard !cell.isEmpty else { return }
    let style = buffer[column: cell.origin.column, row: cell.origin.row].style
    buffer.fill(cell, style: style, character: character)
  }

  private func onScreen(_ rect: CellRect) -> CellRect {
    CellRect(
      column: area.origin.column + rect.origin.column, row: area.origin.row + rect.origin.row,
      columns: rect.size.columns, rows: rect.size.rows
    ).intersection(clip)
  }
}
