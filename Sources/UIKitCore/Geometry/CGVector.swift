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

/// Cells neither turn nor scale.
@available(*, unavailable, message: "cells neither turn nor scale; move the frame or a constraint")
public struct CGAffineTransform: Sendable {
  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Makes a transform that changes nothing.
  public init() {}

  /// Makes a transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {}

  /// Makes a transform that scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {}

  /// Makes a transform that turns.
  public init(rotationAngle angle: CGFloat) {}
}
