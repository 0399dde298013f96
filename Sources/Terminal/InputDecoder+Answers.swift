/// What a terminal answers to questions, mostly another program's: colours, versions, titles.
///
/// Such a string starts with `ESC ]`, `ESC P` or `ESC _` and ends with `ESC \` or BEL. It may come
/// in portions, and types nothing.
extension InputDecoder {
  /// After an Escape: what starts a string, and what an answer may go on with.
  ///
  /// Anything else is the key with Alt, and another key.
  static let answerStarts: [UInt8: [UInt8]] = [
    UInt8(ascii: "]"): Array("0123456789lL".utf8),
    UInt8(ascii: "P"): Array("0123456789>=!$+|".utf8),
    UInt8(ascii: "_"): Array("G".utf8),
  ]

  /// Decodes `ESC` and what may start an answer.
  mutating func decodeAnswer(_ follows: [UInt8]) -> Bool {
    guard position + 2 < pending.count else { return false }
    guard follows.contains(pending[position + 2]) else { return decodeAlt() }
    position += 2
    isInAnswer = true
    return true
  }

  /// Skips an answer up to its end, or what has come of it.
  mutating func skipAnswer() -> Bool {
    while position < pending.count {
      switch pending[position] {
      case 0x07:
        position += 1
        isInAnswer = false
        return true
      case Self.escape:
        guard position + 1 < pending.count else { return false }
        // Another Escape cuts the answer off.
        if pending[position + 1] == UInt8(ascii: "\\") { position += 2 }
        isInAnswer = false
        return true
      case ..<0x20:
        // So does any other control character; it is decoded by itself.
        isInAnswer = false
        return true
      default: position += 1
      }
    }
    return false
  }
}
