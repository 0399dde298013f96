public import Foundation

/// Scales fonts and lengths with the size of text that the user has chosen.
///
/// > Note: Unlike UIKit, nothing is scaled: a user enlarges the cells of the terminal, and with
/// > them all that is laid out in points.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// The font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font itself, or in a size that it must not exceed, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The length itself, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
