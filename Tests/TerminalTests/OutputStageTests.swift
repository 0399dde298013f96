import CellGrid
import Terminal
import Testing

/// What stands for what a terminal cannot show.
struct OutputStageTests {
  @Test(
    arguments: [
      ("─", "q"), ("│", "x"), ("┏", "l"), ("╗", "k"), ("╰", "m"), ("╯", "j"), ("├", "t"),
      ("╣", "u"),
      ("┬", "w"), ("┴", "v"), ("╬", "n"), ("╿", "x"), ("═", "q"), ("╪", "n"), ("╮", "k"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func `box drawing becomes the terminal's lines`(scalar: Unicode.Scalar, letter: Unicode.Scalar) {
    #expect(ASCIIFallback(scalar) == .line(letter))
  }

  @Test(
    arguments: [
      ("a", "a"), ("é", "e"), ("Ü", "U"), ("ł", "l"), ("ß", "s"), ("日", "?"), ("→", ">"),
      ("…", "."),
      ("█", "#"), ("╲", "\\"), ("ж", "?"), ("▸", ">"), ("◂", "<"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func `other characters become ASCII`(scalar: Unicode.Scalar, shown: Unicode.Scalar) {
    #expect(ASCIIFallback(scalar) == .character(shown))
  }

  @Test func `every character has a stand-in of one ASCII character`() {
    for value in UInt32(0x20)...0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch ASCIIFallback(scalar) {
      case .character(let shown), .line(let shown):
        #expect((0x20..<0x7F).contains(shown.value), "\(scalar)")
      }
    }
  }

  @Test(
    arguments: [
      (256, .rgb(red: 255, green: 0, blue: 0), 196),
      (256, .rgb(red: 128, green: 128, blue: 128), 244),
      (256, .indexed(200), 200), (256, .terminalDefault, -1),
      (16, .rgb(red: 250, green: 10, blue: 0), 9),
      (16, .indexed(12), 12), (16, .indexed(196), 9), (8, .indexed(12), 4), (8, .indexed(196), 1),
      (8, .indexed(8), -1), (16, .indexed(8), 8),
      (0, .indexed(1), -1), (1 << 24, .rgb(red: 1, green: 2, blue: 3), 0x010203),
      (1 << 24, .indexed(3), 3), (1 << 24, .indexed(196), 0xFF0000),
    ] as [(Int, CellColor, Int32)])
  func `a colour becomes the nearest there is`(count: Int, color: CellColor, number: Int32) {
    let palette = TerminalPalette(count: count)
    #expect(palette.numbers(of: CellStyle(foreground: color)).foreground == number)
    #expect(palette.numbers(of: CellStyle(background: color)).background == number)
  }

  @Test(arguments: [8, 16, 256])
  func `text keeps apart from its background`(count: Int) {
    let palette = TerminalPalette(count: count)
    for grey in UInt8(232)...255 {
      let numbers = palette.numbers(
        of: CellStyle(foreground: .indexed(grey), background: .indexed(235)))
      #expect((numbers.foreground == numbers.background) == (grey == 235))
    }
  }
}
