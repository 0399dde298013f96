import Foundation

/// How far an animation has come at a part of its time; both run from 0 to 1.
enum TimingCurve: Equatable {
  case linear
  /// A Bézier curve from 0, 0 to 1, 1 with two control points.
  case cubic(CGPoint, CGPoint)
  /// A damped spring that has come to rest at the end; the velocity is in ways per animation.
  case spring(dampingRatio: CGFloat, velocity: CGFloat)

  static let easeInOut = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeIn = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))

  /// The part of the way that is done after a part of the time; exactly 0 and 1 at the ends.
  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .linear: return fraction
    case .cubic(let first, let second):
      let s = Self.parameter(where: fraction, first.x, second.x)
      return Self.bezier(s, first.y, second.y)
    case .spring(let dampingRatio, let velocity):
      return Self.spring(fraction, dampingRatio, velocity)
    }
  }

  /// The part of the time after which a part of the way is done.
  ///
  /// A spring passes through most places several times, and is taken to move evenly.
  func fraction(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    guard case .cubic(let first, let second) = self else { return progress }
    if progress == 0 || progress == 1 { return progress }
    return Self.bezier(Self.parameter(where: progress, first.y, second.y), first.x, second.x)
  }

  private static func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  /// Where a coordinate that grows along the curve has a value.
  private static func parameter(where value: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // Each round halves what is left; after fifty there is nothing to halve.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(middle, first, second) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The place of a damped oscillator that is let go at 0 and settles at 1, to a thousandth at the
  /// end.
  private static func spring(_ x: Double, _ dampingRatio: Double, _ velocity: Double) -> Double {
    let ratio = max(dampingRatio, 0.05)
    guard ratio < 1 else {
      let frequency = 9.2334
      return 1 - exp(-frequency * x) * (1 + (frequency - velocity) * x)
    }
    let decay = 6.907755278982137  // The natural logarithm of a thousand.
    let frequency = decay / ratio * (1 - ratio * ratio).squareRoot()
    let swing = cos(frequency * x) + (decay - velocity) / frequency * sin(frequency * x)
    return 1 - exp(-decay * x) * swing
  }
}
