import Terminal
import UIKit

/// Keys written as words, with blanks between them: a character stands for itself, others have
/// names.
///
///     h Tab Return C-a F1
@MainActor enum KeyScript {
  /// A word of a script that no key can be struck for.
  enum Failure: Error, Hashable {
    /// It names no key.
    case unknown(String)
    /// The program would end there.
    case ends(String)
  }

  /// The keys of a script.
  static func parse(_ script: String) throws(Failure) -> [UIKey] {
    var keys: [UIKey] = []
    for word in script.split(whereSeparator: \.isWhitespace) {
      if word == "q" || word == "C-c" || word == "C-z" { throw .ends(String(word)) }
      guard let (key, modifiers) = key(String(word)) else { throw .unknown(String(word)) }
      keys.append(UIKey(key, modifiers))
    }
    return keys
  }

  private static func key(_ word: String) -> (TerminalKey, TerminalModifiers)? {
    if let named = names.first(where: { $0.name == word }) { return (named.key, []) }
    if let character = word.first, word.count == 1 { return (.character(character), []) }
    if word.hasPrefix("C-"), let letter = word.dropFirst(2).first, word.count == 3,
      ("a"..."z").contains(letter)
    {
      return (.character(letter), .control)
    }
    return (1...12).first { word == "F\($0)" }.map { (.function($0), []) }
  }

  /// What `--help` says of the words.
  static var help: String {
    """
    Keys are words with blanks between them. A character stands for itself, C-a to C-z for a
    letter with Ctrl, F1 to F12 for a function key, and these for others:

      \(names.prefix(8).map(\.name).joined(separator: " "))
      \(names.dropFirst(8).map(\.name).joined(separator: " "))
    """
  }

  /// The keys that have names.
  static let names: [(name: String, key: TerminalKey)] = [
    ("Space", .character(" ")), ("Tab", .tab), ("BTab", .backTab), ("Return", .return),
    ("Escape", .escape), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home), ("End", .end),
    ("Backspace", .backspace), ("Delete", .delete), ("Insert", .insert),
  ]
}
