import Foundation
import Testing

@testable import UIKitCore

/// A column of views 20, 30 and 40 points high, in a root that lets it be as high as it wants.
@MainActor struct StackColumn {
  let fixture = StackFixture(.vertical, width: 100)
  let a: UIView
  let b: UIView
  let c: UIView
  var stack: UIStackView { fixture.stack }

  init(spacing: CGFloat = 0, heights: [CGFloat] = [20, 30, 40]) {
    fixture.stack.spacing = spacing
    a = fixture.add("a", 10, heights[0])
    b = fixture.add("b", 20, heights[1])
    c = fixture.add("c", 30, heights[2])
  }

  /// Lays out and returns the stack's height and where the views that show begin.
  func layout() -> [CGFloat] {
    [fixture.size().height] + fixture.frames().map(\.minY)
  }
}

/// A stack view whose arranged views hide; numbers are those of `Tests/FieldCases.md`.
@MainActor @Suite struct `Hidden arranged views` {
  @Test(arguments: WayOfHiding.allCases)
  func `B1: without the first the others move up`(way: WayOfHiding) {
    let column = StackColumn()
    #expect(column.layout() == [90, 0, 20, 50])
    way.hide(column.a)
    #expect(column.layout() == [70, 0, 30])
    way.show(column.a)
    #expect(column.layout() == [90, 0, 20, 50])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B2: without the first two, and back one by one`(way: WayOfHiding) {
    let column = StackColumn()
    way.hide(column.a)
    way.hide(column.b)
    #expect(column.layout() == [40, 0])
    #expect(column.c.frame.height == 40)
    way.show(column.b)
    #expect(column.layout() == [70, 0, 30])
    way.show(column.a)
    #expect(column.layout() == [90, 0, 20, 50])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B4: without the middle one gap is left`(way: WayOfHiding) {
    let column = StackColumn(spacing: 2, heights: [3, 5, 2])
    way.hide(column.b)
    #expect(column.layout() == [7, 0, 5])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B5: without the first or the last no gap is left at the end`(way: WayOfHiding) {
    let column = StackColumn(spacing: 2, heights: [3, 5, 2])
    way.hide(column.a)
    #expect(column.layout() == [9, 0, 7])
    way.hide(column.c)
    #expect(column.layout() == [5, 0])
    way.show(column.a)
    #expect(column.layout() == [10, 0, 5])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B6: a custom space goes with the view before it`(way: WayOfHiding) {
    let column = StackColumn(spacing: 2)
    column.stack.setCustomSpacing(4, after: column.a)
    #expect(column.layout() == [96, 0, 24, 56])
    way.hide(column.a)
    #expect(column.layout() == [72, 0, 32])
    way.show(column.a)
    way.hide(column.b)
    #expect(column.layout() == [64, 0, 24])
  }

