public import Foundation

/// The way a text is set.
///
/// A terminal sets every text in one size: of a font, its weight and its slant show. The size is
/// remembered, so that code which computes with it goes on working, and a line is one cell high.
///
/// > Note: Unlike UIKit, ``lineHeight`` does not follow ``pointSize``.
public final class UIFont: NSObject, Sendable {
  /// How heavy a font is; ``Weight/semibold`` and heavier show as bold.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from UIKit's number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from UIKit's number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// A thin weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little heavier than running text; a terminal shows no difference.
    public static let medium = Weight(0.23)
    /// The lightest weight that shows as bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold; shows as bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight; shows as bold.
    public static let black = Weight(0.62)
  }

  /// The size the font was asked for, in points.
  public let pointSize: CGFloat

  /// How heavy the font is.
  package let weight: Weight

  /// Whether the font is slanted.
  package let isItalic: Bool

  private init(pointSize: CGFloat, weight: Weight, isItalic: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    super.init()
  }

  /// Whether the font shows as bold.
  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  /// The height of a line, in points: one cell.
  @MainActor public var lineHeight: CGFloat { UIScreen.main.cellSize.height }

  /// How far a line reaches above the baseline, in points: all of it.
  ///
  /// > Note: Unlike UIKit, text has its baseline at the lower edge of its row, whatever its size.
  @MainActor public var ascender: CGFloat { lineHeight }
  /// How far a line reaches below the baseline, in points: not at all.
  public var descender: CGFloat { 0 }
  /// The room between two lines, in points: none.
  public var leading: CGFloat { 0 }
  /// The height of capitals, in points: that of a cell.
  @MainActor public var capHeight: CGFloat { lineHeight }
  /// The height of an x, in points: that of a cell.
  @MainActor public var xHeight: CGFloat { lineHeight }

  /// A terminal has one font.
  @available(*, unavailable, message: "a terminal has one font; use systemFont(ofSize:weight:)")
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(pointSize: fontSize, weight: .regular)
  }
  /// A terminal has one font.
  @available(*, unavailable, message: "a terminal has one font; leave it out")
  public var fontName: String { "" }
  /// A terminal has one font.
  @available(*, unavailable, message: "a terminal has one font; leave it out")
  public var familyName: String { "" }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isItalic: isItalic)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}

extension UIFont {
  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of button titles, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of running text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// Returns the terminal's font in a size, in points, and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the terminal's font, bold, in a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// Returns the terminal's font in a size in points, slanted where the terminal can.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the terminal's font in a size in points; every glyph of it is equally wide anyhow.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the terminal's font in a size in points; every digit of it is as wide as any glyph.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the font of a text style, in UIKit's size at the default content size.
  ///
  /// ``TextStyle/headline`` is semibold, so it shows as bold.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates a style from its UIKit name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of the second level.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The caption of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes at the default content size, from Apple's Human Interface Guidelines.
    fileprivate var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
