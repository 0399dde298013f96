import Testing

@testable import UIKitCore

@Suite struct `Text layout` {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let columns: Int
    var limit = 0
    var mode = NSLineBreakMode.byTruncatingTail
    let lines: [String]
    var testDescription: String { "\(text.debugDescription) in \(columns), \(limit), \(mode)" }
  }

  static let rows = [
    Row(text: "", columns: 10, lines: []),
    Row(text: "one", columns: 10, lines: ["one"]),
    Row(text: "one two three", columns: 7, lines: ["one two", "three"]),
    Row(text: "one two three", columns: 8, lines: ["one two", "three"]),
    Row(text: "one two three", columns: 3, lines: ["one", "two", "thr", "ee"]),
    Row(text: "a\nb", columns: 5, lines: ["a", "b"]),
    Row(text: "a\n\nb", columns: 5, lines: ["a", "", "b"]),
    Row(text: "a\n", columns: 5, lines: ["a", ""]),
    Row(text: "well-known fact", columns: 6, lines: ["well-", "known", "fact"]),
    Row(text: "日本語の文", columns: 5, lines: ["日本", "語の", "文"]),
    Row(text: "one two three", columns: 7, mode: .byCharWrapping, lines: ["one two", " three"]),
    Row(text: "one two three", columns: 7, limit: 1, lines: ["one tw…"]),
    Row(text: "one two three", columns: 7, limit: 1, mode: .byTruncatingHead, lines: ["… three"]),
    Row(text: "one two three", columns: 7, limit: 1, mode: .byTruncatingMiddle, lines: ["one…ree"]),
    Row(text: "one two three", columns: 9, limit: 1, mode: .byClipping, lines: ["one two t"]),
    Row(text: "one two three", columns: 9, limit: 1, mode: .byWordWrapping, lines: ["one two"]),
    Row(text: "one two three four", columns: 7, limit: 2, lines: ["one two", "three …"]),
    Row(text: "a\nb", columns: 5, limit: 1, lines: ["a…"]),
    Row(text: "abc", columns: 1, limit: 1, lines: ["…"]),
    Row(text: "abc", columns: 0, limit: 1, lines: [""]),
    Row(text: "日本語", columns: 4, limit: 1, lines: ["日…"]),
    Row(text: "fits", columns: 4, limit: 1, lines: ["fits"]),
  ]

  @Test(arguments: rows)
  func `breaks and shortens`(row: Row) {
    let layout = TextLayout(row.text, columns: row.columns, lineLimit: row.limit, mode: row.mode)
    #expect(layout.lines.map(\.text) == row.lines)
  }

  @Test func `widens the gaps of justified lines but not of the last`() {
    let layout = TextLayout(
      "a b c dddddd", columns: 8, lineLimit: 0, mode: .byWordWrapping)
    #expect(layout.lines.map { $0.justified(to: 8) } == ["a  b   c", "dddddd"])
  }

  @Test(arguments: 0..<40)
  func `no line is wider than its limit`(columns: Int) {
    let text = "The quick 日本 brown-ish fox\njumps over e\u{301}tudes, again and again."
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingMiddle] {
      for limit in 0..<4 {
        let layout = TextLayout(text, columns: columns, lineLimit: limit, mode: mode)
        // A wide character in one column is the exception: it cannot be broken.
        if columns > 1 || limit > 0 { #expect(layout.columns <= max(columns, limit == 0 ? 2 : 2)) }
        if columns > 1 { #expect(layout.columns <= columns) }
      }
    }
  }
}
