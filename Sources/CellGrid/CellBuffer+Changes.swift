/// Cells side by side on one row.
public struct CellRun: Hashable, Sendable {
  /// The row they are on.
  public var row: Int

  /// The columns they take.
  public var columns: Range<Int>

  /// Creates a run.
  public init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}

extension CellBuffer {
  /// The runs in which this buffer differs from an earlier one, top down and left to right.
  ///
  /// A run starts and ends at whole glyphs of both buffers, so that writing it over the earlier one
  /// never leaves half of a wide glyph. Between buffers of different sizes every row differs.
  ///
  /// - Complexity: O(*n*) in the cells of the grid.
  public func changedRuns(from previous: CellBuffer) -> [CellRun] {
    guard previous.size == size else { return everyRow }
    if cells == previous.cells { return [] }
    return bounds.rowRange.flatMap { changedRuns(from: previous, row: $0) }
  }

  private var everyRow: [CellRun] {
    guard size.columns > 0 else { return [] }
    return bounds.rowRange.map { CellRun(row: $0, columns: 0..<size.columns) }
  }

  private func changedRuns(from previous: CellBuffer, row: Int) -> [CellRun] {
    let start = row * size.columns
    var runs: [CellRun] = []
    var column = 0
    while column < size.columns {
      guard cells[start + column] != previous.cells[start + column] else {
        column += 1
        continue
      }
      let first = column
      while column < size.columns, cells[start + column] != previous.cells[start + column] {
        column += 1
      }
      let whole = glyphs(first..<column, in: self, and: previous, row: row)
      if let last = runs.last, last.columns.upperBound >= whole.lowerBound {
        runs[runs.count - 1].columns = last.columns.lowerBound..<whole.upperBound
      } else {
        runs.append(CellRun(row: row, columns: whole))
      }
      column = max(column, whole.upperBound)
    }
    return runs
  }

  /// `columns`, grown until neither edge lies within a wide glyph of either buffer.
  private func glyphs(
    _ columns: Range<Int>, in first: CellBuffer, and second: CellBuffer, row: Int
  ) -> Range<Int> {
    var whole = columns
    while true {
      let grown = second.wholeGlyphs(first.wholeGlyphs(whole, row: row), row: row)
      if grown == whole { return whole }
      whole = grown
    }
  }
}
