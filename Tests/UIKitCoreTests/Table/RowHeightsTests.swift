import Foundation
import Testing

@testable import UIKitCore

@Suite struct `Row heights` {
  /// The same heights, added up one by one.
  private struct Plain {
    var heights: [CGFloat]
    func offset(of row: Int) -> CGFloat { heights[..<row].reduce(0, +) }
    func row(at y: CGFloat) -> Int { heights.indices.last { offset(of: $0) <= y } ?? 0 }
  }

  private func expectEqual(_ rows: RowHeights, _ plain: Plain) {
    #expect(rows.count == plain.heights.count)
    #expect(rows.total == plain.offset(of: rows.count))
    for row in 0..<rows.count {
      #expect(rows.height(of: row) == plain.heights[row])
      #expect(rows.offset(of: row) == plain.offset(of: row))
      let top = rows.offset(of: row)
      #expect(rows.row(at: top) == plain.row(at: top))
      #expect(rows.row(at: top + 3) == plain.row(at: top + 3))
    }
  }

  @Test(arguments: [1, 2, 7, 8, 33])
  func `find rows and places however many were measured, hidden and shown`(count: Int) {
    var rows = RowHeights(count: count, each: 44, estimates: .all)
    var plain = Plain(heights: Array(repeating: 44, count: count))
    var random = FixedRandom(state: UInt64(count))
    for _ in 0..<60 {
      let row = Int.random(in: 0..<count, using: &random)
      let height = CGFloat(Int.random(in: 0..<9, using: &random)) * 8
      if Int.random(in: 0..<3, using: &random) == 0 {
        rows.collapse([row])
        var hidden = plain
        hidden.heights[row] = 0
        expectEqual(rows, hidden)
        rows.collapse([])
      } else {
        rows.settle(row, at: height)
        plain.heights[row] = height
      }
      expectEqual(rows, plain)
    }
  }

  @Test func `of given rows may be changed too`() {
    var rows = RowHeights([10, 20, 30, 40], estimates: .some([1, 3]))
    #expect((0..<4).map(rows.isSettled) == [true, false, true, false])
    rows.settle(1, at: 25)
    rows.settle(3, at: 5)
    expectEqual(rows, Plain(heights: [10, 25, 30, 5]))
    rows.unsettle()
    #expect((0..<4).map(rows.isSettled) == [true, false, true, false])
  }

  @Test func `leave no trace of a row that changes and changes back`() {
    let before = RowHeights(count: 9, each: 33.3, estimates: .all)
    var rows = before
    for _ in 0..<1000 {
      rows.settle(4, at: 0.1)
      rows.settle(4, at: 1e6 / 3)
      rows.settle(4, at: 33.3)
    }
    for row in 0...9 { #expect(rows.offset(of: row) == before.offset(of: row)) }
    for row in 0..<9 { rows.settle(row, at: 33.3) }
    #expect(rows.total == before.total)
  }

  @Test(arguments: [(1_000_000, 999_999), (1_000_000, 0), (3, 2)])
  func `of a million rows know one that was measured`(count: Int, row: Int) {
    var rows = RowHeights(count: count, each: 44, estimates: .all)
    rows.settle(row, at: 50)
    #expect(rows.total == CGFloat(count) * 44 + 6)
    #expect(rows.row(at: rows.total - 1) == count - 1)
    #expect(rows.offset(of: row) == CGFloat(row) * 44)
  }

  @Test func `move with their rows when rows come and go`() {
    let heights: [CGFloat] = [1, 2, 3, 4, 5, 6, 7, 8]
    var random = FixedRandom(state: 1)
    for round in 0..<50 {
      var old = RowHeights(count: 8, each: 44, estimates: .all)
      for (row, height) in heights.enumerated() { old.settle(row, at: height) }
      if round % 3 == 0 { old.collapse([round % 8]) }
      let deleted = (0..<8).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      var wanted = heights.indices.filter { !deleted.contains($0) }.map { heights[$0] }
      var inserted: [Int] = []
      for place in 0..<12 where Int.random(in: 0..<3, using: &random) == 0 && place <= wanted.count
      {
        wanted.insert(44, at: place)
        inserted.append(place)
      }
      var new = RowHeights(count: wanted.count, each: 44, estimates: .all)
      new.takeOver(old, movedBy: RowShift(deleted: deleted, inserted: inserted))
      expectEqual(new, Plain(heights: wanted))
      #expect((0..<new.count).allSatisfy { new.isSettled($0) == !inserted.contains($0) })
    }
  }

  @Test func `that are not estimated are not taken over`() {
    var old = RowHeights(count: 2, each: 44, estimates: .all)
    old.settle(0, at: 10)
    var new = RowHeights(count: 2, each: 20)
    new.takeOver(old, movedBy: .none)
    expectEqual(new, Plain(heights: [20, 20]))
    new = RowHeights([20, 30], estimates: .some([1]))
    new.takeOver(old, movedBy: RowShift(deleted: [], inserted: []))
    expectEqual(new, Plain(heights: [20, 30]))
    new.takeOver(old, movedBy: RowShift(deleted: [], inserted: [0]))
    expectEqual(new, Plain(heights: [20, 10]))
  }
}
