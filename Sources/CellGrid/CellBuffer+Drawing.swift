extension CellBuffer {
  /// Fills a rectangle with one character in one style.
  ///
  /// - Complexity: O(*n*) in the visible cells of the rectangle.
  public mutating func fill(_ rect: CellRect, style: CellStyle, character: Character = " ") {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let cell = Cell(character, style: style)
    guard cell.width == 1 else { return fillWide(area, with: cell) }
    for row in area.rowRange {
      mend(area.columnRange, row: row)
      let start = row * size.columns
      for column in area.columnRange { cells[start + column] = cell }
    }
  }

  /// Writes text on one row, from `point` to the right.
  ///
  /// The text is cleaned first (``DisplayWidth/clean(_:)``). It never wraps: a line break shows as
  /// its picture.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - point: The cell of its first column; may lie outside `clip`.
  ///   - style: How it looks.
  ///   - clip: The only cells that may change, but for the other half of a wide glyph of which one
  ///     half is overwritten.
  /// - Returns: The columns the text takes, visible or not.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public mutating func write(
    _ text: String, at point: CellPoint, style: CellStyle, clip: CellRect
  ) -> Int {
    let area = clip.intersection(bounds)
    if DisplayWidth.isPrintableASCII(text) {
      writeASCII(text, at: point, style: style, area: area)
      return text.utf8.count
    }
    let glyphs = DisplayWidth.glyphs(of: DisplayWidth.clean(text))
    var offset = 0
    for glyph in glyphs {
      let (column, overflow) = point.column.addingReportingOverflow(offset)
      if !overflow, area.rowRange.contains(point.row) {
        put(Cell(glyph, style: style), column: column, row: point.row, within: area.columnRange)
      }
      offset += glyph.width
    }
    return offset
  }

  /// Changes the style of every cell in a rectangle, not what they say.
  ///
  /// Both halves of a wide glyph change when one of them lies in the rectangle.
  ///
  /// - Complexity: O(*n*) in the visible cells of the rectangle.
  public mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.rowRange {
      let columns = wholeGlyphs(area.columnRange, row: row)
      for index in row * size.columns + columns.lowerBound..<row * size.columns + columns.upperBound
      {
        var style = cells[index].style
        change(&style)
        cells[index].style = style
      }
    }
  }

  private mutating func writeASCII(
    _ text: String, at point: CellPoint, style: CellStyle, area: CellRect
  ) {
    let length = text.utf8.count
    let target = area.intersection(
      CellRect(column: point.column, row: point.row, columns: length, rows: 1))
    guard !target.isEmpty else { return }
    mend(target.columnRange, row: point.row)
    let visible = text.utf8.dropFirst(target.origin.column - point.column)
    var index = point.row * size.columns + target.origin.column
    for byte in visible.prefix(target.size.columns) {
      cells[index] = Cell(scalar: Unicode.Scalar(byte), width: 1, style: style)
      index += 1
    }
  }

  private mutating func fillWide(_ area: CellRect, with cell: Cell) {
    for row in area.rowRange {
      for column in stride(from: area.origin.column, to: area.columnRange.upperBound, by: 2) {
        put(cell, column: column, row: row, within: area.columnRange)
      }
    }
  }

  /// Puts one glyph on the part of its columns that is visible.
  private mutating func put(_ cell: Cell, column: Int, row: Int, within visible: Range<Int>) {
    let (end, overflow) = column.addingReportingOverflow(cell.width)
    guard !overflow else { return }
    let target = (column..<end).clamped(to: visible)
    guard !target.isEmpty else { return }
    mend(target, row: row)
    let start = row * size.columns
    if target.count < cell.width {
      cells[start + target.lowerBound] = cell.blanked
      return
    }
    cells[start + column] = cell
    if cell.width == 2 { cells[start + column + 1] = .continuation(style: cell.style) }
  }

  /// Blanks the halves that stay behind when `columns` are overwritten.
  private mutating func mend(_ columns: Range<Int>, row: Int) {
    let whole = wholeGlyphs(columns, row: row)
    let start = row * size.columns
    if whole.lowerBound < columns.lowerBound {
      cells[start + whole.lowerBound] = cells[start + whole.lowerBound].blanked
    }
    if whole.upperBound > columns.upperBound {
      cells[start + columns.upperBound] = cells[start + columns.upperBound].blanked
    }
  }

  /// `columns`, grown by a column on either side where a wide glyph crosses its edge.
  func wholeGlyphs(_ columns: Range<Int>, row: Int) -> Range<Int> {
    guard !columns.isEmpty else { return columns }
    let start = row * size.columns
    let crossesLeft = cells[start + columns.lowerBound].isContinuation && columns.lowerBound > 0
    let crossesRight =
      columns.upperBound < size.columns && cells[start + columns.upperBound].isContinuation
    return columns.lowerBound - (crossesLeft ? 1 : 0)..<columns.upperBound + (crossesRight ? 1 : 0)
  }
}
