public import Foundation

/// Distances, in points, at each edge of a rectangle; the leading edge is where text begins.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distance at the top edge, in points.
  public var top: CGFloat
  /// The distance at the edge where text begins, in points.
  public var leading: CGFloat
  /// The distance at the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance at the edge where text ends, in points.
  public var trailing: CGFloat

  /// No inset at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets from a distance in points for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets whose leading edge is the left or the right one, as the direction says.
  package init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension UIEdgeInsets {
  /// The insets whose left edge is the leading or the trailing one, as the direction says.
  package init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// At each edge the larger distance.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// What of the insets reaches into a rectangle that keeps these distances from the edges.
  ///
  /// An edge without an inset stays without, also where the rectangle lies beyond it.
  package func reaching(beyond gap: UIEdgeInsets) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - gap) : 0 }
    return UIEdgeInsets(
      top: rest(top, gap.top), left: rest(left, gap.left), bottom: rest(bottom, gap.bottom),
      right: rest(right, gap.right))
  }
}
