import CellGrid
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("│─", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("नि", 2), ("\u{1B}[31m", 5), ("a\tb", 6),
    ("\r\n", 2), ("\u{9B}", 2),
  ])
  func `text takes the columns libc gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("👩‍💻", "👩"), ("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("🇫🇷", "🇫"), ("❤️", "❤"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴"), ("1️⃣", "1⃣"),
  ])
  func `a cluster ncurses cannot hold shows its first scalar`(text: String, shown: String) {
    var buffer = CellBuffer(columns: 8, rows: 1)
    let columns = buffer.write(text + "|", at: .zero, style: CellStyle(), clip: buffer.bounds)
    #expect(buffer.row(0) == shown + "|")
    #expect(columns == DisplayWidth.columns(of: shown) + 1)
    #expect(DisplayWidth.columns(of: text) == DisplayWidth.columns(of: shown))
  }

  @Test(arguments: [
    ("\u{1B}]52;c;eA==\u{07}", "␛]52;c;eA==␇"), ("a\nb", "a␊b"), ("\u{7F}", "␡"), ("\0", "␀"),
    ("\u{9D}x", "␛]x"), ("\u{85}", "␛E"), ("a\u{202E}b\u{2066}c", "abc"), ("a\u{200B}b", "ab"),
    ("\u{FEFF}a", "a"), ("a\u{AD}b", "ab"), ("\u{301}a", "◌\u{301}a"), ("\u{200D}a", "a"),
    ("\u{2028}", "␤"), ("\u{FFFF}", "�"), ("\t|", "    |"), ("a\u{FE0E}", "a"),
  ])
  func `nothing in a text steers the terminal`(text: String, clean: String) {
    #expect(DisplayWidth.clean(text) == clean)
    #expect(DisplayWidth.clean(clean) == clean)
  }

  @Test func `every scalar is shown or removed, and never takes more columns than it says`() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let clean = DisplayWidth.clean(String(scalar))
      let columns = DisplayWidth.columns(of: clean)
      let controls = clean.unicodeScalars.filter { $0.properties.generalCategory == .control }
      guard clean.isEmpty == (columns == 0), controls.isEmpty,
        DisplayWidth.columns(of: String(scalar)) == columns
      else {
        Issue.record("U+\(String(value, radix: 16)): \(clean) takes \(columns)")
        return
      }
    }
  }

  @Test(arguments: [
    ("abc", 2, "ab", 2), ("日本語", 5, "日本", 4), ("e\u{301}x", 1, "e\u{301}", 1), ("日", 1, "", 0),
    ("abc", 0, "", 0), ("abc", -1, "", 0), ("abc", 99, "abc", 3), ("a\u{1B}b", 2, "a␛", 2),
  ])
  func `a prefix never splits a cluster`(text: String, limit: Int, part: String, columns: Int) {
    let result = DisplayWidth.prefix(of: text, columns: limit)
    #expect(result.0 == part)
    #expect(result.columns == columns)
  }

  @Test(arguments: ["日本 e\u{301}👩‍💻 नि 🇫🇷 ❤️ \u{1B}[m\t\u{9B}"])
  func `the columns of a clean text are those of its characters`(text: String) {
    let clean = DisplayWidth.clean(text)
    #expect(
      DisplayWidth.columns(of: text) == clean.reduce(0) { $0 + DisplayWidth.columns(of: $1) })
  }
}
