import ConstraintSolver
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `What is missing in trees tied at random` {
  private func missing(_ tree: FailoverTree, _ picked: [Int]) -> [[String]] {
    picked.map { tree.views[$0].missingFailovers.map(\.description) }
  }

  @Test(arguments: 0..<4)
  func `is the same before and after a layout, in any order of hiding`(batch: Int) {
    var count = 0
    for seed in batch * 25..<batch * 25 + 25 {
      let (one, other) = (FailoverTree(seed: seed), FailoverTree(seed: seed))
      let picked = one.pick()
      one.root.layoutIfNeeded()
      for place in picked { one.views[place].hideView() }
      for place in picked.reversed() { other.views[place].hideView() }
      let found = missing(one, picked)
      #expect(found == missing(other, picked), "seed \(seed)")
      one.root.layoutIfNeeded()
      #expect(found == missing(one, picked), "seed \(seed), laid out")
      count += found.count { !$0.isEmpty }
    }
    #expect(count > 0)
  }

  @Test(arguments: 4..<8)
  func `is told where hiding leaves something open, and only of what it does`(batch: Int) {
    var count = 0
    for seed in batch * 25..<batch * 25 + 25 {
      let tree = FailoverTree(seed: seed)
      var before = tree.open
      for (turn, place) in tree.pick().enumerated() {
        let view = tree.views[place]
        view.hideView()
        let after = tree.open
        let lacks = view.missingFailovers.filter { $0.lack != .containment }
        let opened = after.subtracting(before)
        #expect(opened.isEmpty || !lacks.isEmpty, "seed \(seed), turn \(turn)")
        // What lies above the view is taken to show.
        let told = view.collapsedAncestors.isEmpty ? lacks.compactMap { $0.variable } : []
        #expect(after.isSuperset(of: told), "seed \(seed), turn \(turn)")
        if turn == 0 { #expect(opened.isSuperset(of: told), "seed \(seed)") }
        count += told.count
        before = after
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: 0..<12)
  func `about staying inside is the same told at a glance and tried`(batch: Int) throws {
    var (count, held) = (0, 0)
    for seed in batch * 25..<batch * 25 + 25 {
      let tree = FailoverTree(seed: seed)
      let place = try #require(tree.pick().first)
      let hidden = tree.views[place]
      hidden.hideView()
      let engine = tree.root.settledEngine
      let sides = FailoverSearch.Sides(
        hiding: hidden, showing: hidden.collapsedAncestors, in: engine)
      for (isHidden, acting) in [(true, sides.hidden), (false, sides.shown)] {
        var hypothesis = acting.hypothesis(of: engine)
        for view in FailoverSearch.Candidates(around: hidden, in: engine).near {
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            guard
              let room = FailoverSearch.Room(of: view, axis, in: engine, deciding: sides.mentioned),
              sides.mentioned.contains(room.size)
            else { continue }
            let isAsItIs = isHidden && hidden.collapsedAncestors.isEmpty
            for growth in [room.growth(in: hypothesis)]
              + (isAsItIs ? [room.growth(in: engine)] : [])
            {
              let text = "seed \(seed), \(view.itemName), \(axis), \(String(describing: growth))"
              if let isOutgrown = room.isOutgrown(by: growth) {
                #expect(isOutgrown == room.isOutgrownWhenTried(in: &hypothesis), "\(text)")
                count += 1
              }
            }
            if let isHeld = room.isHeldInsideAtAGlance(in: hypothesis) {
              #expect(
                isHeld == room.isHeldInsideWhenTried(in: &hypothesis),
                "seed \(seed), \(view.itemName), \(axis)")
              held += isHeld ? 1 : 0
            }
          }
        }
      }
    }
    #expect(count > 0 && held > 0)
  }

  @Test func `is that a view stays inside only where it does not if it grows`() throws {
    var count = 0
    for seed in 200..<300 {
      let tree = FailoverTree(seed: seed)
      let place = try #require(tree.pick().first)
      let hidden = tree.views[place]
      let engine = tree.root.settledEngine
      let isAnyMissed = engine.solver.actingConstraints().contains {
        engine.solver.isViolated($0)
      }
      hidden.hideView()
      let lacks = hidden.missingFailovers
      guard let lack = lacks.first(where: { $0.lack == .containment }) else { continue }
      lack.view.grow(along: lack.axis)
      #expect(lack.view.isOutside(along: lack.axis), "seed \(seed), \(lack)")
      hidden.showView()
      // What was missed may be met once a view's content holds it no longer.
      if isAnyMissed { continue }
      count += 1
      #expect(
        !lack.view.isOutside(along: lack.axis) || lack.view.hasAmbiguousLayout,
        "seed \(seed), \(lack), shown")
    }
    #expect(count > 0)
  }
}

extension UIView.MissingFailover {
  /// What nothing decides.
  fileprivate var variable: Variable? {
    guard let place = (guide == nil ? view.box : guide?.box)?.place else { return nil }
    return lack == .size ? place.size(along: axis) : place.origin(along: axis)
  }
}

extension UIView {
  /// Wishes, below all else, to be larger than there is room for.
  fileprivate func grow(along axis: NSLayoutConstraint.Axis) {
    let least = UILayoutPriority(0.0004)
    setContentHuggingPriority(least, for: axis)
    setContentCompressionResistancePriority(least, for: axis)
    (axis == .horizontal ? widthAnchor : heightAnchor).constraint(equalToConstant: 1e6).at(0.0005)
  }

  /// Whether the view lies outside its superview after a layout.
  fileprivate func isOutside(along axis: NSLayoutConstraint.Axis) -> Bool {
    root.layoutIfNeeded()
    guard let superview else { return false }
    return axis == .horizontal
      ? frame.minX < -1e-3 || frame.maxX > superview.frame.width + 1e-3
      : frame.minY < -1e-3 || frame.maxY > superview.frame.height + 1e-3
  }
}
