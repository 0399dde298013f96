/// An equation in integers: numbers, each times what its column stands for, add up to `sum`.
///
/// It may be multiplied by any number above 0.
struct ExactRow {
  private var factors: [Int: BigInteger] = [:]
  private(set) var sum = BigInteger()

  subscript(column: Int) -> BigInteger? { factors[column] }

  /// The first column with a number above 0.
  var firstAboveZero: Int? { factors.lazy.filter { $0.value.signum > 0 }.map(\.key).min() }

  /// The first column with a number.
  var firstColumn: Int? { factors.keys.min() }

  /// Adds a number at a column, or to the sum.
  mutating func add(_ number: BigInteger, at column: Int?) {
    guard let column else {
      sum = sum + number
      return
    }
    let total = (factors[column] ?? BigInteger()) + number
    factors[column] = total.isZero ? nil : total
  }

  mutating func add(_ other: ExactRow) {
    for (column, factor) in other.factors { add(factor, at: column) }
    add(other.sum, at: nil)
  }

  mutating func negate() {
    factors = factors.mapValues { -$0 }
    sum = -sum
  }

  /// Frees the row of a column by way of another one with a number above 0 there.
  mutating func eliminate(_ column: Int, by other: ExactRow) {
    guard let factor = factors[column], let divisor = other.factors[column] else { return }
    if !divisor.isOne {
      factors = factors.mapValues { $0 * divisor }
      sum = sum * divisor
    }
    for (column, number) in other.factors { add(-(number * factor), at: column) }
    add(-(other.sum * factor), at: nil)
    if !divisor.isOne { reduce() }
  }

  /// Makes the numbers as small as they can be.
  private mutating func reduce() {
    var divisor = BigInteger.greatestDivisor(sum, BigInteger())
    for factor in factors.values where !divisor.isOne {
      divisor = BigInteger.greatestDivisor(divisor, factor)
    }
    if divisor.isZero || divisor.isOne { return }
    factors = factors.mapValues { $0 / divisor }
    sum = sum / divisor
  }
}
