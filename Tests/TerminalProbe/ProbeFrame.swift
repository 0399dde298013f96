package import CellGrid

/// Frames whose content follows from a number, so that a test knows what the screen must show.
package enum ProbeFrame {
  /// Words from every corner of the width rules, at random places and in random styles.
  ///
  /// Frame *n* is drawn over frame *n* − 1, as an app would.
  package static func random(_ number: Int, size: CellSize) -> CellBuffer {
    var buffer = CellBuffer(size)
    var state = UInt64(1)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    for _ in 0...max(number, 0) {
      for _ in 0..<6 {
        let place = CellPoint(column: next(size.columns + 2) - 1, row: next(size.rows))
        var style = CellStyle(foreground: colors[next(4)], background: colors[next(4)])
        style.attributes = [[], .bold, .underline, .reverse][next(4)]
        buffer.write(words[next(words.count)], at: place, style: style, clip: buffer.bounds)
      }
      let rect = CellRect(
        column: next(size.columns), row: next(size.rows), columns: next(9), rows: next(3))
      buffer.fill(rect, style: CellStyle(background: colors[next(4)]))
    }
    return buffer
  }

  /// Every way to set text, and text that would like to steer the terminal.
  package static func samples(size: CellSize) -> CellBuffer {
    var buffer = CellBuffer(size)
    let lines: [(String, CellStyle)] = [
      ("plain", CellStyle()),
      ("red", CellStyle(foreground: .indexed(1))),
      ("orange", CellStyle(foreground: .rgb(red: 255, green: 135, blue: 0))),
      ("on blue", CellStyle(background: .indexed(4))),
      ("bold", CellStyle(attributes: .bold)),
      ("reverse", CellStyle(attributes: .reverse)),
      ("┌─é日─┐ … ●", CellStyle()),
      ("\u{1B}[31mnot red\u{9B}2J\u{202E}", CellStyle()),
      ("e\u{301}👩‍💻|🇫🇷|❤️|", CellStyle()),
    ]
    for (row, line) in lines.enumerated() {
      buffer.write(
        line.0, at: CellPoint(column: 0, row: row), style: line.1, clip: buffer.bounds)
    }
    return buffer
  }

  /// A last row that is full, with a wide glyph at its end or one column before.
  package static func corner(_ number: Int, size: CellSize) -> CellBuffer {
    var buffer = CellBuffer(size)
    let end = number % 2 == 0 ? "漢字x" : "x漢字"
    buffer.write(
      end, at: CellPoint(column: size.columns - 5, row: size.rows - 1), style: CellStyle(),
      clip: buffer.bounds)
    return buffer
  }

  // No marks here: libvterm 0.1.4 loses one in the last column if it is read apart from its base.
  private static let words = [
    "漢字", "z", "a日b", "   ", "日本語テキスト", "e", "─┼─", "é", "한글 x", "👩‍💻", "hello", "न",
  ]

  private static let colors: [CellColor] = [
    .terminalDefault, .indexed(2), .rgb(red: 255, green: 0, blue: 0), .indexed(240),
  ]
}
