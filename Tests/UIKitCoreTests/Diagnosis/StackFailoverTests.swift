import Foundation
import Testing

@testable import ConstraintSolver
@testable import UIKitCore

@MainActor @Suite struct `A failover that is missing in a stack` {
  let fixture = StackFixture()

  private func missing(_ view: UIView) -> [String] { view.missingFailovers.map(\.description) }

  /// A view of a given size, and one that is as wide as it is high.
  private func views() -> (given: UIView, square: UIView) {
    let views = (given: box("given"), square: box("square"))
    for view in [views.given, views.square] { fixture.stack.addArrangedSubview(view) }
    views.given.widthAnchor.constraint(equalToConstant: 7).isActive = true
    views.given.heightAnchor.constraint(equalToConstant: 9).isActive = true
    views.square.widthAnchor.constraint(equalTo: views.square.heightAnchor).isActive = true
    return views
  }

  static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  @Test(arguments: 0..<5, [false, true])
  func `is named where only the hidden view gave the stack its size`(
    distribution: Int, laysOut: Bool
  ) {
    fixture.stack.distribution = Self.distributions[distribution]
    let (given, square) = views()
    if laysOut { fixture.root.layoutIfNeeded() }
    #expect(!fixture.stack.hasAmbiguousLayout && !square.hasAmbiguousLayout)
    let guides = fixture.stack.layoutGuides
    given.hideView()
    for _ in 0..<2 {
      #expect(missing(given) == ["given hidden: nothing now decides how wide square is"])
      #expect(fixture.stack.hasAmbiguousLayout && square.hasAmbiguousLayout)
      fixture.root.layoutIfNeeded()
    }
    #expect(fixture.stack.layoutGuides.allSatisfy { guides.contains($0) })
    let failover = square.heightAnchor.constraint(equalToConstant: 5).at(1)
    #expect(missing(given).isEmpty)
    failover.isActive = false
    given.showView()
    #expect(missing(given).isEmpty && !square.hasAmbiguousLayout)
  }

  @Test(arguments: 0..<5, [UIStackView.Alignment.center, .leading, .trailing])
  func `is none where the stack decides by itself`(
    distribution: Int, alignment: UIStackView.Alignment
  ) {
    fixture.stack.distribution = Self.distributions[distribution]
    fixture.stack.alignment = alignment
    let (given, square) = views()
    given.hideView()
    #expect(missing(given).isEmpty && !square.hasAmbiguousLayout)
  }

  @Test func `is looked for without the solver forgetting how it was`() {
    let (given, _) = views()
    let column = Column()
    fixture.root.addSubview(column.root)
    given.hideView()
    fixture.root.layoutIfNeeded()
    let engine = fixture.root.settledEngine
    let before = engine.solver.engine.statistics.stepsBack
    column.b.hideView()
    fixture.root.layoutIfNeeded()
    #expect(missing(given).count == 1)
    column.b.showView()
    fixture.root.layoutIfNeeded()
    #expect(engine.solver.engine.statistics.stepsBack == before + 1)
  }

  @Test func `is none where the stack closes up`() {
    let views = ["a", "b", "c"].map { fixture.add($0, 10, 10) }
    for view in views {
      view.hideView()
      #expect(missing(view).isEmpty)
      view.showView()
    }
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `is that of each without which it would be decided, in any order`(order: [Int]) {
    let (given, square) = views()
    let other = box("other")
    fixture.stack.insertArrangedSubview(other, at: 0)
    other.heightAnchor.constraint(equalToConstant: 9).isActive = true
    other.widthAnchor.constraint(equalToConstant: 7).isActive = true
    for place in order { [given, other][place].hideView() }
    let lack = "hidden: nothing now decides how wide square is"
    #expect(missing(given) == ["given \(lack)"] && missing(other) == ["other \(lack)"])
    #expect(square.hasAmbiguousLayout)
    given.showView()
    #expect(missing(other).isEmpty)
  }
}
