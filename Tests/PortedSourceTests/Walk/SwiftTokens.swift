import Foundation

/// One word of Swift source.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// A name or a keyword, without backticks.
    case word
    /// A string literal, whose text is what stands between its quotes, unread.
    case string
    /// Anything else, a character at a time; a number is a "0".
    case mark
  }

  var kind: Kind
  var text: String

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
}

/// Takes Swift source apart, as far as finding declarations and their uses needs it.
///
/// Comments and blanks are left out, and what is interpolated in strings is not looked at.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [SwiftToken] = []

  static func tokens(of source: String) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: Array(source.utf8))
    tokenizer.read()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private mutating func read() {
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readString()
      case let byte where Self.isWord(byte): readWord()
      case 0...32, UInt8(ascii: "`"): place += 1
      case let byte:
        tokens.append(SwiftToken(kind: .mark, text: String(UnicodeScalar(byte))))
        place += 1
      }
    }
  }

  private mutating func skipLine() {
    while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
      place += 1
    }
    place += 2
  }

  private mutating func readWord() {
    let start = place
    while Self.isWord(byte()) { place += 1 }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    let text = isNumber ? "0" : String(decoding: bytes[start..<place], as: UTF8.self)
    tokens.append(SwiftToken(kind: isNumber ? .mark : .word, text: text))
  }

  private mutating func readString() {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    place += isLong ? 3 : 1
    let start = place
    var depth = 0
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        if byte(1) == UInt8(ascii: "(") { depth += 1 }
        place += 2
        continue
      }
      if depth > 0 {
        if byte() == UInt8(ascii: "(") { depth += 1 }
        if byte() == UInt8(ascii: ")") { depth -= 1 }
      } else if byte() == quote, !isLong || byte(1) == quote && byte(2) == quote {
        break
      }
      place += 1
    }
    let text = String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
    tokens.append(SwiftToken(kind: .string, text: text))
    place += isLong ? 3 : 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255:
      true
    default: false
    }
  }
}
