package import CellGrid
package import Foundation

/// How points become cells: the one place where layout is rounded.
///
/// Edges are rounded, never sizes, so that two edges which layout made equal share a cell boundary
/// and neighbours neither gape nor overlap.
package struct CellMetrics: Equatable, Sendable {
  /// The size of a cell, in points.
  package let cellSize: CGSize

  package init(cellSize: CGSize) {
    self.cellSize = cellSize
  }

  /// The column boundary nearest to `x` points from the window's left edge.
  package func column(at x: CGFloat) -> Int {
    Self.boundary(at: x, cell: cellSize.width)
  }

  /// The row boundary nearest to `y` points from the window's top edge.
  package func row(at y: CGFloat) -> Int {
    Self.boundary(at: y, cell: cellSize.height)
  }

  /// The cells of a rectangle given in points from the window's origin.
  package func cells(of rect: CGRect) -> CellRect {
    let left = column(at: rect.origin.x)
    let top = row(at: rect.origin.y)
    return CellRect(
      column: left, row: top,
      columns: max(0, column(at: rect.origin.x + max(0, rect.size.width)) - left),
      rows: max(0, row(at: rect.origin.y + max(0, rect.size.height)) - top))
  }

  /// The middle of a cell, in points from the window's origin.
  package func center(of cell: CellPoint) -> CGPoint {
    CGPoint(
      x: (CGFloat(cell.column) + 0.5) * cellSize.width,
      y: (CGFloat(cell.row) + 0.5) * cellSize.height)
  }

  /// The size, in points, of a block of cells.
  package func points(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * cellSize.width, height: CGFloat(rows) * cellSize.height)
  }

  /// The whole cells in a length; a rounding error does not cost one.
  package static func wholeCells(in length: CGFloat, cell: CGFloat) -> Int {
    Int(exactly: ((length * 1024).rounded() / 1024 / cell).rounded(.down)) ?? .max
  }

  /// Rounds to 1/1024 point first: equal edges that were computed along different paths differ in
  /// their last bits, and would otherwise fall on either side of a half.
  private static func boundary(at edge: CGFloat, cell: CGFloat) -> Int {
    let exact = (edge * 1024).rounded() / 1024
    let boundary = (exact / cell + 0.5).rounded(.down)
    return Int(exactly: boundary) ?? (boundary < 0 ? -farAway : boundary > 0 ? farAway : 0)
  }

  /// Where edges beyond the range of whole numbers are drawn; far off any screen.
  private static let farAway = 1 << 40
}
