import ConstraintSolver
import Foundation
import Testing

@testable import UIKitCore

/// What is missing, found without haste: each view is asked about by itself, in all layouts.
@MainActor private struct PatientSearch: ~Copyable {
  private let hidden: UIView
  private let engine: LayoutEngine
  private let views: [UIView]
  private let mentioned: Set<Variable>
  private var before: Hypothesis
  private var after: Hypothesis
  /// With all others shown.
  private var beforeAlone: Hypothesis
  private var afterAlone: Hypothesis
  private var found: [UIView.MissingFailover] = []

  init(_ hidden: UIView, in engine: LayoutEngine) {
    self.hidden = hidden
    self.engine = engine
    let above = hidden.collapsedAncestors
    let ids = FailoverSearch.Layouts.constraints(hiding: hidden, showing: above, in: engine)
    let alone = FailoverSearch.Layouts.constraints(
      hiding: hidden, showing: FailoverSearch.others(than: hidden, in: engine) + above,
      in: engine)
    before = Hypothesis(of: engine.solver, acting: ids.shown)
    after = Hypothesis(of: engine.solver, acting: ids.hidden)
    beforeAlone = Hypothesis(of: engine.solver, acting: alone.shown)
    afterAlone = Hypothesis(of: engine.solver, acting: alone.hidden)
    mentioned = engine.solver.variables(mentionedBy: ids.connected)
    views = FailoverSearch.candidates(
      for: hidden.constraintsCutOff(from: engine), from: hidden, in: engine)
  }

  mutating func run() -> [String] {
    for areOthersShown in [false, true] {
      for view in views {
        guard let box = view.box else { continue }
        look(.size, box.width, of: view, .horizontal, areOthersShown)
        look(.position, box.x, of: view, .horizontal, areOthersShown)
        look(.size, box.height, of: view, .vertical, areOthersShown)
        look(.position, box.y, of: view, .vertical, areOthersShown)
      }
    }
    for view in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { checkRoom(of: view, axis) }
    }
    return found.map(\.description)
  }

  private mutating func look(
    _ lack: UIView.MissingFailover.Lack, _ variable: Variable, of view: UIView,
    _ axis: NSLayoutConstraint.Axis, _ areOthersShown: Bool
  ) {
    guard mentioned.contains(variable), after.isAmbiguous(variable) else { return }
    if areOthersShown {
      if !afterAlone.isAmbiguous(variable) || beforeAlone.isAmbiguous(variable) { return }
    } else if before.isAmbiguous(variable) {
      return
    }
    found.append(.init(hiddenView: hidden, view: view, axis: axis, lack: lack))
    after.fix(variable)
    afterAlone.fix(variable)
  }

  private mutating func checkRoom(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard !found.contains(where: { $0.view === view && $0.axis == axis }),
      let room = FailoverSearch.Room(of: view, axis, in: engine), mentioned.contains(room.size)
    else { return }
    if !Self.isOutside(room, in: &after) { return }
    let wasInside =
      !Self.isOutside(room, in: &before)
      || Self.isOutside(room, in: &afterAlone) && !Self.isOutside(room, in: &beforeAlone)
    if !wasInside { return }
    found.append(.init(hiddenView: hidden, view: view, axis: axis, lack: .containment))
    for margin in room.margins {
      after.assume(margin >= 0)
      afterAlone.assume(margin >= 0)
    }
  }

  private static func isOutside(
    _ room: FailoverSearch.Room, in hypothesis: inout Hypothesis
  ) -> Bool {
    FailoverSearch.isOutside(room.marginsWhenGrown(in: &hypothesis))
  }
}

@MainActor @Suite struct `The search for missing failovers` {
  /// Views tied to each other at random, along both axes.
  private func views(_ random: inout FixedRandom, in root: UIView) -> [UIView] {
    var views: [UIView] = []
    for place in 0..<6 {
      let view = ContentView(
        "v\(place)", width: CGFloat.random(in: 1...9, using: &random).rounded(),
        height: UIView.noIntrinsicMetric, in: root)
      view.heightAnchor.constraint(equalToConstant: 2)
        .at(Bool.random(using: &random) ? 250 : 1000)
      views.append(view)
    }
    for place in 0..<16 {
      let pick = { (random: inout FixedRandom) in
        (views + [root]).randomElement(using: &random) ?? root
      }
      let (one, other) = (pick(&random), pick(&random))
      if one === other { continue }
      let priorities: [Float] = [1000, 1000, 1000, 700, 250]
      let priority = priorities.randomElement(using: &random) ?? 1
      let gap = CGFloat(place % 4)
      let relation = Int.random(in: 0..<4, using: &random)
      let (near, far) = (one.leftAnchor, other === root ? root.leftAnchor : other.rightAnchor)
      let (top, bottom) = (one.topAnchor, other === root ? root.topAnchor : other.bottomAnchor)
      switch (Bool.random(using: &random), relation) {
      case (true, 0): near.constraint(greaterThanOrEqualTo: far, constant: gap).at(priority)
      case (true, 1): other.widthAnchor.constraint(equalTo: one.widthAnchor).at(priority)
      case (true, _): near.constraint(equalTo: far, constant: gap).at(priority)
      case (false, 0): top.constraint(greaterThanOrEqualTo: bottom, constant: gap).at(priority)
      case (false, 1):
        one.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor).at(priority)
      case (false, _): top.constraint(equalTo: bottom, constant: gap).at(priority)
      }
    }
    return views
  }

  @Test(arguments: 0..<3)
  func `finds what a patient one does`(batch: Int) throws {
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { _ in }
    defer { LayoutConflict.handler = handler }
    var lacks = 0
    for seed in batch * 10..<batch * 10 + 10 { lacks += try compare(seed) }
    #expect(lacks > 0)
  }

  /// Hides and shows views at random, and compares; returns how much was missing.
  private func compare(_ seed: Int) throws -> Int {
    var random = FixedRandom(state: UInt64(seed))
    let root = root(80, 24)
    let views = views(&random, in: root)
    var lacks = 0
    for _ in 0..<4 {
      let view = try #require(views.randomElement(using: &random))
      if view.isCollapsed { view.showView() } else { view.hideView() }
      root.layoutIfNeeded()
      for hidden in views where hidden.isCollapsed {
        var search = PatientSearch(hidden, in: root.settledEngine)
        let found = search.run()
        #expect(hidden.missingFailovers.map(\.description) == found, "seed \(seed)")
        lacks += found.count
      }
    }
    return lacks
  }

  /// What is missing with some views hidden, in the order given.
  private func lacks(_ views: [UIView], hiding order: [Int]) -> [String] {
    for place in order {
      views[place].hideView()
      views[place].root.layoutIfNeeded()
    }
    return views.flatMap { $0.missingFailovers.map(\.description) }
  }

  @Test(arguments: 0..<40)
  func `finds the same in any order of hiding, and something where hiding opens something`(
    seed: Int
  ) {
    _ = conflicts {
      var random = FixedRandom(state: UInt64(seed))
      var same = random
      let (one, other) = (root(80, 24), root(80, 24))
      let (views, others) = (self.views(&random, in: one), self.views(&same, in: other))
      let shown = views.filter(\.hasAmbiguousLayout)
      let order = views.indices.shuffled(using: &random).prefix(seed % 4 + 1)
      let found = lacks(views, hiding: Array(order))
      #expect(found == lacks(others, hiding: order.reversed()))
      if found.isEmpty {
        #expect(Set(views.filter(\.hasAmbiguousLayout)).isSubset(of: shown))
      }
    }
  }
}
