import CellGrid
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Rasterising` {
  let metrics = CellMetrics(cellSize: CGSize(width: 8, height: 16))

  @Test func `edges round to the nearest cell, halves up`() {
    #expect(metrics.column(at: 3.99) == 0)
    #expect(metrics.column(at: 4) == 1)
    #expect(metrics.column(at: 12) == 2)
    #expect(metrics.column(at: -4) == 0)
    #expect(metrics.column(at: -4.01) == -1)
    #expect(metrics.row(at: 8) == 1)
  }

  @Test(arguments: [
    (CGFloat.greatestFiniteMagnitude, 1 << 40), (-.greatestFiniteMagnitude, -(1 << 40)),
    (.infinity, 1 << 40), (.nan, 0),
  ])
  func `edges out of all bounds are far off any screen`(edge: CGFloat, cell: Int) {
    let cells = metrics.cells(of: CGRect(x: edge, y: edge, width: edge, height: edge))
    #expect(cells == CellRect(column: cell, row: cell, columns: 0, rows: 0))
  }

  @Test func `equal edges along different paths fall into one cell`() {
    for width in 100..<1300 {
      for parts in 2...11 {
        let part = CGFloat(width) / CGFloat(parts)
        var sum: CGFloat = 0
        for index in 1...parts {
          sum += part
          #expect(
            metrics.column(at: sum) == metrics.column(at: CGFloat(index * width) / CGFloat(parts)))
        }
      }
    }
  }

  /// A row of random neighbours, some sized, some equal, some with gaps; they are laid out, and no
  /// cell between the first and the last edge is left out or taken twice.
  @Test func `a thousand random rows have no gap and no overlap`() {
    var random = FixedRandom(state: 7)
    for _ in 0..<1000 {
      let width = CGFloat(Int.random(in: 80...2000, using: &random)) / 2
      let outer = root(width, 100)
      let count = Int.random(in: 2...9, using: &random)
      var views: [UIView] = []
      for index in 0..<count {
        let view = box("\(index)", in: outer)
        let previous = views.last?.trailingAnchor ?? outer.leadingAnchor
        view.leadingAnchor.constraint(equalTo: previous).isActive = true
        let size = CGFloat(Int.random(in: 1...300, using: &random)) / 3
        if let first = views.first, Bool.random(using: &random) {
          view.widthAnchor.constraint(equalTo: first.widthAnchor).at(700)
        } else {
          view.widthAnchor.constraint(equalToConstant: size).at(
            Float(Int.random(in: 1...999, using: &random)))
        }
        views.append(view)
      }
      views.last?.trailingAnchor.constraint(equalTo: outer.trailingAnchor).isActive = true
      outer.layoutIfNeeded()
      let cells = views.map { metrics.cells(of: $0.frame) }
      #expect(cells.first?.origin.column == 0)
      for (left, right) in zip(cells, cells.dropFirst()) {
        #expect(left.columnRange.upperBound == right.origin.column)
      }
      #expect(cells.last?.columnRange.upperBound == metrics.column(at: width))
    }
  }
}
