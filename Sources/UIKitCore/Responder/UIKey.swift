public import Foundation

/// A key, with what it types and the modifiers that were down.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types: one character, several for pasted text, or a `UIKeyCommand` input name
  /// such as ``UIKeyCommand/inputUpArrow`` for a key that types nothing.
  public let characters: String

  /// What the key types when only Shift counts.
  public let charactersIgnoringModifiers: String

  /// The modifiers that were down.
  public let modifierFlags: UIKeyModifierFlags

  /// Which key it was.
  ///
  /// > Note: A terminal sends characters, not keys: the code is that of the key that types the
  /// > character on a US keyboard, and ``UIKeyboardHIDUsage/keyboardErrorUndefined`` for others.
  public let keyCode: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = [], keyCode: UIKeyboardHIDUsage? = nil
  ) {
    self.characters = characters
    let plain = charactersIgnoringModifiers ?? characters
    self.charactersIgnoringModifiers = plain
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode ?? UIKeyboardHIDUsage(typing: plain)
    super.init()
  }
}
