import UIKit

/// A box that asks for a size of its own and tells what it got.
final class BoxView: UIView {
  /// What stands in the middle of the box, below its title.
  var lines: [String] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }

  private let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let cell = UIScreen.main.cellSize
    return CGSize(width: 24 * cell.width, height: 5 * cell.height)
  }

  override func drawCells(on canvas: CellCanvas) {
    let size = canvas.size
    canvas.fill(column: 0, row: 0, columns: size.columns, rows: size.rows)
    if size.columns < 2 || size.rows < 2 {
      // No room for a frame.
      canvas.write(fitted(title, in: size.columns), column: 0, row: 0)
      return
    }
    canvas.stroke(CellRect(origin: .zero, size: size))
    let text = [title] + lines
    let top = max(1, (size.rows - text.count) / 2)
    for (index, line) in text.enumerated() where top + index < size.rows - 1 {
      let line = fitted(line, in: size.columns - 2)
      canvas.write(line, column: (size.columns - line.count) / 2, row: top + index)
    }
  }

  /// As much of a line as has room within the frame.
  private func fitted(_ line: String, in columns: Int) -> String {
    if line.count <= columns { return line }
    return columns < 1 ? "" : "\(line.prefix(columns - 1))…"
  }
}
