import CellGrid

extension UIButton {
  /// Draws the brackets around the title; their shape tells the state without colour.
  func drawBrackets(on canvas: CellCanvas) {
    let size = canvas.size
    let attributes = bracketAttributes
    let brackets = isEnabled ? isSelected ? ("{", "}") : ("[", "]") : ("(", ")")
    let row = max(0, (size.rows - 1) / 2)
    canvas.write(
      brackets.0, column: 0, row: row, color: currentTitleColor, attributes: attributes)
    canvas.write(
      brackets.1, column: size.columns - 1, row: row, color: currentTitleColor,
      attributes: attributes)
    guard isFocused else { return }
    let inset = size.columns < 6 ? 0 : 1
    canvas.write("▸", column: inset, row: row, color: currentTitleColor, attributes: attributes)
    canvas.write(
      "◂", column: size.columns - 1 - inset, row: row, color: currentTitleColor,
      attributes: attributes)
  }

  private var bracketAttributes: CellAttributes {
    if !isEnabled { return .dim }
    return isFocused ? .bold : []
  }
}
