/// What stands for a character where only ASCII can be shown.
package enum ASCIIFallback: Hashable, Sendable {
  /// An ASCII character.
  case character(Unicode.Scalar)

  /// A VT100 line-drawing character, by its letter: every terminal has its own way to draw it.
  case line(Unicode.Scalar)

  /// Finds the stand-in of `scalar`: lines for box drawing, the plain letter for an accented one,
  /// a likeness for common symbols, otherwise `?`.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x7F: self = .character(scalar)
    case 0x2500..<0x2580: self = Self.boxDrawing(Int(scalar.value) - 0x2500)
    default: self = .character(Self.likeness[scalar] ?? Self.plainLetter(scalar) ?? "?")
    }
  }

  private static func boxDrawing(_ index: Int) -> ASCIIFallback {
    let letter = boxLetters[index]
    return "/\\X".unicodeScalars.contains(letter) ? .character(letter) : .line(letter)
  }

  /// For U+2500–257F, the nearest of what a VT100 has: it knows neither heavy nor double lines.
  private static let boxLetters = Array(
    """
    qqxxqqxxqqxxllllkkkkmmmmjjjjttttttttuuuuuuuuwwwwwwwwvvvvvvvvnnnn\
    nnnnnnnnnnnnqqxxqxlllkkkmmmjjjtttuuuwwwvvvnnnlkjm/\\XqxqxqxqxqxqxX
    """.unicodeScalars)

  private static let likeness: [Unicode.Scalar: Unicode.Scalar] = [
    "←": "<", "↑": "^", "→": ">", "↓": "v", "↔": "-", "↕": "|", "◀": "<", "▲": "^", "▶": ">",
    "▼": "v", "◁": "<", "△": "^", "▷": ">", "▽": "v", "▸": ">", "◂": "<", "‹": "<", "›": ">",
    "«": "<", "»": ">",
    "•": "*", "·": ".", "●": "*", "○": "o", "◉": "@", "◌": " ", "◆": "*", "◇": "o", "★": "*",
    "☆": "*", "✓": "x", "✔": "x", "✗": "x", "✕": "x", "×": "x", "…": ".", "–": "-", "—": "-",
    "−": "-", "‐": "-", "‑": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "\u{A0}": " ",
    "█": "#", "▉": "#", "▊": "#", "▋": "#", "▌": "#", "▐": "#", "▀": "#", "▄": "#", "▓": "#",
    "▒": "#", "░": ":", "■": "#", "□": "o", "▪": "#", "▫": "o", "␛": "^", "÷": "/", "ß": "s",
    "æ": "a", "œ": "o", "ø": "o", "Æ": "A", "Œ": "O", "Ø": "O", "\u{3000}": " ",
  ]

  /// `e` for `é`: Unicode calls it LATIN SMALL LETTER E WITH ACUTE.
  private static func plainLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].count == 1, let letter = words[3].unicodeScalars.first
    else { return nil }
    return words[1] == "SMALL" ? Unicode.Scalar(letter.value + 0x20) : letter
  }
}
