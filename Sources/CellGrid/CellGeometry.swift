/// A cell's place: columns from the left, rows from the top.
public struct CellPoint: Hashable, Sendable {
  /// Columns from the left edge.
  public var column: Int

  /// Rows from the top edge.
  public var row: Int

  /// The top left cell.
  public static let zero = CellPoint(column: 0, row: 0)

  /// Creates a point; both coordinates may lie outside any grid.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// An extent in whole cells.
public struct CellSize: Hashable, Sendable {
  /// Cells from side to side.
  public var columns: Int

  /// Cells from top to bottom.
  public var rows: Int

  /// No cells.
  public static let zero = CellSize(columns: 0, rows: 0)

  /// Creates a size; a side that is zero or negative makes it empty.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether it holds no cell.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }
}

/// A rectangle of whole cells.
///
/// Any values may be stored: a side that is zero or negative makes the rectangle empty, and edges
/// beyond the range of `Int` stop at its ends.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint

  /// How many cells it spans.
  public var size: CellSize

  /// An empty rectangle at the top left cell.
  public static let zero = CellRect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left cell and its extent.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  /// The columns it covers.
  public var columnRange: Range<Int> { Self.range(from: origin.column, count: size.columns) }

  /// The rows it covers.
  public var rowRange: Range<Int> { Self.range(from: origin.row, count: size.rows) }

  /// Whether it covers no cell.
  public var isEmpty: Bool { columnRange.isEmpty || rowRange.isEmpty }

  /// Tells whether it covers `point`.
  public func contains(_ point: CellPoint) -> Bool {
    columnRange.contains(point.column) && rowRange.contains(point.row)
  }

  /// The cells in both rectangles; ``zero`` if there are none.
  public func intersection(_ other: CellRect) -> CellRect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    guard !columns.isEmpty, !rows.isEmpty else { return .zero }
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound,
      columns: Self.length(columns), rows: Self.length(rows))
  }

  /// Tells whether the two rectangles share a cell.
  public func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle over both; an empty one counts for nothing.
  public func union(_ other: CellRect) -> CellRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let columns = Self.hull(columnRange, other.columnRange)
    let rows = Self.hull(rowRange, other.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound,
      columns: Self.length(columns), rows: Self.length(rows))
  }

  private static func range(from start: Int, count: Int) -> Range<Int> {
    guard count > 0 else { return start..<start }
    let (end, overflow) = start.addingReportingOverflow(count)
    return start..<(overflow ? .max : end)
  }

  private static func hull(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  private static func length(_ range: Range<Int>) -> Int {
    let (length, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return overflow ? .max : length
  }
}
