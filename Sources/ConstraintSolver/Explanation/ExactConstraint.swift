/// A constraint in integers: a sum is to be 0, or at most 0 with a sign of 1, or at least 0 with a
/// sign of -1.
struct ExactConstraint {
  private(set) var terms: [(variable: Variable, coefficient: BigInteger)] = []
  private(set) var constant = BigInteger()
  let sign: Double

  /// A constraint of these terms, to some of which the values of their variables are given, and a
  /// constant.
  init(_ terms: [(term: Term, given: Double?)], _ constant: Double, sign: Double) {
    self.sign = sign
    let bits = terms.map { $0.term.coefficient.lastBit + ($0.given?.lastBit ?? 0) }
    let unit = min(constant.lastBit, bits.min() ?? 0)
    self.constant = BigInteger(constant) << (constant.lastBit - unit)
    for ((term, given), bit) in zip(terms, bits) {
      let coefficient = BigInteger(term.coefficient) << (bit - unit)
      if let given {
        self.constant = self.constant + coefficient * BigInteger(given)
      } else {
        self.terms.append((term.variable, coefficient))
      }
    }
  }
}

extension Double {
  /// The power of 2 that the last bit set stands for; 0 for 0.
  fileprivate var lastBit: Int { self == 0 ? 0 : Int(exponent) - significandWidth }
}

extension BigInteger {
  /// The bits of a number as if the last one set were 1.
  fileprivate init(_ number: Double) {
    let width = Double(sign: .plus, exponent: number.significandWidth, significand: 1)
    self.init(Int(number.significand * (number < 0 ? -width : width)))
  }
}
