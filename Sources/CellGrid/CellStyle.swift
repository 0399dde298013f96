/// How a cell's text is set, besides its colours.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier, on many terminals brighter.
  public static let bold = CellAttributes(rawValue: 1 << 0)

  /// Fainter.
  public static let dim = CellAttributes(rawValue: 1 << 1)

  /// Slanted.
  public static let italic = CellAttributes(rawValue: 1 << 2)

  /// With a line below.
  public static let underline = CellAttributes(rawValue: 1 << 3)

  /// Foreground and background exchanged.
  public static let reverse = CellAttributes(rawValue: 1 << 4)
}

/// How a cell looks, whatever it says.
public struct CellStyle: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: CellColor

  /// The colour behind the text.
  public var background: CellColor

  /// How the text is set.
  public var attributes: CellAttributes

  /// Creates a style; by default the terminal's own.
  public init(
    foreground: CellColor = .terminalDefault, background: CellColor = .terminalDefault,
    attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

extension CellStyle {
  /// Both colours in one word, the foreground in its upper half.
  var colorBits: UInt64 { UInt64(foreground.bits) << 32 | UInt64(background.bits) }

  init(colorBits: UInt64, attributes: CellAttributes) {
    self.init(
      foreground: CellColor(bits: UInt32(truncatingIfNeeded: colorBits >> 32)),
      background: CellColor(bits: UInt32(truncatingIfNeeded: colorBits)), attributes: attributes)
  }
}
