/// Something a person did at the terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey, TerminalModifiers)

  /// The mouse was used.
  case mouse(TerminalMouse)

  /// Text was pasted, line breaks as `\n`; it may hold anything, control characters included.
  case paste(String)

  /// Nothing will ever come again.
  case endOfInput
}

/// A key of the keyboard, as far as a terminal tells.
public enum TerminalKey: Hashable, Sendable {
  /// A character. Ctrl-C is `c` with ``TerminalModifiers/control``; Shift shows in the character.
  case character(Character)

  /// The cursor keys.
  case up, down, left, right

  /// The keys above them.
  case pageUp, pageDown, home, end, insert, delete

  /// Backspace, and Ctrl-H, which many terminals send for it.
  case backspace

  /// Return and Enter, and Ctrl-J and Ctrl-M, which are the same to a terminal.
  case `return`

  /// Tab, and Ctrl-I, which is the same to a terminal; with Shift it is ``backTab``.
  case tab, backTab

  /// Escape alone.
  case escape

  /// F1 and so on.
  case function(Int)
}

/// Keys held while another is pressed.
public struct TerminalModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift; not told for characters.
  public static let shift = TerminalModifiers(rawValue: 1 << 0)

  /// Alt, Option or Meta.
  public static let alt = TerminalModifiers(rawValue: 1 << 1)

  /// Control.
  public static let control = TerminalModifiers(rawValue: 1 << 2)
}

/// A use of the mouse at one cell.
public struct TerminalMouse: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    /// A button went down or up.
    case press, release

    /// The mouse moved with a button down.
    case drag

    /// The wheel was turned one step.
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// What it did.
  public var kind: Kind

  /// The button: 0 left, 1 middle, 2 right; 0 for the wheel.
  public var button: Int

  /// Columns from the left edge of the screen.
  public var column: Int

  /// Rows from the top edge of the screen.
  public var row: Int

  /// Keys held meanwhile.
  public var modifiers: TerminalModifiers

  /// Creates a mouse event.
  public init(
    kind: Kind, button: Int, column: Int, row: Int, modifiers: TerminalModifiers = []
  ) {
    self.kind = kind
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
