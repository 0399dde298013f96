import Foundation
import UIKit

/// Keys written as words, separated by spaces: a character stands for itself, others have names.
///
///     h Tab Return C-c F1
@MainActor enum KeyScript {
  /// The keys of a script, or the first word that is no key.
  static func parse(_ script: String) -> Result<[UIKey], UnknownKey> {
    var keys: [UIKey] = []
    for word in script.split(separator: " ") {
      guard let key = key(String(word)) else { return .failure(UnknownKey(word: String(word))) }
      keys.append(key)
    }
    return .success(keys)
  }

  /// A word of a script that names no key.
  struct UnknownKey: Error {
    let word: String
  }

  private static func key(_ word: String) -> UIKey? {
    if word.count == 1 { return UIKey(characters: word) }
    if let code = names[word] { return UIKey.named(code) }
    if word == "BTab" { return UIKey.named(.keyboardTab, modifierFlags: .shift) }
    if word == "Space" { return UIKey(characters: " ") }
    if word.hasPrefix("C-"), let letter = word.dropFirst(2).first, word.count == 3 {
      return UIKey(
        characters: "\(letter)", charactersIgnoringModifiers: "\(letter)", modifierFlags: .control)
    }
    return nil
  }

  private static let names: [String: UIKeyboardHIDUsage] = [
    "Tab": .keyboardTab, "Return": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
    "Up": .keyboardUpArrow, "Down": .keyboardDownArrow, "Left": .keyboardLeftArrow,
    "Right": .keyboardRightArrow, "PageUp": .keyboardPageUp, "PageDown": .keyboardPageDown,
    "Home": .keyboardHome, "End": .keyboardEnd, "Backspace": .keyboardDeleteOrBackspace,
    "Delete": .keyboardDeleteForward, "Insert": .keyboardInsert,
    "F1": .keyboardF1, "F2": .keyboardF2, "F3": .keyboardF3, "F4": .keyboardF4,
    "F5": .keyboardF5, "F6": .keyboardF6, "F7": .keyboardF7, "F8": .keyboardF8,
    "F9": .keyboardF9, "F10": .keyboardF10, "F11": .keyboardF11, "F12": .keyboardF12,
  ]
}
