/// A constraint as the engine keeps it: `constant + Σ coefficient · variable  relation  0`.
struct Row: BitwiseCopyable {
  enum State: UInt8, BitwiseCopyable {
    /// The record waits to be used again.
    case free
    case acting
    /// Stands by; keeps its identity and its place in the activation order.
    case suspended
    /// Required, but contradicts what was activated before it.
    case refused
  }

  var constant = 0.0

  /// Its entries lie at `first..<first + count`; in a free record, `first` is the next free one.
  var first: Int32 = 0
  var count: Int32 = 0

  /// The variable this row defines, or -1.
  var defines: Int32 = -1

  /// Position among the rows being solved, if it is one; see ``Engine/isMemberRow(_:)``.
  var position: Int32 = 0

  /// Slot in ``PriorityLevels``, which tells its priority and weight.
  var level: Int32 = 0

  /// Constant and coefficients are those of the constraint times 2 to this: the smallest
  /// coefficient lies between 1 and 2, so that what counts as 0 among residuals does among values.
  var scale: Int8 = 0
  var relation = Relation.equal
  var state = State.free

  /// The side on which the last simplex run counted this row: -1, 0 or 1; 2: it must stay at its
  /// kink, where a multiplier holds it; 3: it holds, and pulls.
  var accepted: Int8 = 0

  var isActing: Bool { state == .acting }

  /// 2 to the ``scale``.
  @inline(__always)
  var factor: Double {
    scale == 0 ? 1 : Double(sign: .plus, exponent: Int(scale), significand: 1)
  }
}

/// One term of a row or of a composed definition.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
}

extension Relation {
  /// Whether a residual that grows in the direction of `sign`, from 0, is an error.
  @inline(__always)
  func opposes(_ sign: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: sign > 0
    case .greaterThanOrEqual: sign < 0
    }
  }

  /// The derivative of the error at a residual: 1, -1, or 0 where the row holds.
  @inline(__always)
  func slope(at residual: Double, within tolerance: Double) -> Int8 {
    if residual > tolerance { return self == .greaterThanOrEqual ? 0 : 1 }
    if residual < -tolerance { return self == .lessThanOrEqual ? 0 : -1 }
    return 0
  }

  /// The error at a residual.
  @inline(__always)
  func error(at residual: Double) -> Double {
    switch self {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
