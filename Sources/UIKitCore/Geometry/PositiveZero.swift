import Foundation

// What an app reads is never -0.0, which counts as zero but prints otherwise. Adding zero to it
// makes it positive, and leaves every other number as it is.

extension CGFloat {
  /// The same number; a zero is a positive one.
  @inline(__always) var withPositiveZero: CGFloat { self + 0 }
}

extension CGPoint {
  /// The same point; its zeros are positive.
  @inline(__always) var withPositiveZeros: CGPoint {
    CGPoint(x: x.withPositiveZero, y: y.withPositiveZero)
  }
}

extension CGRect {
  /// The same rectangle; its zeros are positive.
  @inline(__always) var withPositiveZeros: CGRect {
    CGRect(
      origin: origin.withPositiveZeros,
      size: CGSize(
        width: size.width.withPositiveZero, height: size.height.withPositiveZero))
  }
}
