public import Foundation

/// Cells neither turn nor scale.
@available(*, unavailable, message: "cells neither turn nor scale; move the frame")
public struct CGAffineTransform: Sendable {
  /// The transform that changes nothing.
  @available(*, unavailable, message: "cells neither turn nor scale; move the frame")
  public static var identity: CGAffineTransform { preconditionFailure("unavailable") }

  /// Makes a transform that changes nothing.
  @available(*, unavailable, message: "cells neither turn nor scale; move the frame")
  public init() {}

  /// Makes a transform that moves.
  @available(*, unavailable, message: "cells neither turn nor scale; move the frame")
  public init(translationX tx: CGFloat, y ty: CGFloat) {}

  /// Makes a transform that scales.
  @available(*, unavailable, message: "cells neither turn nor scale; move the frame")
  public init(scaleX sx: CGFloat, y sy: CGFloat) {}

  /// Makes a transform that turns.
  @available(*, unavailable, message: "cells neither turn nor scale; move the frame")
  public init(rotationAngle angle: CGFloat) {}
}
