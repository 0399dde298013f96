package import Terminal
package import UIKitCore

extension UIKey {
  /// A key as UIKit would tell of it.
  package convenience init(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    var flags = UIKeyModifierFlags(modifiers)
    if key == .backTab || key.isUppercase { flags.insert(.shift) }
    self.init(characters: key.characters, modifierFlags: flags, keyCode: key.keyCode)
  }
}

extension UIKeyModifierFlags {
  /// The modifiers a terminal tells of.
  init(_ modifiers: TerminalModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.alt) { insert(.alternate) }
    if modifiers.contains(.control) { insert(.control) }
  }
}

extension TerminalKey {
  fileprivate var isUppercase: Bool {
    if case .character(let character) = self { return character.isUppercase }
    return false
  }

  /// What the key types, or UIKit's name of it.
  fileprivate var characters: String {
    switch self {
    case .character(let character): String(character)
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .delete: UIKeyCommand.inputDelete
    case .escape: UIKeyCommand.inputEscape
    case .function(let number): "UIKeyInputF\(number)"
    case .insert: ""
    case .backspace: "\u{8}"
    case .return: "\r"
    case .tab, .backTab: "\t"
    }
  }

  /// The code of a key that a character does not tell.
  fileprivate var keyCode: UIKeyboardHIDUsage? {
    switch self {
    case .character, .backspace, .return, .tab, .backTab: nil
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .insert: .keyboardInsert
    case .delete: .keyboardDeleteForward
    case .escape: .keyboardEscape
    // F1 to F12 have consecutive codes.
    case .function(let number):
      UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
        .flatMap { (1...12).contains(number) ? $0 : nil }
    }
  }
}
