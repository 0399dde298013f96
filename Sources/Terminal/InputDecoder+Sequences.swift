extension InputDecoder {
  /// Decodes what starts with Escape.
  mutating func decodeEscape() -> Bool {
    if let match = sequences.match(pending[position...]) {
      position += match.length
      append(match.key, match.modifiers)
      return true
    }
    guard position + 1 < pending.count else { return false }
    if let follows = Self.answerStarts[pending[position + 1]] { return decodeAnswer(follows) }
    switch pending[position + 1] {
    case UInt8(ascii: "["): return decodeControlSequence()
    case UInt8(ascii: "O"): return decodeSingleShift()
    case Self.escape: return decodeDoubleEscape()
    default: return decodeAlt()
    }
  }

  mutating func decodeAlt() -> Bool {
    position += 1
    if decodeText(modifiers: .alt) { return true }
    position -= 1
    return false
  }

  /// Two Escapes: Alt with a key that sends a sequence of its own, or Escape twice.
  private mutating func decodeDoubleEscape() -> Bool {
    guard position + 2 < pending.count else {
      append(.escape)
      position += 1
      return true
    }
    let next = pending[position + 2]
    let count = events.count
    position += 1
    guard Self.introducers.contains(next) else {
      append(.escape)
      return true
    }
    guard decodeEscape() else {
      position -= 1
      return false
    }
    if count < events.count, case .key(let key, let modifiers) = events[count] {
      events[count] = .key(key, modifiers.union(.alt))
    }
    return true
  }

  /// `ESC O` and one letter: cursor keys, F1–F4 and the keypad in application mode.
  private mutating func decodeSingleShift() -> Bool {
    guard position + 2 < pending.count else { return false }
    let letter = pending[position + 2]
    if let key = Self.keysByLetter[letter] ?? Self.keypadKey(letter) {
      position += 3
      append(key)
      return true
    }
    position += 2
    append(.character("O"), .alt)
    return true
  }

  /// Decodes `ESC [`, parameters and a final byte.
  ///
  /// What is not known does nothing: it was not typed.
  private mutating func decodeControlSequence() -> Bool {
    var end = position + 2
    while end < pending.count, (0x20..<0x40).contains(pending[end]) { end += 1 }
    guard end < pending.count else {
      // Nothing a terminal sends is as long.
      if end - position > 64 { position = end }
      return end == position
    }
    let body = pending[position + 2..<end]
    let final = pending[end]
    if final == UInt8(ascii: "M"), body.isEmpty { return decodeOldMouse(at: end + 1) }
    if final == UInt8(ascii: "["), body.isEmpty { return decodeConsoleKey(at: end + 1) }
    // A control character cuts a sequence off; it is decoded by itself.
    position = (0x40..<0x7F).contains(final) ? end + 1 : end
    if body.first == UInt8(ascii: "<") {
      appendMouse(Self.numbers(body.dropFirst()), isRelease: final == UInt8(ascii: "m"))
    } else {
      appendKey(final: final, numbers: Self.numbers(body))
    }
    return true
  }

  private mutating func appendKey(final: UInt8, numbers: [Int]) {
    let modifiers = Self.modifiers(numbers.dropFirst().first ?? 1)
    switch final {
    case UInt8(ascii: "~"):
      if numbers.first == 200 {
        paste = []
      } else if numbers.first == 27, numbers.count == 3 {
        appendCode(numbers[2], modifiers)
      } else if let key = numbers.first.flatMap({ Self.keysByNumber[$0] }) {
        append(key, modifiers)
      }
    case UInt8(ascii: "u"):
      if let code = numbers.first { appendCode(code, modifiers) }
    default:
      if let key = Self.keysByLetter[final] { append(key, modifiers) }
    }
  }

  /// A key some terminals send by its character's number, so that more modifiers can be told.
  private mutating func appendCode(_ code: Int, _ modifiers: TerminalModifiers) {
    switch code {
    case 8, 127: append(.backspace, modifiers)
    case 9: append(modifiers.contains(.shift) ? .backTab : .tab, modifiers.subtracting(.shift))
    case 10, 13: append(.return, modifiers)
    case 27: append(.escape, modifiers)
    case 0x20...:
      guard let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return }
      append(.character(Character(scalar)), modifiers)
    default: return
    }
  }

  private mutating func appendMouse(_ numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return }
    let code = numbers[0]
    var mouse = TerminalMouse(
      kind: isRelease ? .release : .press, button: code & 3, column: numbers[1] - 1,
      row: numbers[2] - 1)
    if code & 4 != 0 { mouse.modifiers.insert(.shift) }
    if code & 8 != 0 { mouse.modifiers.insert(.alt) }
    if code & 16 != 0 { mouse.modifiers.insert(.control) }
    if code & 64 != 0 {
      guard !isRelease else { return }
      mouse.kind = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][code & 3]
      mouse.button = 0
    } else if code & 3 == 3 {
      // Of old: no button is down any more, whichever it was.
      guard code & 32 == 0 else { return }
      mouse.kind = .release
      mouse.button = 0
    } else if code & 32 != 0 {
      mouse.kind = .drag
    }
    events.append(.mouse(mouse))
  }

  /// `ESC [ M` and three bytes, from a terminal that cannot count beyond 223.
  private mutating func decodeOldMouse(at start: Int) -> Bool {
    guard start + 3 <= pending.count else { return false }
    let numbers = pending[start..<start + 3].map { Int($0) - 32 }
    position = start + 3
    appendMouse(numbers, isRelease: false)
    return true
  }

  /// `ESC [ [` and a letter: F1–F5 on the Linux console.
  private mutating func decodeConsoleKey(at index: Int) -> Bool {
    guard index < pending.count else { return false }
    position = index + 1
    let number = Int(pending[index]) - Int(UInt8(ascii: "A")) + 1
    if (1...5).contains(number) { append(.function(number)) }
    return true
  }

  private static func numbers(_ body: ArraySlice<UInt8>) -> [Int] {
    body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.reduce(0) { (0x30..<0x3A).contains($1) ? min($0 * 10 + Int($1) - 0x30, 99_999) : $0 }
    }
  }

  /// xterm counts modifiers from 1, one bit each.
  private static func modifiers(_ parameter: Int) -> TerminalModifiers {
    let bits = max(parameter - 1, 0)
    var modifiers: TerminalModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 8) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}

extension InputDecoder {
  private static let keysByLetter: [UInt8: TerminalKey] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    UInt8(ascii: "Z"): .backTab,
  ]

  private static let keysByNumber: [Int: TerminalKey] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private static func keypadKey(_ letter: UInt8) -> TerminalKey? {
    switch letter {
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(letter - 0x40)))
    default: nil
    }
  }
}
