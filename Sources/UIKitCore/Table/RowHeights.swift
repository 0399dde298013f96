import Foundation

/// The heights of a section's rows, in points, and where each row starts.
///
/// Rows that are alike take no memory. What becomes known of single rows, and which of them are
/// hidden, is kept beside that, in a tree of sums that has nodes only where a height differs: a
/// million rows of which a hundred were seen cost as much as a hundred. Heights are whole multiples
/// of 2⁻²⁰ point, so that sums are exact, and a row that changes and changes back leaves no trace.
///
/// - Complexity: To find a row or a place, and to change a row, O(log *n* + *k*) for *k* hidden
///   rows: there are never more of these than come into sight.
struct RowHeights: Equatable {
  /// How many rows there are.
  let count: Int
  private let basis: Basis
  /// Which of the heights of the basis are estimates.
  private let estimates: Estimates
  /// What is known of single rows.
  private var known: [Int: Known] = [:]
  /// Which of the known heights are not out of date.
  private var generation = 0
  /// The rows that are hidden and take no room, in order.
  private(set) var collapsed: [Int] = []
  /// By how much rows are higher than the basis says: a ``FenwickTree`` without nodes that are 0.
  private var surplus: [Int: CGFloat] = [:]

  /// What the heights are as long as nothing else is known.
  private enum Basis: Equatable {
    /// All rows are alike.
    case alike(CGFloat)
    /// Where each row ends.
    case ends([CGFloat])
  }

  /// Which heights are estimates.
  enum Estimates: Equatable {
    case none, all
    case some(Set<Int>)
  }

  private struct Known: Equatable {
    var height: CGFloat
    var generation: Int
  }

  /// Rows of equal heights.
  init(count: Int, each height: CGFloat, estimates: Estimates = .none) {
    self.count = count
    self.estimates = estimates
    basis = .alike(Self.exact(height))
  }

  /// Rows of given heights.
  init(_ heights: [CGFloat], estimates: Estimates = .none) {
    count = heights.count
    self.estimates = estimates
    var end: CGFloat = 0
    basis = .ends(
      heights.map {
        end += Self.exact($0)
        return end
      })
  }

  /// A height as it is counted.
  static func exact(_ height: CGFloat) -> CGFloat {
    (max(0, height) * 0x1p20).rounded() * 0x1p-20
  }

  // MARK: Heights and places

  /// The height of all rows.
  var total: CGFloat { offset(of: count) }

  /// The height of a row.
  func height(of row: Int) -> CGFloat {
    isCollapsed(row) ? 0 : fullHeight(of: row)
  }

  /// The height of a row when it is not hidden.
  func fullHeight(of row: Int) -> CGFloat {
    known[row]?.height ?? basicHeight(of: row)
  }

  /// How far a row lies below the first one.
  func offset(of row: Int) -> CGFloat {
    let offset = basicOffset(of: row)
    if surplus.isEmpty { return offset }
    return offset + FenwickTree.sum(ofFirst: row) { surplus[$0] ?? 0 }
  }

  /// The last row that starts at or above a height; the first one if none does.
  func row(at y: CGFloat) -> Int {
    FenwickTree.lastPlace(of: count, node: { surplus[$0] ?? 0 }) { row, sum in
      basicOffset(of: row) + sum <= y
    }
  }

  private func basicHeight(of row: Int) -> CGFloat {
    switch basis {
    case .alike(let height): height
    case .ends(let ends): row == 0 ? ends[0] : ends[row] - ends[row - 1]
    }
  }

  private func basicOffset(of row: Int) -> CGFloat {
    switch basis {
    case .alike(let height): CGFloat(row) * height
    case .ends(let ends): row == 0 ? 0 : ends[row - 1]
    }
  }

  // MARK: Changes

  /// Whether a row is hidden and takes no room.
  func isCollapsed(_ row: Int) -> Bool { collapsed.contains(row) }

  /// Takes the room of these rows away, and gives all others theirs.
  mutating func collapse(_ rows: [Int]) {
    if rows.isEmpty && collapsed.isEmpty { return }
    let changed = Set(rows).symmetricDifference(collapsed).filter { $0 < count }
    let before = changed.map { ($0, height(of: $0)) }
    collapsed = rows.filter { $0 < count }.sorted()
    for (row, old) in before { add(height(of: row) - old, at: row) }
  }

  /// Whether the height of a row is not an estimate, nor out of date.
  func isSettled(_ row: Int) -> Bool {
    known[row]?.generation == generation || !isEstimated(row)
  }

  /// Whether what the basis says of a row is an estimate.
  func isEstimated(_ row: Int) -> Bool {
    switch estimates {
    case .none: false
    case .all: true
    case .some(let rows): rows.contains(row)
    }
  }

  /// Says how high a row is.
  mutating func settle(_ row: Int, at height: CGFloat) {
    setHeight(Self.exact(height), of: row, in: generation)
  }

  /// Lets the heights that are known be estimates from now on.
  mutating func unsettle() {
    generation += 1
  }

  private mutating func setHeight(_ height: CGFloat, of row: Int, in generation: Int) {
    let old = self.height(of: row)
    known[row] = Known(height: height, generation: generation)
    add(self.height(of: row) - old, at: row)
  }

  private mutating func add(_ difference: CGFloat, at row: Int) {
    if difference == 0 { return }
    // The tree has room for any number of rows, so that rows can be added below.
    var node = row + 1
    while node <= Self.capacity {
      let sum = (surplus[node] ?? 0) + difference
      surplus[node] = sum == 0 ? nil : sum
      node += node & -node
    }
  }

  private static let capacity = 1 << 40

  /// Takes over what was known of the rows before some came and went.
  ///
  /// - Complexity: O(*m*) for *m* rows that are known, and O(log *n*) for each of them that moves.
  mutating func takeOver(_ old: RowHeights, movedBy shift: RowShift) {
    if estimates == .none { return }
    generation = old.generation
    guard estimates == .all, basis == old.basis, collapsed.isEmpty, old.collapsed.isEmpty else {
      for (row, entry) in old.known { place(entry, of: row, movedBy: shift) }
      return
    }
    let moved = old.known.filter { $0.key >= shift.first }
    (known, surplus) = (old.known, old.surplus)
    for (row, entry) in moved {
      add(basicHeight(of: row) - entry.height, at: row)
      known[row] = nil
    }
    for (row, entry) in moved { place(entry, of: row, movedBy: shift) }
  }

  private mutating func place(_ entry: Known, of row: Int, movedBy shift: RowShift) {
    guard let row = shift.place(of: row), row < count, isEstimated(row) else { return }
    setHeight(entry.height, of: row, in: entry.generation)
  }
}
