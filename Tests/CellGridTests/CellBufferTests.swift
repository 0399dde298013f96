import CellGrid
import Testing

struct CellBufferTests {
  private let red = CellStyle(foreground: .indexed(1))

  private func buffer(_ rows: String...) -> CellBuffer {
    var buffer = CellBuffer(columns: 8, rows: rows.count)
    for (row, text) in rows.enumerated() {
      buffer.write(
        text, at: CellPoint(column: 0, row: row), style: CellStyle(), clip: buffer.bounds)
    }
    return buffer
  }

  @Test func `text is written into the cells it takes`() {
    var buffer = buffer("", "")
    let columns = buffer.write(
      "né日", at: CellPoint(column: 2, row: 1), style: red, clip: buffer.bounds)
    #expect(columns == 4)
    #expect(buffer.text() == "\n  né日")
    #expect(buffer[column: 4, row: 1].width == 2)
    #expect(buffer[column: 5, row: 1].isContinuation)
    #expect(buffer[column: 5, row: 1].style == red)
    #expect(buffer[column: 6, row: 1] == .blank)
  }

  @Test(arguments: [
    (-1, " 本ab"), (0, "日本ab"), (3, "   日本 "), (5, "     日 "), (6, "      日"), (7, "       "),
    (8, ""), (-9, ""), (Int.max, ""), (Int.min, ""),
  ])
  func `a wide glyph cut by an edge becomes a space`(column: Int, shown: String) {
    var buffer = CellBuffer(columns: 8, rows: 1)
    let style = CellStyle(attributes: .underline)
    buffer.write(
      column == 3 || column == 5 ? "日本" : "日本ab", at: CellPoint(column: column, row: 0),
      style: style, clip: CellRect(column: 0, row: 0, columns: column == 3 ? 7 : 8, rows: 1))
    var expected = shown
    while expected.last == " " { expected.removeLast() }
    #expect(buffer.row(0) == expected)
  }

  @Test func `the visible half of a clipped glyph keeps its style`() {
    var buffer = CellBuffer(columns: 3, rows: 1)
    buffer.write("ab日", at: .zero, style: red, clip: buffer.bounds)
    #expect(buffer[column: 2, row: 0].style == red)
    #expect(buffer[column: 2, row: 0].text == " ")
  }

  @Test(arguments: [(0, "z 字x"), (1, " z字x"), (2, "漢z x"), (3, "漢 zx")])
  func `overwriting half of a wide glyph blanks the other half`(column: Int, shown: String) {
    var buffer = buffer("漢字x")
    buffer.write("z", at: CellPoint(column: column, row: 0), style: red, clip: buffer.bounds)
    #expect(buffer.row(0) == shown)
    var filled = self.buffer("漢字x")
    filled.fill(
      CellRect(column: column, row: 0, columns: 1, rows: 1), style: red, character: "z")
    #expect(filled == buffer)
  }

  @Test func `a wide glyph over two wide glyphs blanks both outer halves`() {
    var buffer = buffer("漢字x")
    buffer.write("日", at: CellPoint(column: 1, row: 0), style: red, clip: buffer.bounds)
    #expect(buffer.row(0) == " 日 x")
  }

  @Test func `a fill with a wide character ends in a space where half does not fit`() {
    var buffer = buffer("", "")
    buffer.fill(
      CellRect(column: 1, row: 0, columns: 5, rows: 9), style: CellStyle(), character: "日")
    #expect(buffer.text() == " 日日\n 日日")
    #expect(buffer[column: 5, row: 0] == .blank)
  }

  @Test func `a change of style takes both halves of a wide glyph`() {
    var buffer = buffer("漢字x")
    buffer.restyle(CellRect(column: 1, row: 0, columns: 2, rows: 1)) {
      $0.attributes.insert(.reverse)
    }
    #expect(
      (0..<5).map { buffer[column: $0, row: 0].style.attributes.contains(.reverse) }
        == [true, true, true, true, false])
    #expect(buffer.row(0) == "漢字x")
  }

  @Test(arguments: [(0, 0), (-3, 4), (1, 0), (0, 1), (1, 1), (2, 1), (1000, 300)])
  func `no size and no place traps`(columns: Int, rows: Int) {
    var buffer = CellBuffer(columns: columns, rows: rows)
    let everywhere = CellRect(column: .min, row: .min, columns: .max, rows: .max)
    let huge = CellRect(column: 0, row: 0, columns: .max, rows: .max)
    for rect in [everywhere, huge, .zero, CellRect(column: 9, row: 9, columns: -9, rows: 3)] {
      buffer.fill(rect, style: red, character: "x")
      buffer.restyle(rect) { $0.background = .indexed(2) }
      for coordinate in [Int.min, -1, 0, 1, Int.max] {
        buffer.write(
          "日x", at: CellPoint(column: coordinate, row: coordinate), style: red, clip: rect)
      }
    }
    #expect(buffer.size == CellSize(columns: max(columns, 0), rows: max(rows, 0)))
    #expect(buffer.changedRuns(from: CellBuffer(columns: 1, rows: 1)).count <= max(rows, 0))
    #expect(buffer.ansi().isEmpty == buffer.size.isEmpty || rows == 0 || columns < 2)
  }

  @Test func `a grid too large for memory is cut`() {
    let buffer = CellBuffer(columns: .max, rows: .max)
    #expect(buffer.size.columns * buffer.size.rows <= 1 << 24)
  }

  @Test func `a cell keeps up to four marks`() {
    var buffer = CellBuffer(columns: 3, rows: 1)
    let marked = "a\u{300}\u{301}\u{302}\u{303}"
    buffer.write(marked + "\u{304}b", at: .zero, style: red, clip: buffer.bounds)
    #expect(Array(buffer[column: 0, row: 0].text.unicodeScalars) == Array(marked.unicodeScalars))
    #expect(buffer[column: 0, row: 0].style == red)
    #expect(buffer[column: 1, row: 0].text == "b")
    #expect(MemoryLayout<Cell>.size == 24)
  }

  @Test func `a style survives in a cell`() {
    let style = CellStyle(
      foreground: .rgb(red: 1, green: 2, blue: 255), background: .indexed(200),
      attributes: [.bold, .reverse])
    var cell = Cell("日", style: style)
    #expect(cell.style == style)
    cell.style = red
    #expect(cell.style == red)
    #expect(cell.character == "日")
  }

  @Test func `ANSI text sets a style once and ends each row in the terminal's own`() {
    var buffer = buffer("ab", "")
    buffer.write("cd", at: CellPoint(column: 2, row: 0), style: red, clip: buffer.bounds)
    buffer.write(
      " x", at: CellPoint(column: 0, row: 1),
      style: CellStyle(
        foreground: .rgb(red: 1, green: 2, blue: 3), background: .indexed(9),
        attributes: [.bold, .dim, .italic, .underline, .reverse]), clip: buffer.bounds)
    #expect(
      buffer.ansi()
        == "ab\u{1B}[0;31mcd\u{1B}[0m\n\u{1B}[0;1;2;3;4;7;38;2;1;2;3;101m x\u{1B}[0m")
  }
}
