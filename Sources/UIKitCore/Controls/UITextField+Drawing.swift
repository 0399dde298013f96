import CellGrid
import Foundation

extension UITextField {
  /// Draws the text, what is left of the field, and the caret.
  func drawField(on canvas: CellCanvas) {
    let isEmpty = characters.isEmpty
    let rect =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let area = canvas.cells(ofPart: rect, of: self)
    let width = area.size.columns
    let row = area.origin.row + rowOfText(among: area.size.rows)
    let text = isEmpty ? Array(placeholder ?? "") : visibleCharacters(in: width)
    let columns = text.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    let start = area.origin.column + (isEditing ? 0 : column(of: columns, in: width))
    if borderStyle != .none {
      canvas.fill(
        column: 0, row: row, columns: canvas.size.columns, rows: 1, character: "_",
        color: .tertiaryLabel)
    }
    canvas.write(
      String(text), column: start, row: row,
      color: isEmpty ? .placeholderText : textColor ?? .label, attributes: attributes)
    if isEditing { drawCaret(on: canvas, at: start, row: row, in: width) }
  }

  private func rowOfText(among rows: Int) -> Int {
    switch contentVerticalAlignment {
    case .center, .fill: max(0, (rows - 1) / 2)
    case .top: 0
    case .bottom: max(0, rows - 1)
    }
  }

  /// The characters that show: so many from the left are out of sight that the caret is not.
  private func visibleCharacters(in width: Int) -> [Character] {
    Array(Array(displayText)[firstVisible(in: width)...])
  }

  private func firstVisible(in width: Int) -> Int {
    let shown = Array(displayText)
    if !isEditing { return 0 }
    var (first, columns) = (caret, 1)
    while first > 0 {
      columns += DisplayWidth.columns(of: shown[first - 1])
      if columns > width { break }
      first -= 1
    }
    return first
  }

  /// Reverses the character at the caret, of the placeholder where there is no text, or a blank
  /// behind the last.
  private func drawCaret(on canvas: CellCanvas, at start: Int, row: Int, in width: Int) {
    let shown = Array(displayText)
    let column = shown[firstVisible(in: width)..<caret].reduce(0) {
      $0 + DisplayWidth.columns(of: $1)
    }
    let under = shown.isEmpty ? placeholder?.first : caret < shown.count ? shown[caret] : nil
    guard let under else {
      canvas.write(" ", column: start + column, row: row, attributes: .reverse)
      return
    }
    canvas.invert(
      CellRect(
        column: start + column, row: row, columns: DisplayWidth.columns(of: under), rows: 1))
  }

  private func column(of columns: Int, in width: Int) -> Int {
    let room = max(0, width - columns)
    switch textAlignment {
    case .left: return 0
    case .natural, .justified: return isMirrored ? room : 0
    case .center: return room / 2
    case .right: return room
    }
  }

  private var attributes: CellAttributes {
    if !isEnabled { return .dim }
    return font?.isBold == true ? .bold : []
  }
}
