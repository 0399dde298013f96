public import CellGrid
internal import CNcurses

extension Terminal {
  /// Shows a buffer, by sending what differs from what the screen shows, in one write.
  ///
  /// What lies outside the screen is left out; what the buffer does not cover is blank.
  ///
  /// - Parameters:
  ///   - buffer: The whole screen.
  ///   - cursor: The cell of the cursor; hidden if nil or off the screen.
  /// - Complexity: O(*n*) in the cells of the screen.
  public func present(_ buffer: CellBuffer, cursor: CellPoint? = nil) {
    var frame = buffer.resized(to: size)
    if !hasSafeCorner { clearBeforeCorner(of: &frame) }
    for run in frame.changedRuns(from: shown ?? CellBuffer(.zero)) { send(run, of: frame) }
    shown = frame
    let row = cursor.flatMap { Int32(exactly: $0.row) } ?? -1
    let column = cursor.flatMap { Int32(exactly: $0.column) } ?? -1
    _ = cncurses_refresh(row, column)
  }

  /// Sends the whole screen again, whatever the terminal shows: something else may have written
  /// there.
  public func redraw() { _ = cncurses_redraw() }

  /// Takes out a wide glyph right before the last cell, where ncurses would garble the row.
  private func clearBeforeCorner(of frame: inout CellBuffer) {
    let (column, row) = (size.columns - 2, size.rows - 1)
    guard frame[column: column, row: row].isContinuation else { return }
    let rect = CellRect(column: column - 1, row: row, columns: 2, rows: 1)
    frame.fill(rect, style: frame[column: column, row: row].style)
  }

  private func send(_ run: CellRun, of frame: CellBuffer) {
    var cells: [cncurses_cell] = []
    cells.reserveCapacity(run.columns.count)
    var styled: Cell?
    var style = cncurses_cell()
    for column in run.columns {
      let cell = frame[column: column, row: run.row]
      if styled?.hasSameStyle(as: cell) != true {
        style = cursesStyle(cell.style)
        styled = cell
      }
      cells.append(cursesCell(cell, style: style))
    }
    _ = unsafe cncurses_put_cells(
      Int32(run.row), Int32(run.columns.lowerBound), cells, Int32(cells.count))
  }

  private func cursesStyle(_ style: CellStyle) -> cncurses_cell {
    var result = cncurses_cell()
    (result.foreground, result.background) = palette.numbers(of: style)
    result.attributes = Self.attributeBits.reduce(0) { bits, pair in
      style.attributes.contains(pair.0) ? bits | UInt32(pair.1) : bits
    }
    return result
  }

  private func cursesCell(_ cell: Cell, style: cncurses_cell) -> cncurses_cell {
    var result = style
    guard isUTF8 else { return asciiCell(cell, style: style) }
    result.scalars.0 = cell.base.value
    if !cell.isSingleScalar {
      let scalars = cell.scalars.map(\.value) + [0, 0, 0]
      (result.scalars.1, result.scalars.2) = (scalars[1], scalars[2])
      if cell.scalars.count > 3 { result.scalars.3 = scalars[3] }
      if cell.scalars.count > 4 { result.scalars.4 = scalars[4] }
    }
    return result
  }

  /// The cell without anything but ASCII; half of a wide glyph is a cell of its own.
  private func asciiCell(_ cell: Cell, style: cncurses_cell) -> cncurses_cell {
    var result = style
    switch ASCIIFallback(cell.isContinuation ? " " : cell.base) {
    case .character(let scalar): result.scalars.0 = scalar.value
    case .line(let letter):
      result.scalars.0 = letter.value
      result.attributes |= UInt32(CNCURSES_LINE_DRAWING)
    }
    return result
  }

  private static let attributeBits: [(CellAttributes, Int)] = [
    (.bold, CNCURSES_BOLD), (.dim, CNCURSES_DIM), (.italic, CNCURSES_ITALIC),
    (.underline, CNCURSES_UNDERLINE), (.reverse, CNCURSES_REVERSE),
  ]
}
