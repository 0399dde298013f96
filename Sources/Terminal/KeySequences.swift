/// What one terminal sends for its keys, as far as terminfo says.
package struct KeySequences: Sendable {
  private var keys: [[UInt8]: Key] = [:]
  private var longest = 0

  private struct Key {
    var key: TerminalKey
    var modifiers: TerminalModifiers
  }

  /// A sequence at the start of some bytes.
  struct Match {
    var length: Int
    var key: TerminalKey
    var modifiers: TerminalModifiers
  }

  /// Creates an empty table.
  package init() {}

  /// Creates the table of a terminal whose capabilities `sequence` looks up by name.
  package init(_ sequence: (String) -> [UInt8]?) {
    for (name, key) in Self.names {
      add(sequence(name), key, [])
    }
    for number in 1...48 {
      // There are no 48 keys: F13 is how terminfo says Shift-F1, F25 Ctrl-F1, F37 both.
      let modifiers: [TerminalModifiers] = [[], .shift, .control, [.shift, .control]]
      add(
        sequence("kf\(number)"), .function((number - 1) % 12 + 1), modifiers[(number - 1) / 12])
    }
    for (name, key) in Self.shiftedNames {
      add(sequence(name), key, .shift)
      for (suffix, modifiers) in Self.suffixes { add(sequence("\(name)\(suffix)"), key, modifiers) }
    }
  }

  /// Takes a sequence in, unless an earlier key has it.
  private mutating func add(
    _ bytes: [UInt8]?, _ key: TerminalKey, _ modifiers: TerminalModifiers
  ) {
    guard let bytes, bytes.count > 1, bytes[0] == InputDecoder.escape, keys[bytes] == nil else {
      return
    }
    keys[bytes] = Key(key: key, modifiers: modifiers)
    longest = max(longest, bytes.count)
  }

  /// The longest sequence `bytes` start with.
  func match(_ bytes: ArraySlice<UInt8>) -> Match? {
    for length in stride(from: min(longest, bytes.count), to: 1, by: -1) {
      if let found = keys[Array(bytes.prefix(length))] {
        return Match(length: length, key: found.key, modifiers: found.modifiers)
      }
    }
    return nil
  }

  private static let names: [(String, TerminalKey)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kpp", .pageUp),
    ("knp", .pageDown), ("khome", .home), ("kend", .end), ("kich1", .insert), ("kdch1", .delete),
    ("kcbt", .backTab), ("kent", .return),
  ]

  /// The keys with Shift; a digit after the name says which modifiers instead.
  private static let shiftedNames: [(String, TerminalKey)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kPRV", .pageUp),
    ("kNXT", .pageDown), ("kHOM", .home), ("kEND", .end), ("kIC", .insert), ("kDC", .delete),
    ("kri", .up), ("kind", .down),
  ]

  private static let suffixes: [(String, TerminalModifiers)] = [
    ("3", .alt), ("4", [.shift, .alt]), ("5", .control), ("6", [.shift, .control]),
    ("7", [.alt, .control]), ("8", [.shift, .alt, .control]),
  ]
}
