import Foundation

/// Heights below each other, of which each can change.
struct HeightSums: Equatable {
  /// The nodes of a ``FenwickTree``.
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
    FenwickTree.sum(ofFirst: number) { nodes[$0 - 1] }
  }

  /// The last height that starts at or above `y`, by its place; the first one if none does.
  ///
  /// - Complexity: O(log *n*).
  func place(at y: CGFloat) -> Int {
    FenwickTree.lastPlace(of: count, node: { nodes[$0 - 1] }) { _, sum in sum <= y }
  }
}
