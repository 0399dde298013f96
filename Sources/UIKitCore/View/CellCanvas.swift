public import CellGrid
public import Foundation

/// The cells of one view, to draw text and colour onto.
///
/// A canvas is handed to ``UIView/drawCells(on:)`` with its top left cell at 0, 0. What falls
/// outside the view's visible part leaves no trace. A text colour of `nil` is the terminal's own,
/// and text in a clear one is not drawn; a background of `nil`, or a clear one, is the view's.
@preconcurrency @MainActor public final class CellCanvas {
  var buffer: CellBuffer
  let metrics: CellMetrics
  /// The view's cells on the screen, not clipped.
  var area: CellRect
  /// The cells that may change.
  var clip: CellRect
  /// Where the coordinates start of what the views around are drawn in, the outermost first, in
  /// points on the screen.
  var origins: [CGPoint] = []
  /// Attributes that whatever is drawn now has besides its own.
  var attributes: CellAttributes = []
  /// The colour behind whatever is drawn now.
  var background: CellColor = .terminalDefault

  init(columns: Int, rows: Int, metrics: CellMetrics) {
    buffer = CellBuffer(columns: columns, rows: rows)
    self.metrics = metrics
    area = buffer.bounds
    clip = buffer.bounds
  }

  /// The view's extent in cells.
  public var size: CellSize { area.size }

  /// Writes text on one row, from a cell of the view to the right.
  ///
  /// - Returns: The columns the text takes, visible or not.
  @discardableResult
  public func write(
    _ text: String, column: Int, row: Int, color: UIColor? = nil, background: UIColor? = nil,
    attributes: CellAttributes = []
  ) -> Int {
    guard isClear(color) else {
      return buffer.write(
        text, at: CellPoint(column: area.origin.column + column, row: area.origin.row + row),
        style: style(color, background, attributes), clip: clip)
    }
    let columns = DisplayWidth.columns(of: text)
    fill(
      column: column, row: row, columns: columns, rows: 1, color: color, background: background,
      attributes: attributes)
    return columns
  }

  /// Fills a block of the view's cells with one character.
  public func fill(
    column: Int, row: Int, columns: Int, rows: Int, character: Character = " ",
    color: UIColor? = nil, background: UIColor? = nil, attributes: CellAttributes = []
  ) {
    // Of a clear character only what lies behind it can show.
    if isClear(color), background == nil || isClear(background) { return }
    let rect = CellRect(
      column: area.origin.column + column, row: area.origin.row + row, columns: columns, rows: rows)
    buffer.fill(
      rect.intersection(clip), style: style(color, background, attributes),
      character: isClear(color) ? " " : character)
  }

  /// The cells of a rectangle given in points in the coordinates of `view`, relative to this
  /// canvas.
  public func cells(of rect: CGRect, in view: UIView) -> CellRect {
    let origin = view.shownOriginOnScreen
    var cells = metrics.cells(of: rect.offsetBy(dx: origin.x, dy: origin.y))
    cells.origin.column -= area.origin.column
    cells.origin.row -= area.origin.row
    return cells
  }

  /// The cells of a rectangle of the view that this is the canvas of; of its bounds, all of them.
  func cells(ofPart rect: CGRect, of view: UIView) -> CellRect {
    rect == view.bounds ? CellRect(origin: .zero, size: size) : cells(of: rect, in: view)
  }

  /// What stands in a cell of the view now; a blank outside the screen.
  public func character(column: Int, row: Int) -> Character {
    let cell = buffer[column: area.origin.column + column, row: area.origin.row + row]
    return cell.character
  }

  /// Draws a frame of lines along the edge of a block of the view's cells.
  ///
  /// Where it is one row high, its top and its bottom are one line and leave no room for sides:
  /// `────`. Where it is one column wide, it is a vertical line. It covers all cells of such a
  /// block, so that a view which has something to say there draws that after the frame, or instead.
  public func stroke(_ rect: CellRect, color: UIColor? = nil, attributes: CellAttributes = []) {
    guard !rect.isEmpty else { return }
    let (left, top) = (rect.origin.column, rect.origin.row)
    let (right, bottom) = (left + rect.size.columns - 1, top + rect.size.rows - 1)
    func line(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int, _ character: Character) {
      fill(
        column: column, row: row, columns: columns, rows: rows, character: character, color: color,
        attributes: attributes)
    }
    if rect.size.rows == 1 { return line(left, top, rect.size.columns, 1, "─") }
    if rect.size.columns == 1 { return line(left, top, 1, rect.size.rows, "│") }
    line(left, top, rect.size.columns, 1, "─")
    line(left, bottom, rect.size.columns, 1, "─")
    line(left, top, 1, rect.size.rows, "│")
    line(right, top, 1, rect.size.rows, "│")
    line(left, top, 1, 1, "┌")
    line(right, top, 1, 1, "┐")
    line(left, bottom, 1, 1, "└")
    line(right, bottom, 1, 1, "┘")
  }

  private func isClear(_ color: UIColor?) -> Bool {
    color.map { $0.cellColor == nil } ?? false
  }

  private func style(
    _ color: UIColor?, _ background: UIColor?, _ attributes: CellAttributes
  ) -> CellStyle {
    CellStyle(
      foreground: color?.cellColor ?? .terminalDefault,
      background: background?.cellColor ?? self.background,
      attributes: attributes.union(self.attributes))
  }
}
