/// Turns the bytes a terminal sends into events.
///
/// It never waits and never reads: bytes go in as they come, events come out, and what may still
/// become longer stays. ncurses decodes keys too, but waits for the rest of a sequence while it
/// does, and hands on what it does not know as if it had been typed.
package struct InputDecoder {
  /// What this terminal sends for its keys, by terminfo; the sequences of xterm are known anyway.
  package let sequences: KeySequences

  /// Bytes not decoded yet.
  var pending: [UInt8] = []

  /// The next of them.
  var position = 0

  /// The bytes of a paste whose end has not come yet.
  var paste: [UInt8]?

  /// Whether what comes belongs to an answer of the terminal whose end has not come yet.
  var isInAnswer = false

  var events: [TerminalEvent] = []

  /// Creates a decoder for a terminal with these key sequences.
  package init(sequences: KeySequences = KeySequences()) { self.sequences = sequences }

  /// Whether an Escape may be the key or the start of a sequence: time tells.
  package var isUndecided: Bool {
    guard pending.first == Self.escape else { return false }
    if isHolding { return pending.count == 1 }
    return pending.count == 1
      || pending.count == 2
        && (Self.introducers.contains(pending[1]) || Self.answerStarts[pending[1]] != nil)
  }

  /// Whether a paste or an answer has begun whose end has not come yet.
  private var isHolding: Bool { paste != nil || isInAnswer }

  /// Takes bytes and gives the events they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    pending.append(contentsOf: bytes)
    while position < pending.count, decodeNext() {}
    return takeEvents()
  }

  /// Gives the events of what is undecided, as nothing has followed for a while.
  ///
  /// The Escape key ends a paste that has no end, and what has come of it is pasted. A pause does
  /// not: the rest of a slow one would be taken for commands.
  package mutating func flush() -> [TerminalEvent] {
    guard isUndecided else { return [] }
    if isInAnswer {
      isInAnswer = false
    } else if paste != nil {
      finishPaste()
    } else if pending.count == 2 {
      append(.character(Character(Unicode.Scalar(pending[1]))), .alt)
    } else {
      append(.escape)
    }
    position = pending.count
    return takeEvents()
  }

  /// Gives up an answer that has no end: what comes from now on was typed.
  package mutating func forgetAnswer() { isInAnswer = false }

  static let escape: UInt8 = 0x1B

  /// What may follow an Escape to start a sequence.
  static let introducers = [UInt8(ascii: "["), UInt8(ascii: "O")]

  /// Decodes one event; false if more bytes are needed.
  private mutating func decodeNext() -> Bool {
    if paste != nil { return decodePaste() }
    if isInAnswer { return skipAnswer() }
    return pending[position] == Self.escape ? decodeEscape() : decodeText(modifiers: [])
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    pending.removeFirst(position)
    position = 0
    defer { events = [] }
    return events
  }

  mutating func append(_ key: TerminalKey, _ modifiers: TerminalModifiers = []) {
    events.append(.key(key, modifiers))
  }
}
