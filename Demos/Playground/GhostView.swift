import UIKit

/// Lies over a demo and draws a dotted ghost where hidden views were.
final class GhostView: UIView {
  /// The view below which hidden views are looked for.
  weak var haunted: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func drawCells(on canvas: CellCanvas) {
    if let haunted { draw(below: haunted, on: canvas) }
  }

  private func draw(below view: UIView, on canvas: CellCanvas) {
    for child in view.subviews {
      if child.isHidden { draw(child, on: canvas) } else { draw(below: child, on: canvas) }
    }
  }

  private func draw(_ ghost: UIView, on canvas: CellCanvas) {
    let cells = canvas.cells(of: ghost.bounds, in: ghost)
    canvas.stroke(cells, dotted: true, color: .secondaryLabel)
    guard let name = ghost.accessibilityIdentifier, cells.size.columns > 2 else { return }
    let room = String(name.prefix(cells.size.columns - 2))
    canvas.write(
      room, column: cells.origin.column + 1, row: cells.origin.row, color: .secondaryLabel)
  }
}
