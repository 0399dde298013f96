extension Double {
  /// The nearest integer, ties to even; without a call into the C library.
  @inline(__always)
  var nearestInteger: Double {
    let shift = 0x1.8p52
    return abs(self) < 0x1p51 ? (self + shift) - shift : self
  }

  /// The nearest multiple of 2⁻²⁰, the precision of the values told; never -0.
  ///
  /// From 2²⁰ on, where rounding errors come near that, 40 bits are told.
  @inline(__always)
  var roundedToTold: Double {
    abs(self) < 0x1p20
      ? (self * 0x1p20 + Self.offTies).nearestInteger * 0x1p-20 + 0 : roundedTo40Bits
  }

  /// Rounding changes its mind a little off the middle between two multiples: values lie exactly in
  /// the middle where coefficients are round numbers, and there the last bit would decide.
  private static var offTies: Double { 0x1.4p-10 }

  private var roundedTo40Bits: Double {
    let unit = Double(sign: .plus, exponent: exponent - 39, significand: 1)
    return (self / unit + Self.offTies).nearestInteger * unit
  }

  /// A number between 1 and 2 that is another one for every index.
  static func spread(_ index: Int32, by ratio: Double) -> Double {
    let product = Double(index) * ratio
    return 1.5 + (product - product.nearestInteger)
  }
}
