public import CellGrid
import Foundation

extension UIView {
  /// Draws the view and what lies in it; `origin` is where its superview's coordinates start, in
  /// points from the window's.
  func render(on canvas: CellCanvas, superviewOrigin: CGPoint) {
    if isHidden || alpha < 0.01 { return }
    let (outerClip, outerBackground) = (canvas.clip, canvas.background)
    defer { (canvas.clip, canvas.background) = (outerClip, outerBackground) }
    let origin = CGPoint(
      x: superviewOrigin.x + storedOrigin.x, y: superviewOrigin.y + storedOrigin.y)
    let area = canvas.metrics.cells(of: CGRect(origin: origin, size: bounds.size))
    let own = outerClip.intersection(area)
    if own.isEmpty && (clipsToBounds || subviews.isEmpty) { return }
    canvas.area = area
    canvas.clip = own
    if let color = backgroundColor?.cellColor {
      canvas.background = color
      canvas.buffer.fill(own, style: CellStyle(background: color))
    }
    if !own.isEmpty { drawCells(on: canvas) }
    canvas.clip = clipsToBounds ? own : outerClip
    let inner = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    for view in subviews { view.render(on: canvas, superviewOrigin: inner) }
    canvas.area = area
    canvas.clip = own
    if !own.isEmpty { drawCellsOverSubviews(on: canvas) }
  }
}

extension UIView {
  /// The cells the view takes in its window, not clipped.
  ///
  /// > Note: Not in UIKit.
  public var cellsOnScreen: CellRect {
    CellMetrics(cellSize: UIScreen.main.cellSize).cells(of: convert(bounds, to: nil))
  }
}
