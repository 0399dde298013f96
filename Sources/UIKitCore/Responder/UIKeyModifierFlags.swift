/// The modifier keys that were down.
///
/// A terminal tells Shift from the character it makes, Alt from the Escape it sends, and has no
/// Command key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits, with UIKit's values.
  public let rawValue: Int

  /// Creates flags from UIKit's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, which is Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
