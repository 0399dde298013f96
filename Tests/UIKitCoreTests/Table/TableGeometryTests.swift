import Foundation
import Testing

@testable import UIKitCore

@Suite struct `Table geometry` {
  @Test func `finds every row at its own place`() {
    var geometry = TableGeometry()
    geometry.append(.init(RowHeights(count: 3, each: 10), headerHeight: 5))
    geometry.append(.init(RowHeights(count: 0, each: 10)))
    geometry.append(
      .init(RowHeights([7, 1, 20]), collapsed: [1], headerHeight: 2, footerHeight: 3))
    #expect(geometry.height == 67)
    for (section, rows) in [(0, [0, 1, 2]), (2, [0, 2])] {
      for row in rows {
        let path = IndexPath(row: row, section: section)
        let span = geometry.span(of: path)
        #expect(geometry.row(at: span.top) == path)
        #expect(geometry.row(at: span.top + span.height - 0.5) == path)
      }
    }
    #expect(geometry.row(at: 2) == nil)
    #expect(geometry.row(at: 36) == nil)
    #expect(geometry.row(at: 66) == nil)
    #expect(geometry.row(at: -1) == nil)
  }

  @Test func `names the rows between two heights`() {
    var geometry = TableGeometry()
    geometry.append(.init(RowHeights(count: 3, each: 10)))
    geometry.append(.init(RowHeights(count: 2, each: 10)))
    let rows = geometry.rows(from: 15, to: 35).map { [$0.section, $0.row] }
    #expect(rows == [[0, 1], [0, 2], [1, 0]])
    #expect(geometry.rows(from: 100, to: 200).isEmpty)
    #expect(geometry.rows(from: 20, to: 20).isEmpty)
  }

  @Test(arguments: [(-9, 0, 0), (-1, 0, 1), (1, 2, 0), (2, 2, 1), (9, 2, 1)])
  func `steps over empty sections and stops at the ends`(step: Int, section: Int, row: Int) {
    var geometry = TableGeometry()
    geometry.append(.init(RowHeights(count: 3, each: 10)))
    geometry.append(.init(RowHeights(count: 0, each: 10)))
    geometry.append(.init(RowHeights(count: 2, each: 10)))
    let start = IndexPath(row: 2, section: 0)
    #expect(geometry.row(step, from: start) == IndexPath(row: row, section: section))
  }
}