  @Test func `B7: hidden three times and shown once shows`() {
    let column = StackColumn()
    for _ in 0..<3 {
      column.b.isHidden = true
      column.fixture.root.layoutIfNeeded()
    }
    column.b.isHidden = false
    #expect(column.layout() == [90, 0, 20, 50])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B8: a first view that is added hidden leaves the stack in sight`(way: WayOfHiding) {
    let fixture = StackFixture(.vertical)
    let first = ContentView("first", width: 10, height: 10, in: fixture.stack)
    way.hide(first)
    fixture.stack.addArrangedSubview(first)
    let second = fixture.add("second", 20, 20)
    #expect(fixture.size() == CGSize(width: 20, height: 20))
    #expect(second.frame.minY == 0 && !fixture.stack.isHidden)
    way.show(first)
    #expect(fixture.size() == CGSize(width: 20, height: 30))
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B9: a hidden inner stack conflicts with nothing`(way: WayOfHiding) {
    let fixture = StackFixture(.vertical)
    let inner = UIStackView()
    inner.spacing = 8
    fixture.stack.spacing = 5
    fixture.add("a", 10, 10)
    fixture.stack.addArrangedSubview(inner)
    for name in ["x", "y"] {
      inner.addArrangedSubview(ContentView(name, width: 20, height: 10, in: inner))
    }
    fixture.add("b", 10, 10)
    let conflicts = conflicts {
      #expect(fixture.size() == CGSize(width: 48, height: 40))
      way.hide(inner)
      #expect(fixture.size() == CGSize(width: 10, height: 25))
    }
    #expect(conflicts.isEmpty)
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B11: an inner stack whose views are all hidden still has its gap, as in UIKit`(
    way: WayOfHiding
  ) {
    let fixture = StackFixture(.vertical)
    let inner = UIStackView()
    fixture.stack.spacing = 5
    fixture.add("a", 10, 10)
    fixture.stack.addArrangedSubview(inner)
    let x = ContentView("x", width: 20, height: 10, in: inner)
    inner.addArrangedSubview(x)
    fixture.add("b", 10, 10)
    way.hide(x)
    #expect(fixture.frames().map(\.minY) == [0, 15, 20])
    #expect(inner.frame.height == 0)
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B12: equal sizes are those of the views that show`(way: WayOfHiding) {
    let fixture = StackFixture(width: 30, height: 10)
    fixture.stack.distribution = .fillEqually
    let views = ["a", "b", "c"].map { fixture.add($0) }
    #expect(fixture.frames().map(\.width) == [10, 10, 10])
    way.hide(views[1])
    #expect(fixture.frames() == [rect(0, 0, 15, 10), rect(15, 0, 15, 10)])
    way.hide(views[0])
    #expect(fixture.frames() == [rect(0, 0, 30, 10)])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B14: equal spaces return`(way: WayOfHiding) {
    let fixture = StackFixture(width: 100, height: 10)
    fixture.stack.distribution = .equalSpacing
    let views = ["a", "b", "c"].map { fixture.add($0, 20, 10) }
    #expect(fixture.frames().map(\.minX) == [0, 40, 80])
    way.hide(views[1])
    #expect(fixture.frames().map(\.minX) == [0, 80])
    way.show(views[1])
    #expect(fixture.frames().map(\.minX) == [0, 40, 80])
    way.hide(views[0])
    #expect(fixture.frames().map(\.minX) == [0, 80])
    way.show(views[0])
    #expect(fixture.frames().map(\.minX) == [0, 40, 80])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B15: without the widest the stack is as wide as the next`(way: WayOfHiding) {
    let fixture = StackFixture(.vertical)
    fixture.add("a", 10, 10)
    let widest = fixture.add("b", 50, 10)
    for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
      fixture.stack.alignment = alignment
      #expect(fixture.size().width == 50)
      way.hide(widest)
      #expect(fixture.size().width == 10)
      way.show(widest)
    }
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B16: a fixed size of the hidden view conflicts with nothing`(way: WayOfHiding) {
    let column = StackColumn(spacing: 2)
    column.b.heightAnchor.constraint(equalToConstant: 128).isActive = true
    let conflicts = conflicts {
      #expect(column.layout() == [192, 0, 22, 152])
      way.hide(column.b)
      #expect(column.layout() == [62, 0, 22])
    }
    #expect(conflicts.isEmpty)
  }

  @Test func `B17: a view that is no longer arranged stays a subview`() {
    let column = StackColumn()
    _ = column.layout()
    column.stack.removeArrangedSubview(column.b)
    #expect(column.layout() == [60, 0, 20])
    #expect(column.b.superview === column.stack)
    #expect(column.stack.arrangedSubviews == [column.a, column.c])
    #expect(column.b.outsideConstraints.isEmpty)
  }

  @Test func `B18: a view that leaves its superview is no longer arranged`() {
    let column = StackColumn()
    _ = column.layout()
    column.b.removeFromSuperview()
    #expect(column.stack.arrangedSubviews == [column.a, column.c])
    #expect(column.layout() == [60, 0, 20])
    UIView().addSubview(column.a)
    #expect(column.stack.arrangedSubviews == [column.c])
    #expect(column.layout() == [40, 0])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B21: of many changes the last counts`(way: WayOfHiding) {
    let column = StackColumn()
    for round in 0..<101 {
      if round.isMultiple(of: 2) { way.hide(column.b) } else { way.show(column.b) }
      if round.isMultiple(of: 7) { column.fixture.root.layoutIfNeeded() }
    }
    #expect(column.layout() == [60, 0, 20])
  }

  @Test(arguments: WayOfHiding.allCases)
  func `B22: a view shown again is tied to the stack again`(way: WayOfHiding) {
    let column = StackColumn()
    _ = column.layout()
    let before = column.stack.constraints.map(\.visual).sorted()
    way.hide(column.b)
    _ = column.layout()
    #expect(column.b.outsideConstraints.isEmpty)
    way.show(column.b)
    _ = column.layout()
    #expect(column.stack.constraints.map(\.visual).sorted() == before)
    #expect(column.layout() == [90, 0, 20, 50])
    column.b.heightAnchor.constraint(equalToConstant: 35).isActive = true
    #expect(column.layout() == [95, 0, 20, 55])
  }

  @Test func `ten thousand rows: one hidden changes the constraints of its neighbours only`() {
    let column = UIStackView(arrangedSubviews: (0..<10_000).map { _ in UIView() })
    column.axis = .vertical
    column.updateConstraintsIfNeeded()
    let before = Set(column.constraints.map { ObjectIdentifier($0) })
    let views = column.arrangedSubviews
    for index in [0, 5_000, 9_999] {
      views[index].isHidden = true
      column.updateConstraintsIfNeeded()
      let after = Set(column.constraints.map { ObjectIdentifier($0) })
      #expect(before.symmetricDifference(after).count <= 8, "\(index)")
      views[index].isHidden = false
      column.updateConstraintsIfNeeded()
    }
  }
}
