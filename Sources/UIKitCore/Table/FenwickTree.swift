import Foundation

/// The ways through a Fenwick tree, however its nodes are kept; they are numbered from 1 on.
///
/// Each node holds the sum of as many values as the lowest bit of its number says, up to its own.
/// (Fenwick, A new data structure for cumulative frequency tables, 1994.)
enum FenwickTree {
  /// The sum of the first values.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  static func sum(ofFirst number: Int, node: (Int) -> CGFloat) -> CGFloat {
    var (sum, number) = (CGFloat(0), number)
    while number > 0 {
      sum += node(number)
      number -= number & -number
    }
    return sum
  }

  /// The last of `count` places of which `isReached` is true, as it is of all before; 0 if of none.
  ///
  /// It is asked with a place and the sum of the values before that.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  static func lastPlace(
    of count: Int, node: (Int) -> CGFloat, isReached: (_ place: Int, _ sum: CGFloat) -> Bool
  ) -> Int {
    var (place, sum) = (0, CGFloat(0))
    var step = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
    while step > 0 {
      let next = place + step
      step /= 2
      if next >= count { continue }
      let nextSum = sum + node(next)
      if isReached(next, nextSum) { (place, sum) = (next, nextSum) }
    }
    return place
  }
}
