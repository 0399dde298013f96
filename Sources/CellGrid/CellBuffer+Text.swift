extension CellBuffer {
  /// The characters of one row, without the spaces at its end; empty outside the grid.
  public func row(_ row: Int) -> String {
    guard bounds.rowRange.contains(row) else { return "" }
    var text = ""
    for index in row * size.columns..<(row + 1) * size.columns {
      let cell = cells[index]
      if cell.isContinuation { continue }
      if cell.isSingleScalar {
        text.unicodeScalars.append(cell.base)
      } else {
        text += cell.text
      }
    }
    return text.trimmingTrailingSpaces
  }

  /// The characters of every row, joined by line breaks.
  ///
  /// - Complexity: O(*n*) in the cells of the grid.
  public func text() -> String {
    bounds.rowRange.map(row).joined(separator: "\n")
  }

  /// The rows with their styles as ANSI colour sequences, joined by line breaks.
  ///
  /// Nothing moves the cursor; every row starts and ends in the terminal's own style.
  ///
  /// - Complexity: O(*n*) in the cells of the grid.
  public func ansi() -> String {
    bounds.rowRange.map(ansiRow).joined(separator: "\n")
  }

  private func ansiRow(_ row: Int) -> String {
    let start = row * size.columns
    let cells = cells[start..<start + size.columns]
    let end = cells.lastIndex { $0 != .blank }.map { $0 + 1 } ?? start
    var text = ""
    var current = Cell.blank
    for cell in cells[start..<end] where !cell.isContinuation {
      if !cell.hasSameStyle(as: current) {
        text += cell.style.selectGraphicRendition
        current = cell
      }
      text += cell.text
    }
    return current.hasSameStyle(as: .blank) ? text : text + CellStyle().selectGraphicRendition
  }
}

extension CellStyle {
  /// The sequence that sets exactly this style, whatever was set before.
  public var selectGraphicRendition: String {
    var codes = ["0"]
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.italic) { codes.append("3") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) { codes.append("7") }
    codes += foreground.codes(base: 30) + background.codes(base: 40)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension CellColor {
  fileprivate func codes(base: Int) -> [String] {
    switch self {
    case .terminalDefault: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 52 + Int(index))"]
    case .indexed(let index): ["\(base + 8);5;\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8);2;\(red);\(green);\(blue)"]
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    let bytes = utf8
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[bytes.index(before: end)] == 0x20 {
      end = bytes.index(before: end)
    }
    return String(self[..<end])
  }
}
