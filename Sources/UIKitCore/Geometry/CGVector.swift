public import Foundation

/// A distance along both axes, in points, as CoreGraphics has it where there is one.
public struct CGVector: Equatable, Hashable, Sendable {
  /// The distance to the right, in points.
  public var dx: CGFloat
  /// The distance down, in points.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector()

  /// Makes a distance of nothing.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a distance of so many points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
