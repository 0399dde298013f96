public import Foundation

/// A distance along both axes, in points, as CoreGraphics has it where there is one.
public struct CGVector: Equatable, Hashable, Sendable {
  /// The distance to the right.
  public var dx: CGFloat
  /// The distance down.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector()

  /// Makes a distance of nothing.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
