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

  /// What every section says of a part of the table, one after another.
  private func rows(of geometry: TableGeometry, from top: CGFloat, to bottom: CGFloat)
    -> [IndexPath]
  {
    var start: CGFloat = 0
    var paths: [IndexPath] = []
    for (index, section) in geometry.sections.enumerated() {
      let first = start + section.headerHeight
      paths += section.rows(from: top - first, to: bottom - first).map {
        IndexPath(row: $0, section: index)
      }
      start += section.height
    }
    return paths
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `finds what every section would say, however rows are hidden and change`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    var geometry = TableGeometry()
    for _ in 0..<number(0..<12) {
      geometry.append(
        .init(
          RowHeights(count: number(0..<4), each: CGFloat(number(0..<3)) * 8, estimates: .all),
          headerHeight: CGFloat(number(0..<2)) * 4, footerHeight: CGFloat(number(0..<2)) * 2.5))
    }
    let paths = geometry.sections.enumerated().flatMap { index, section in
      (0..<section.rows).map { IndexPath(row: $0, section: index) }
    }
    for _ in 0..<20 {
      if let path = paths.randomElement(using: &random) {
        geometry.settle(path, at: CGFloat(number(0..<5)) * 6)
      }
      geometry.collapse(Set(paths.filter { _ in number(0..<4) == 0 }))
      #expect(geometry.height == geometry.sections.reduce(0) { $0 + $1.height })
      let top = CGFloat(number(-10..<Int(geometry.height) + 10))
      let bottom = top + CGFloat(number(0..<60))
      #expect(geometry.rows(from: top, to: bottom) == rows(of: geometry, from: top, to: bottom))
      let row = paths.first { path in
        let span = geometry.span(of: path)
        return span.top <= top && top < span.top + span.height
      }
      #expect(geometry.row(at: top) == row)
    }
  }
}
