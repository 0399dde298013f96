import Foundation
import Testing

@testable import UIKitCore

/// What a stack's constraints are called in UIKit was read off the descriptions that published
/// articles and logs print of them.
@MainActor @Suite struct `Constraints of a stack` {
  private func constraints(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
    _ axis: NSLayoutConstraint.Axis = .horizontal, change: (UIStackView) -> Void = { _ in }
  ) -> [String] {
    let fixture = StackFixture(axis)
    fixture.stack.distribution = distribution
    fixture.stack.alignment = alignment
    fixture.stack.spacing = 10
    for name in ["a", "b"] { fixture.add(name, 10, 10) }
    change(fixture.stack)
    fixture.root.layoutIfNeeded()
    return fixture.stack.constraints.map { "\($0.identifier ?? "") \($0.visual)" }
      + fixture.stack.arrangedSubviews.flatMap(\.constraints).map {
        "\($0.identifier ?? "") \($0.visual)"
      }
  }

  @Test func `that fill are called as in UIKit`() {
    #expect(
      constraints(.fill, .fill) == [
        "UISV-canvas-connection stack.leading == a.leading",
        "UISV-canvas-connection stack.top == a.top",
        "UISV-canvas-connection V:[a]-(0)-|",
        "UISV-spacing H:[a]-(10)-[b]",
        "UISV-ambiguity-suppression b.leading == stack.trailing @0.001",
        "UISV-canvas-connection H:[b]-(0)-|",
        "UISV-alignment stack.top == b.top",
        "UISV-alignment V:[b]-(0)-|",
      ])
  }

  @Test func `across a column are called as in UIKit`() {
    #expect(
      constraints(.fill, .leading, .vertical) == [
        "UISV-canvas-connection stack.top == a.top",
        "UISV-canvas-connection stack.leading == a.leading",
        "UISV-spanning-boundary H:[a]-(>=0)-|",
        "UISV-spacing V:[a]-(10)-[b]",
        "UISV-ambiguity-suppression b.top == stack.bottom @0.001",
        "UISV-canvas-connection V:[b]-(0)-|",
        "UISV-alignment stack.leading == b.leading",
        "UISV-spanning-boundary H:[b]-(>=0)-|",
        "UISV-spanning-fit stack.width == 0 @51",
        "UISV-ambiguity-suppression a.width == 0 @25",
        "UISV-ambiguity-suppression b.width == 0 @25",
      ])
  }

  @Test(arguments: [
    (UIStackView.Distribution.fillEqually, "UISV-fill-equally b.width == UISV-fill-equally.width"),
    (.fillProportionally, "UISV-fill-proportionally b.width == 10*UISV-fill-equally.width @999"),
    (.equalSpacing, "UISV-fill-equally UISV-distributing.width == UISV-fill-equally.width"),
    (.equalSpacing, "UISV-distributing-edge H:[a]-(0)-[UISV-distributing]"),
    (.equalSpacing, "UISV-spacing H:[a]-(>=10)-[b]"),
    (.equalSpacing, "UISV-canvas-fit stack.width == 0 @49"),
    (.equalCentering, "UISV-distributing-edge b.centerX == UISV-distributing.trailing"),
    (.equalCentering, "UISV-fill-equally UISV-distributing.width == UISV-fill-equally.width @149"),
  ])
  func `along the axis are called as in UIKit`(
    distribution: UIStackView.Distribution, expected: String
  ) {
    let constraints = constraints(distribution, .fill)
    let words = constraints.map { $0.replacing("stack.UISV", with: "UISV") }
    #expect(words.contains(expected), "\(constraints)")
  }

  @Test func `to the margins go to their guide`() {
    let constraints = constraints(.fill, .fill) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(
      constraints.contains(
        "UISV-canvas-connection stack.UIViewLayoutMarginsGuide.leading == a.leading"))
  }

  @Test func `between baselines say so`() {
    let constraints = constraints(.fill, .fill, .vertical) {
      $0.isBaselineRelativeArrangement = true
    }
    #expect(constraints.contains("UISV-spacing b.firstBaseline == a.lastBaseline + 10"))
  }

  @Test func `can be read in a conflict`() {
    let fixture = StackFixture(.vertical)
    let (a, b) = (fixture.add("a", 10, 10), fixture.add("b", 10, 10))
    a.widthAnchor.constraint(equalToConstant: 20).isActive = true
    b.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let conflicts = conflicts { fixture.root.layoutIfNeeded() }
    #expect(conflicts.count == 1)
    let names = Set(conflicts.flatMap(\.constraints).compactMap(\.identifier))
    #expect(names == ["UISV-canvas-connection", "UISV-alignment"])
  }

  @Test func `are kept where a number changes`() {
    let fixture = StackFixture()
    for name in ["a", "b", "c"] { fixture.add(name, 10, 10) }
    fixture.root.layoutIfNeeded()
    let before = fixture.stack.constraints
    fixture.stack.spacing = 20
    fixture.root.layoutIfNeeded()
    #expect(fixture.stack.constraints == before)
    #expect(fixture.frames().map(\.minX) == [0, 30, 60])
  }

  @Test func `leave no guide behind`() {
    let fixture = StackFixture()
    let views = ["a", "b", "c"].map { fixture.add($0, 10, 10) }
    fixture.stack.distribution = .equalSpacing
    fixture.stack.alignment = .firstBaseline
    fixture.root.layoutIfNeeded()
    #expect(fixture.stack.layoutGuides.count == 4)
    views[2].removeFromSuperview()
    fixture.root.layoutIfNeeded()
    #expect(fixture.stack.layoutGuides.count == 3)
    fixture.stack.distribution = .fill
    fixture.stack.alignment = .fill
    fixture.root.layoutIfNeeded()
    #expect(fixture.stack.layoutGuides.isEmpty)
  }
}
