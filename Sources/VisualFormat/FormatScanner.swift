/// Reads a format from left to right; blanks between its tokens do not count.
struct FormatScanner {
  let text: String
  private let characters: [Character]
  /// How many characters are read.
  private(set) var column = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The next character that is no blank, which ``column`` then stands at.
  mutating func peek() -> Character? {
    while column < characters.count, characters[column].isWhitespace { column += 1 }
    return next(0)
  }

  /// Reads a token if it comes next.
  mutating func take(_ token: String) -> Bool {
    _ = peek()
    guard column + token.count <= characters.count,
      characters[column..<column + token.count].elementsEqual(token)
    else { return false }
    column += token.count
    return true
  }

  /// Reads to the end.
  mutating func skipRest() {
    column = characters.count
  }

  /// Reads a name: letters, digits and underscores, as in C.
  mutating func takeName() -> FormatName? {
    guard let first = peek(), first.isNameStart else { return nil }
    let start = column
    while let character = next(0), character.isNamePart { column += 1 }
    return FormatName(text: String(characters[start..<column]), endColumn: column)
  }

  /// Reads a number, which may have a fraction and an exponent but no sign.
  mutating func takeNumber() -> Double? {
    guard let first = peek(), first.isDigit || (first == "." && next(1)?.isDigit == true) else {
      return nil
    }
    let start = column
    skipDigits()
    if next(0) == ".", next(1)?.isDigit == true {
      column += 1
      skipDigits()
    }
    if next(0) == "e" || next(0) == "E" { skipExponent() }
    return Double(String(characters[start..<column]))
  }

  private mutating func skipExponent() {
    let sign = next(1) == "+" || next(1) == "-" ? 1 : 0
    guard next(1 + sign)?.isDigit == true else { return }
    column += 1 + sign
    skipDigits()
  }

  private mutating func skipDigits() {
    while next(0)?.isDigit == true { column += 1 }
  }

  private func next(_ offset: Int) -> Character? {
    column + offset < characters.count ? characters[column + offset] : nil
  }

  /// An error at the next token.
  mutating func expected(_ what: String) -> VisualFormatError {
    let found = peek()
    return error(.expected(what, found: found))
  }

  /// An error at a column, by default the present one.
  func error(_ reason: VisualFormatError.Reason, at column: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason, column: column ?? self.column, format: text)
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0" <= self && self <= "9" && isASCII }
  fileprivate var isNameStart: Bool { isASCII && isLetter || self == "_" }
  fileprivate var isNamePart: Bool { isNameStart || isDigit }
}
