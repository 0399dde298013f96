import Foundation

/// Heights below each other, of which each can change.
///
/// A Fenwick tree: each node holds the sum of as many heights as the lowest bit of its number says,
/// up to its own. (Fenwick, A new data structure for cumulative frequency tables, 1994.)
struct HeightSums: Equatable {
  /// The nodes from 1 on.
  private var nodes: [CGFloat] = []

  /// How many heights there are.
  var count: Int { nodes.count }

  /// Adds a height below the others.
  ///
  /// - Complexity: O(log *n*).
  mutating func append(_ height: CGFloat) {
    let number = count + 1
    var (sum, child) = (height, number - 1)
    while child > number - (number & -number) {
      sum += nodes[child - 1]
      child -= child & -child
    }
    nodes.append(sum)
  }

  /// Makes one of the heights greater, or smaller by a negative difference.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ difference: CGFloat, at place: Int) {
    if difference == 0 { return }
    var number = place + 1
    while number <= count {
      nodes[number - 1] += difference
      number += number & -number
    }
  }

  /// The sum of the first heights.
  ///
  /// - Complexity: O(log *n*).
  func sum(ofFirst number: Int) -> CGFloat {
    var (sum, number) = (CGFloat(0), number)
    while number > 0 {
      sum += nodes[number - 1]
      number -= number & -number
    }
    return sum
  }

  /// The last height that starts at or above `y`, by its place; the first one if none does.
  ///
  /// - Complexity: O(log *n*).
  func place(at y: CGFloat) -> Int {
    var (place, sum) = (0, CGFloat(0))
    var step = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
    while step > 0 {
      let next = place + step
      step /= 2
      if next >= count { continue }
      if sum + nodes[next - 1] <= y { (place, sum) = (next, sum + nodes[next - 1]) }
    }
    return place
  }
}
