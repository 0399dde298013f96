import Foundation
import Testing

@testable import UIKitCore

/// What is hidden and what acts follows from what the views were told, whatever came before.
@MainActor @Suite struct `Ways to a tree with hidden views` {
  @Test(arguments: 0..<10, [(false, false), (false, true), (true, false), (true, true)])
  func `lead to the same frames, by the rules of hiding`(
    seed: UInt64, kind: (contradicts: Bool, moves: Bool)
  ) {
    let found = conflicts { walk(seed, kind.contradicts, moves: kind.moves) }
    #expect(kind.contradicts || found.isEmpty)
  }

  private func walk(_ seed: UInt64, _ contradicts: Bool, moves: Bool) {
    withClock { clock in
      var random = FixedRandom(state: seed)
      var plan = TreePlan(contradicts: contradicts, hasGuides: moves, random: &random)
      let tree = PlannedTree(plan)
      for step in 0..<30 {
        if Int.random(in: 0..<4, using: &random) == 0 {
          UIView.animate(withDuration: 1) { plan.change(tree, moves: moves, &random) }
          clock.advance(by: 0.6)
        } else {
          plan.change(tree, moves: moves, &random)
        }
        expectRules(plan, tree, contradicts, "step \(step)")
        if step % 3 > 0 { continue }
        expectFresh(plan, tree, moves, "step \(step)")
        expectRules(plan, tree, contradicts, "step \(step), laid out")
      }
      clock.advance(by: 2)
      #expect(!clock.isAnimating)
      #expect(tree.views.allSatisfy { $0.shownState.frame == $0.frame && $0.motion == nil })
    }
  }

  /// The frames, and what acts, are as in a tree that was made of the plan at once.
  private func expectFresh(
    _ plan: TreePlan, _ tree: PlannedTree, _ moves: Bool, _ comment: Comment
  ) {
    let fresh = PlannedTree(plan)
    // Where nothing decides, the views and guides that came first do: that may be another order.
    let decided = plan.nodes.indices.filter {
      plan.isLaidOut($0) && !(moves && fresh.views[$0].hasAmbiguousLayout)
    }
    #expect(tree.frames(of: decided) == fresh.frames(of: decided), comment)
    #expect(tree.ties.map(\.isActing) == fresh.ties.map(\.isActing), comment)
  }

  private func expectRules(
    _ plan: TreePlan, _ tree: PlannedTree, _ contradicts: Bool, _ comment: Comment
  ) {
    for (view, index) in zip(tree.views, plan.nodes.indices) {
      let node = plan.nodes[index]
      #expect(view.isCollapsed == node.isCollapsed, "v\(index), \(comment)")
      #expect(view.isHidden == plan.isHidden(index), "v\(index), \(comment)")
      let children = node.children.map { tree.views[$0] }
      #expect(view.subviews == children, "v\(index), \(comment)")
      guard let stack = view as? UIStackView else { continue }
      let arranged = node.arranged.map { tree.views[$0] }
      #expect(stack.arrangedSubviews == arranged, "v\(index), \(comment)")
    }
    for (index, tie) in tree.ties.enumerated() {
      #expect(tie.isActive == plan.active.contains(index), "\(tie), \(comment)")
      // One that gives way in a conflict does not act either.
      let acts = plan.isActing(index)
      #expect(contradicts ? acts || !tie.isActing : tie.isActing == acts, "\(tie), \(comment)")
    }
  }
}
