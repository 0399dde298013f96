extension InputDecoder {
  /// Decodes characters up to the next control character or Escape; after Alt only one.
  mutating func decodeText(modifiers: TerminalModifiers) -> Bool {
    let byte = pending[position]
    if byte < 0x20 || byte == 0x7F {
      position += 1
      appendControl(byte, modifiers)
      return true
    }
    var end = position
    while end < pending.count, pending[end] >= 0x20, pending[end] != 0x7F { end += 1 }
    if end == pending.count { end = Self.completeEnd(pending[position..<end]) }
    guard end > position else { return false }
    if modifiers.contains(.alt) { end = min(end, position + Self.length(from: byte)) }
    for character in String(decoding: pending[position..<end], as: UTF8.self) {
      append(.character(character), modifiers)
    }
    position = end
    return true
  }

  /// How many bytes a character has that starts with `byte`.
  private static func length(from byte: UInt8) -> Int {
    switch byte {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }

  /// Where a character that is cut off at the end starts, or the end.
  private static func completeEnd(_ bytes: ArraySlice<UInt8>) -> Int {
    for length in 1...3 where length <= bytes.count {
      let index = bytes.endIndex - length
      if (0x80..<0xC0).contains(bytes[index]) { continue }
      return length < Self.length(from: bytes[index]) ? index : bytes.endIndex
    }
    return bytes.endIndex
  }

  private mutating func appendControl(_ byte: UInt8, _ modifiers: TerminalModifiers) {
    switch byte {
    case 0x08, 0x7F: append(.backspace, modifiers)
    case 0x09: append(.tab, modifiers)
    case 0x0A, 0x0D: append(.return, modifiers)
    case Self.escape: append(.escape, modifiers)
    case 0x00: append(.character(" "), modifiers.union(.control))
    default:
      let letter = Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40)
      append(.character(Character(letter)), modifiers.union(.control))
    }
  }

  /// Collects a paste until its end marker.
  mutating func decodePaste() -> Bool {
    let marker: [UInt8] = Array("\u{1B}[201~".utf8)
    while position < pending.count {
      if pending[position] == Self.escape {
        let rest = pending[position...].prefix(marker.count)
        if rest.elementsEqual(marker) {
          position += marker.count
          finishPaste()
          return true
        }
        if rest.count < marker.count, marker.starts(with: rest) { return false }
      }
      paste?.append(pending[position])
      position += 1
    }
    return false
  }

  /// Tells what has come of a paste.
  mutating func finishPaste() {
    var text: [UInt8] = []
    var previous: UInt8 = 0
    // A terminal sends line breaks as the Return key does.
    for byte in paste ?? [] {
      if byte != 0x0A || previous != 0x0D { text.append(byte == 0x0D ? 0x0A : byte) }
      previous = byte
    }
    paste = nil
    events.append(.paste(String(decoding: text, as: UTF8.self)))
  }
}
