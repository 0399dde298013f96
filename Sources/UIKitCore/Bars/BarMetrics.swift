import Foundation

/// The size that all bars have.
@MainActor enum BarMetrics {
  /// A bar's own height, without what it covers of the safe area, in points: two rows.
  static var height: CGFloat { 2 * UIScreen.main.cellSize.height }

  /// The size of a bar in a width, in points.
  static func size(inWidth width: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}
