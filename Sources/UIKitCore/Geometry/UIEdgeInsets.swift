public import Foundation

/// The distances, in points, by which a rectangle shrinks (or, where negative, grows) at each edge.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance at the top edge, in points.
  public var top: CGFloat
  /// The distance at the left edge, in points.
  public var left: CGFloat
  /// The distance at the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance at the right edge, in points.
  public var right: CGFloat

  /// No inset at any edge.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets from a distance in points for each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  /// What undoes the insets.
  static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}

extension CGRect {
  /// Returns the rectangle made smaller by `insets` at each edge.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
