/// A place on the line where the cost changes its slope.
struct Kink: BitwiseCopyable {
  /// Its distance, but equal for kinks that coincide but for rounding.
  var key: Double
  var increase: Double
  /// Position in `memberRows`, or -2 - v for the stay of variable v.
  var row: Int32
  /// Of kinks with one key the one with the smallest is met first.
  var age: Int64

  @inline(__always)
  static func < (left: Kink, right: Kink) -> Bool {
    left.key != right.key ? left.key < right.key : left.age < right.age
  }
}

extension Double {
  /// A key for distances along a line: a multiple of 2⁻³⁰, so that kinks that coincide but for
  /// rounding are met by age, and what symmetry makes equal stays in order.
  @inline(__always)
  var alignedAbsolutely: Double { (self * 0x1p30).nearestInteger }

  /// Such a key of 44 bits.
  var alignedRelatively: Double {
    let mantissa = (significand * 0x1p44).nearestInteger
    return Double(sign: .plus, exponent: exponent, significand: mantissa)
  }
}
