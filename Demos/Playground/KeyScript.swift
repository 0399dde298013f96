import Terminal
import UIKit

/// Keys written as words, with blanks between them: a character stands for itself, others have names.
///
///     h Tab Return C-c F1
@MainActor enum KeyScript {
  /// A word of a script that names no key.
  struct UnknownKey: Error {
    let word: String
  }

  /// The keys of a script.
  static func parse(_ script: String) throws(UnknownKey) -> [UIKey] {
    var keys: [UIKey] = []
    for word in script.split(whereSeparator: \.isWhitespace) {
      guard let (key, modifiers) = key(String(word)) else {
        throw UnknownKey(word: String(word))
      }
      keys.append(UIKey(key, modifiers))
    }
    return keys
  }

  private static func key(_ word: String) -> (TerminalKey, TerminalModifiers)? {
    if let key = names[word] { return (key, []) }
    if let character = word.first, word.count == 1 { return (.character(character), []) }
    if word.hasPrefix("C-"), let letter = word.dropFirst(2).first, word.count == 3 {
      return (.character(letter), .control)
    }
    return (1...12).first { word == "F\($0)" }.map { (.function($0), []) }
  }

  private static let names: [String: TerminalKey] = [
    "Space": .character(" "), "Tab": .tab, "BTab": .backTab, "Return": .return,
    "Escape": .escape, "Up": .up, "Down": .down, "Left": .left, "Right": .right,
    "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end,
    "Backspace": .backspace, "Delete": .delete, "Insert": .insert,
  ]
}
