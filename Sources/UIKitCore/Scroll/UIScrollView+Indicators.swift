import CellGrid
import Foundation

/// Where a bar's thumb lies in its track, in cells.
struct ScrollThumb: Equatable {
  var start: Int
  var length: Int

  /// The thumb for a view of `visible` points at `offset` in content of `content` points.
  ///
  /// It touches an end of the track only where the content does.
  init(track: Int, visible: CGFloat, content: CGFloat, offset: CGFloat) {
    let share = content > 0 ? visible / content : 1
    length = max(1, min(track - 1, Int((CGFloat(track) * share).rounded())))
    let free = max(0, track - length)
    let way = content - visible
    if offset <= 0 || way <= 0 || free == 0 {
      start = 0
    } else if offset >= way {
      start = free
    } else {
      let place = Int((CGFloat(free) * offset / way).rounded())
      start = free > 1 ? max(1, min(free - 1, place)) : place
    }
  }
}

extension UIScrollView {
  /// Draws the bars over the content: a line, thicker where the view is.
  func drawScrollIndicators(on canvas: CellCanvas) {
    if showsVerticalScrollIndicator, canScroll(.vertical) {
      drawIndicator(.vertical, on: canvas)
    }
    if showsHorizontalScrollIndicator, canScroll(.horizontal) {
      drawIndicator(.horizontal, on: canvas)
    }
  }

  private func drawIndicator(_ axis: NSLayoutConstraint.Axis, on canvas: CellCanvas) {
    let isVertical = axis == .vertical
    let size = canvas.size
    // No bar covers the track.
    let metrics = UIScreen.main.metrics
    let covered = safeAreaAdjustment(safeAreaInsets).along(axis)
    let first = isVertical ? metrics.row(at: covered.near) : metrics.column(at: covered.near)
    let last = isVertical ? metrics.row(at: covered.far) : metrics.column(at: covered.far)
    let track = max(1, (isVertical ? size.rows : size.columns) - first - last)
    let insets = contentInset.along(axis)
    let thumb = ScrollThumb(
      track: track,
      visible: (isVertical ? bounds.height : bounds.width) - covered.near - covered.far,
      content: (isVertical ? contentSize.height : contentSize.width) + insets.near + insets.far,
      offset: (isVertical ? contentOffset.y : contentOffset.x) + covered.near + insets.near)
    func fill(_ start: Int, _ length: Int, _ character: Character, _ color: UIColor) {
      canvas.fill(
        column: isVertical ? size.columns - 1 : first + start,
        row: isVertical ? first + start : size.rows - 1,
        columns: isVertical ? 1 : length, rows: isVertical ? length : 1, character: character,
        color: color)
    }
    let line: Character = isVertical ? (isFocused ? "┃" : "│") : (isFocused ? "━" : "─")
    fill(0, track, line, isFocused ? .label : .separator)
    fill(thumb.start, thumb.length, isVertical ? "█" : "▄", isFocused ? .label : .secondaryLabel)
  }
}
