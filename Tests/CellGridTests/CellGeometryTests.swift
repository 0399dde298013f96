import CellGrid
import Testing

struct CellGeometryTests {
  @Test func `two rectangles share what lies in both`() {
    let first = CellRect(column: 0, row: 0, columns: 10, rows: 5)
    let second = CellRect(column: 6, row: -3, columns: 10, rows: 5)
    #expect(
      first.intersection(second) == CellRect(column: 6, row: 0, columns: 4, rows: 2))
    #expect(first.union(second) == CellRect(column: 0, row: -3, columns: 16, rows: 8))
  }

  @Test(arguments: [
    CellRect(column: 10, row: 0, columns: 1, rows: 1),
    CellRect(column: 0, row: 0, columns: 0, rows: 3),
    CellRect(column: 3, row: 0, columns: -2, rows: 3),
    CellRect(column: .max, row: .max, columns: .max, rows: .max),
    CellRect(column: .min, row: .min, columns: .min, rows: .min),
    CellRect(column: .min, row: .min, columns: .max, rows: .max),
  ])
  func `a rectangle elsewhere shares nothing`(other: CellRect) {
    let rect = CellRect(column: 0, row: 0, columns: 10, rows: 5)
    #expect(rect.intersection(other) == .zero)
    #expect(!rect.intersects(other))
  }

  @Test func `edges beyond the integers stop at their ends`() {
    let all = CellRect(column: .min, row: .min, columns: .max, rows: .max)
    let more = CellRect(column: 1, row: 1, columns: .max, rows: .max)
    #expect(more.columnRange == 1..<Int.max)
    #expect(all.union(more).size == CellSize(columns: .max, rows: .max))
  }

  @Test func `a rectangle contains its first cell but not the one after its last`() {
    let rect = CellRect(column: 2, row: 1, columns: 3, rows: 1)
    #expect(rect.contains(CellPoint(column: 2, row: 1)))
    #expect(!rect.contains(CellPoint(column: 5, row: 1)))
    #expect(!rect.contains(CellPoint(column: 2, row: 2)))
  }
}
