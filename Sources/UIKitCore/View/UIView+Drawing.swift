public import CellGrid
import Foundation

extension UIView {
  /// Draws the view and what lies in it; `origin` is where its superview's coordinates start, in
  /// points from the window's.
  func render(on canvas: CellCanvas, superviewOrigin: CGPoint) {
    if motion == nil && (isHiddenItself || alpha < 0.01) { return }
    let outer = (canvas.clip, canvas.background, canvas.attributes)
    defer { (canvas.clip, canvas.background, canvas.attributes) = outer }
    let shown = shownState
    guard prepare(canvas, toShow: shown) else { return }
    let origin = CGPoint(
      x: superviewOrigin.x + shown.origin.x, y: superviewOrigin.y + shown.origin.y)
    let area = canvas.metrics.cells(of: CGRect(origin: origin, size: shown.bounds.size))
    let own = canvas.clip.intersection(area)
    let isClipped = clipsToBounds || motion?.isPassing == true
    if own.isEmpty && (isClipped || subviews.isEmpty) { return }
    let content = isClipped ? own : canvas.clip
    canvas.area = area
    canvas.clip = own
    if let color = shownBackground?.cellColor {
      canvas.background = color
      canvas.buffer.fill(own, style: CellStyle(background: color))
    }
    if !own.isEmpty { drawCells(on: canvas) }
    canvas.clip = content
    let inner = CGPoint(x: origin.x - shown.bounds.origin.x, y: origin.y - shown.bounds.origin.y)
    canvas.origins.append(inner)
    for view in subviews { view.render(on: canvas, superviewOrigin: inner) }
    canvas.origins.removeLast()
    canvas.area = area
    canvas.clip = own
    if !own.isEmpty { drawCellsOverSubviews(on: canvas) }
  }

  /// Cuts and fades what an animation shows of the view; false where that is nothing.
  private func prepare(_ canvas: CellCanvas, toShow shown: ViewState) -> Bool {
    guard let motion else { return true }
    if motion.isPassing {
      let slot = PassingSlot(canvas: canvas).cells(of: self, origins: canvas.origins[...])
      canvas.clip = canvas.clip.intersection(slot)
    } else if isHiddenItself {
      return false
    }
    let before = alpha + motion.parts.reduce(0) { $0 + $1.delta.alpha }
    if min(alpha, before) >= 0.01 || alpha == before { return shown.alpha >= 0.01 }
    let opacity = shown.alpha / max(alpha, before)
    if opacity < 2 / 3 { canvas.attributes.insert(.dim) }
    return opacity >= 1 / 3
  }
}

extension UIView {
  /// Whether the app hid the view; a window that was not shown yet is not meant: it is drawn and
  /// operated in memory.
  var isHiddenItself: Bool { isHiddenByApp || isCollapsed }

  /// The cells of the screen the view takes, not clipped.
  ///
  /// They are those of ``frame``, also while an animation shows it elsewhere.
  ///
  /// > Note: Not in UIKit.
  public var cellsOnScreen: CellRect {
    UIScreen.main.metrics.cells(of: rectOnScreen(bounds))
  }

  /// A rectangle of this view's coordinates, in points from the screen's origin.
  func rectOnScreen(_ rect: CGRect) -> CGRect {
    let place = window?.frame.origin ?? .zero
    return convert(rect, to: nil).offsetBy(dx: place.x, dy: place.y)
  }

  /// Where this view's coordinates start as they are shown, in points from the screen's origin.
  var shownOriginOnScreen: CGPoint {
    let shown = shownState
    let outer = parent?.shownOriginOnScreen ?? .zero
    return CGPoint(
      x: outer.x + shown.origin.x - shown.bounds.origin.x,
      y: outer.y + shown.origin.y - shown.bounds.origin.y)
  }
}
