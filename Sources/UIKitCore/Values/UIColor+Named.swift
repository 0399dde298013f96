import Foundation

// Bright colours of the palette for UIKit's pure ones, plain ones for its system colours, so that
// `.red` and `.systemRed` can be told apart.

extension UIColor {
  /// Black.
  public static let black = palette(0, 0, 0, 0)
  /// A dark grey.
  public static let darkGray = palette(8, 85, 85, 85)
  /// A middle grey.
  public static let gray = palette(244, 128, 128, 128)
  /// A light grey.
  public static let lightGray = palette(7, 170, 170, 170)
  /// White.
  public static let white = palette(15, 255, 255, 255)
  /// A bright red.
  public static let red = palette(9, 255, 0, 0)
  /// A bright green.
  public static let green = palette(10, 0, 255, 0)
  /// A bright blue.
  public static let blue = palette(12, 0, 0, 255)
  /// A bright cyan.
  public static let cyan = palette(14, 0, 255, 255)
  /// A bright yellow.
  public static let yellow = palette(11, 255, 255, 0)
  /// A bright magenta.
  public static let magenta = palette(13, 255, 0, 255)
  /// Orange.
  public static let orange = palette(208, 255, 128, 0)
  /// Purple.
  public static let purple = palette(90, 128, 0, 128)
  /// Brown.
  public static let brown = palette(94, 153, 102, 51)

  /// No colour: what lies behind shows.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  /// The system's red.
  public static let systemRed = palette(1, 255, 56, 60)
  /// The system's green.
  public static let systemGreen = palette(2, 52, 199, 89)
  /// The system's blue.
  public static let systemBlue = palette(4, 0, 136, 255)
  /// The system's orange.
  public static let systemOrange = palette(208, 255, 141, 40)
  /// The system's yellow.
  public static let systemYellow = palette(3, 255, 204, 0)
  /// The system's pink.
  public static let systemPink = palette(205, 255, 45, 85)
  /// The system's purple.
  public static let systemPurple = palette(5, 203, 48, 224)
  /// The system's teal.
  public static let systemTeal = palette(37, 0, 195, 208)
  /// The system's cyan.
  public static let systemCyan = palette(6, 0, 192, 232)
  /// The system's mint.
  public static let systemMint = palette(43, 0, 200, 179)
  /// The system's indigo.
  public static let systemIndigo = palette(61, 97, 85, 245)
  /// The system's brown.
  public static let systemBrown = palette(94, 172, 127, 94)
  /// The system's grey.
  public static let systemGray = palette(245, 142, 142, 147)
  /// The system's grey number 2.
  public static let systemGray2 = palette(247, 174, 174, 174)
  /// The system's grey number 3.
  public static let systemGray3 = palette(250, 199, 199, 199)
  /// The system's grey number 4.
  public static let systemGray4 = palette(252, 209, 209, 209)
  /// The system's grey number 5.
  public static let systemGray5 = palette(254, 229, 229, 229)
  /// The system's grey number 6.
  public static let systemGray6 = palette(255, 242, 242, 242)
}

extension UIColor {
  /// Text: the terminal's own colour.
  public static let label = terminalDefault(white: 0)
  /// Text that matters less.
  public static let secondaryLabel = palette(245, 60, 60, 67)
  /// Text that matters still less.
  public static let tertiaryLabel = palette(247, 60, 60, 67)
  /// Text that hardly matters.
  public static let quaternaryLabel = palette(250, 60, 60, 67)
  /// The text of an empty field.
  public static let placeholderText = palette(247, 60, 60, 67)
  /// The text of a link.
  public static let link = palette(4, 0, 122, 255)
  /// The line between rows.
  public static let separator = palette(8, 60, 60, 67)
  /// The line between rows, where nothing may show through.
  public static let opaqueSeparator = palette(8, 198, 198, 200)
  /// What controls are tinted with.
  public static let tintColor = palette(4, 0, 122, 255)
  /// The background of a screen: the terminal's own.
  public static let systemBackground = terminalDefault(white: 1)
  /// A background upon ``systemBackground``: the terminal's own too.
  public static let secondarySystemBackground = terminalDefault(white: 0.95)
  /// A background upon ``secondarySystemBackground``: the terminal's own too.
  public static let tertiarySystemBackground = terminalDefault(white: 0.99)
  /// The background of a grouped table: the terminal's own.
  public static let systemGroupedBackground = terminalDefault(white: 0.96)
  /// The filling of a thin shape.
  public static let systemFill = palette(8, 120, 120, 128)
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = palette(8, 120, 120, 128)
  /// The fill of large shapes.
  public static let tertiarySystemFill = palette(8, 118, 118, 128)
  /// The fill of large areas.
  public static let quaternarySystemFill = palette(8, 116, 116, 128)
  /// Dark text, whatever the terminal's colours.
  public static let darkText = palette(0, 0, 0, 0)
  /// Light text, whatever the terminal's colours.
  public static let lightText = palette(15, 255, 255, 255)
}
