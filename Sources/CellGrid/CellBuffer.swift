/// A grid of cells to draw into.
///
/// Drawing clips: what lies outside the grid or outside the given rectangle leaves no trace, and no
/// coordinate traps. A wide glyph is whole or not there: where only half of it is visible a space
/// stands instead, and overwriting one half blanks the other.
///
///     var buffer = CellBuffer(columns: 12, rows: 1)
///     buffer.write("日本", at: .zero, style: CellStyle(), clip: buffer.bounds)
///     buffer.text()  // "日本"
public struct CellBuffer: Sendable, Equatable {
  /// Its extent; neither side is negative.
  public let size: CellSize

  /// Row after row.
  var cells: [Cell]

  /// The most cells a buffer holds; beyond, rows are left out.
  static let maximumCells = 1 << 24

  /// Creates a buffer of blank cells.
  ///
  /// A negative side counts as zero; a grid of more than 16 million cells is cut at the bottom.
  public init(columns: Int, rows: Int) {
    let columns = min(max(columns, 0), Self.maximumCells)
    let rows = min(max(rows, 0), columns == 0 ? Self.maximumCells : Self.maximumCells / columns)
    size = CellSize(columns: columns, rows: rows)
    cells = Array(repeating: .blank, count: columns * rows)
  }

  /// Creates a buffer of blank cells.
  public init(_ size: CellSize) { self.init(columns: size.columns, rows: size.rows) }

  /// Every cell of the grid.
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a place; blank outside the grid.
  public subscript(column column: Int, row row: Int) -> Cell {
    guard bounds.contains(CellPoint(column: column, row: row)) else { return .blank }
    return cells[row * size.columns + column]
  }
}

extension CellBuffer {
  /// The same cells on a grid of another size: cut at the right and bottom, or blank there.
  ///
  /// - Complexity: O(*n*) in the cells of the new grid; O(1) if the size is the same.
  public func resized(to size: CellSize) -> CellBuffer {
    if size == self.size { return self }
    var result = CellBuffer(size)
    let common = bounds.intersection(result.bounds)
    for row in common.rowRange {
      for column in common.columnRange {
        result.cells[row * result.size.columns + column] = cells[row * self.size.columns + column]
      }
      let last = row * result.size.columns + common.columnRange.upperBound - 1
      if result.cells[last].width == 2 { result.cells[last] = result.cells[last].blanked }
    }
    return result
  }
}
