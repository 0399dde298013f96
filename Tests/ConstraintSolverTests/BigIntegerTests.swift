import Testing

@testable import ConstraintSolver

@Suite struct BigIntegerTests {
  @Test func `what small integers come to, large ones do`() {
    var numbers = SplitMix(state: 1)
    for _ in 0..<2000 {
      let (a, b) = (number(&numbers), number(&numbers))
      let (one, other) = (BigInteger(a), BigInteger(b))
      #expect(one + other == BigInteger(a + b))
      #expect(one - other == BigInteger(a - b))
      #expect(one * other == BigInteger(a * b))
      #expect(one.signum == a.signum())
      #expect(one << 27 == BigInteger(a << 27))
      if b != 0 { #expect(one * other / other == one) }
    }
  }

  @Test func `numbers beyond 64 bits are taken apart as they were put together`() {
    var numbers = SplitMix(state: 2)
    for _ in 0..<200 {
      let factors = (0..<6).map { _ in BigInteger(number(&numbers) | 1) }
      let product = factors.reduce(BigInteger(1), *)
      #expect(factors.reduce(product, /) == BigInteger(1))
      #expect((product << 70) - (product << 69) == product << 69)
      #expect(product + -product == BigInteger())
    }
  }

  @Test(arguments: [(12, 18, 6), (-12, 18, 6), (-12, -18, 6), (7, 0, 7), (0, -7, 7), (8, 9, 1)])
  func `the greatest divisor is never negative`(one: Int, other: Int, expected: Int) {
    let factor = BigInteger(3) << 90
    let divisor = BigInteger.greatestDivisor(BigInteger(one) * factor, BigInteger(other) * factor)
    #expect(divisor == BigInteger(expected) * factor)
  }

  /// A number of up to 31 bits, small ones as often as large ones.
  private func number(_ numbers: inout SplitMix) -> Int {
    let shift = Int.random(in: 0...31, using: &numbers)
    return Int.random(in: -0x7fff_ffff...0x7fff_ffff, using: &numbers) >> shift
  }
}
