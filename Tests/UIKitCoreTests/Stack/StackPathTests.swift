import Foundation
import Testing

@testable import UIKitCore

/// A stack after random changes is as a stack that was made that way at once.
@MainActor @Suite struct `Ways to a stack` {
  /// What a stack arranges, without a stack.
  struct Plan {
    struct Item {
      let name: String
      let size: CGSize
      var isHidden = false
      var custom: CGFloat?
    }

    var items: [Item] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var isMarginsRelative = false
    var isBaselineRelative = false

    /// A fresh stack of the plan.
    @MainActor func stack(in size: CGSize?) -> StackFixture {
      let fixture = StackFixture(axis, width: size?.width, height: size?.height)
      for item in items {
        let view = fixture.add(item.name, item.size.width, item.size.height)
        view.isHidden = item.isHidden
        if let custom = item.custom { fixture.stack.setCustomSpacing(custom, after: view) }
      }
      apply(to: fixture.stack)
      return fixture
    }

    @MainActor func apply(to stack: UIStackView) {
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
      stack.isBaselineRelativeArrangement = isBaselineRelative
    }
  }

  @Test(arguments: 0..<40)
  func `lead to the same frames`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let size = Bool.random(using: &random) ? CGSize(width: 300, height: 200) : nil
    var plan = Plan()
    let fixture = StackFixture(width: size?.width, height: size?.height)
    for step in 0..<30 {
      change(&plan, fixture.stack, step, &random)
      if Int.random(in: 0..<3, using: &random) > 0 { continue }
      let fresh = plan.stack(in: size)
      let (frames, expected) = (fixture.frames(), fresh.frames())
      #expect(isClose(frames, expected), "step \(step), \(plan): \(frames) \(expected)")
      #expect(fixture.stack.frame == fresh.stack.frame, "step \(step)")
      let names = fixture.stack.arrangedSubviews.map(\.accessibilityIdentifier)
      #expect(names == plan.items.map(\.name))
    }
  }

  private func change(
    _ plan: inout Plan, _ stack: UIStackView, _ step: Int, _ random: inout FixedRandom
  ) {
    let count = plan.items.count
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      let index = Int.random(in: 0...count, using: &random)
      let size = CGSize(
        width: Int.random(in: 1...9, using: &random) * 10,
        height: Int.random(in: 1...6, using: &random) * 10)
      plan.items.insert(Plan.Item(name: "v\(step)", size: size), at: index)
      stack.insertArrangedSubview(
        ContentView("v\(step)", width: size.width, height: size.height, in: stack), at: index)
    case 4 where count > 0:
      let index = Int.random(in: 0..<count, using: &random)
      plan.items.remove(at: index)
      let view = stack.arrangedSubviews[index]
      if Bool.random(using: &random) { stack.removeArrangedSubview(view) }
      view.removeFromSuperview()
    case 5 where count > 0:
      let (from, to) = (
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
      )
      plan.items.insert(plan.items.remove(at: from), at: to)
      stack.insertArrangedSubview(stack.arrangedSubviews[from], at: to)
    case 6...8 where count > 0:
      let index = Int.random(in: 0..<count, using: &random)
      plan.items[index].isHidden.toggle()
      stack.arrangedSubviews[index].isHidden = plan.items[index].isHidden
    case 9 where count > 0:
      let index = Int.random(in: 0..<count, using: &random)
      plan.items[index].custom = CGFloat(Int.random(in: 0...20, using: &random))
      stack.setCustomSpacing(plan.items[index].custom ?? 0, after: stack.arrangedSubviews[index])
    default:
      restyle(&plan, &random)
      plan.apply(to: stack)
    }
  }

  private func restyle(_ plan: inout Plan, _ random: inout FixedRandom) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: plan.axis = plan.axis == .horizontal ? .vertical : .horizontal
    case 1, 2:
      plan.distribution =
        UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
    case 3:
      plan.alignment =
        UIStackView.Alignment(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
    case 4: plan.spacing = CGFloat(Int.random(in: 0...12, using: &random))
    default:
      plan.isMarginsRelative = Bool.random(using: &random)
      plan.isBaselineRelative = Bool.random(using: &random)
    }
  }
}
