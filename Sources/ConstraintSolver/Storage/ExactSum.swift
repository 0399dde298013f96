/// A sum of products to twice the digits of a double.
struct ExactSum: BitwiseCopyable {
  private var high: Double
  private var low = 0.0
  /// The largest number added.
  private(set) var size: Double

  @inline(__always)
  init(_ start: Double = 0) {
    high = start
    size = abs(start)
  }

  @inline(__always)
  mutating func add(_ number: Double) {
    let sum = high + number
    let added = sum - high
    low += (high - (sum - added)) + (number - added)
    high = sum
    size = max(size, abs(number))
  }

  @inline(__always)
  mutating func add(_ factor: Double, times other: Double) {
    let product = factor * other
    add(product)
    low += (-product).addingProduct(factor, other)
  }

  /// The sum; 0 if all that was added cancels out.
  @inline(__always)
  var total: Double { total(above: 0x1p-80) }

  /// The sum; 0 if it is less than that part of the largest number added.
  @inline(__always)
  func total(above part: Double) -> Double {
    let total = high + low
    return abs(total) <= size * part ? 0 : total
  }

  /// The sum of two numbers, and what its rounding loses.
  @inline(__always)
  private static func sum(_ one: Double, _ other: Double) -> (high: Double, low: Double) {
    let sum = one + other
    let added = sum - one
    return (sum, (one - (sum - added)) + (other - added))
  }

  /// Adds to a number that is the sum of two, one of them what the other has lost by rounding.
  @inline(__always)
  static func add(_ change: Double, to number: inout Double, _ rounding: inout Double) {
    let sum = sum(number, change)
    (number, rounding) = Self.sum(sum.high, sum.low + rounding)
  }
}
