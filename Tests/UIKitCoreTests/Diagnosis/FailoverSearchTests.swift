import ConstraintSolver
import Foundation
import Testing

@testable import UIKitCore

/// What is missing, found without haste: each view is asked about by itself, in all layouts.
@MainActor private struct PatientSearch: ~Copyable {
  private let hidden: UIView
  private let engine: LayoutEngine
  private let candidates: FailoverSearch.Candidates
  private let mentioned: Set<Variable>
  private let mentionedAlone: Set<Variable>
  private var before: Hypothesis
  private var after: Hypothesis
  /// With all others shown.
  private var beforeAlone: Hypothesis
  private var afterAlone: Hypothesis
  private var found: [UIView.MissingFailover] = []
  private var lacking: Set<Variable> = []

  init(_ hidden: UIView, in engine: LayoutEngine) {
    self.hidden = hidden
    self.engine = engine
    let above = hidden.collapsedAncestors
    let sides = FailoverSearch.Sides(hiding: hidden, showing: above, in: engine)
    let alone = FailoverSearch.Sides(
      hiding: hidden, showing: FailoverSearch.others(than: hidden, in: engine) + above, in: engine)
    before = sides.shown.hypothesis(of: engine)
    after = sides.hidden.hypothesis(of: engine)
    beforeAlone = alone.shown.hypothesis(of: engine)
    afterAlone = alone.hidden.hypothesis(of: engine)
    mentioned = sides.mentioned
    mentionedAlone = alone.mentioned
    candidates = FailoverSearch.Candidates(around: hidden, in: engine)
  }

  mutating func run() -> [String] {
    for areOthersShown in [false, true] {
      let questions = questions()
      for question in questions where isLacking(question.variable, areOthersShown) {
        lacking.insert(question.variable)
      }
      for (item, axis, lack, variable) in questions where isLacking(variable, areOthersShown) {
        note(lack, of: item, axis)
        after.fix([variable])
        afterAlone.fix([variable])
      }
    }
    after.dropAssumptions()
    afterAlone.dropAssumptions()
    for view in candidates.near {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { checkRoom(of: view, axis) }
    }
    return found.map(\.description)
  }

  private mutating func note(
    _ lack: UIView.MissingFailover.Lack, of item: FailoverSearch.Item,
    _ axis: NSLayoutConstraint.Axis
  ) {
    found.append(
      .init(hiddenView: hidden, view: item.view, guide: item.guide, axis: axis, lack: lack))
  }

  private typealias Question = (
    item: FailoverSearch.Item, axis: NSLayoutConstraint.Axis, lack: UIView.MissingFailover.Lack,
    variable: Variable
  )

  private func questions() -> [Question] {
    candidates.all.flatMap { item -> [Question] in
      guard let box = item.box else { return [] }
      return [
        (item, .horizontal, .size, box.width), (item, .horizontal, .position, box.x),
        (item, .vertical, .size, box.height), (item, .vertical, .position, box.y),
      ]
    }
  }

  private mutating func isLacking(_ variable: Variable, _ areOthersShown: Bool) -> Bool {
    guard mentioned.contains(variable), after.isAmbiguous(variable) else { return false }
    if !areOthersShown { return !before.isAmbiguous(variable) }
    return afterAlone.isAmbiguous(variable) && !beforeAlone.isAmbiguous(variable)
  }

  private mutating func checkRoom(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard
      let room = FailoverSearch.Room(of: view, axis, in: engine, deciding: mentioned),
      let roomAlone = FailoverSearch.Room(of: view, axis, in: engine, deciding: mentionedAlone),
      mentioned.contains(room.size), lacking.isDisjoint(with: room.variables)
    else { return }
    if !room.isOutgrownWhenTried(in: &after) { return }
    let wasInside =
      room.isHeldInsideWhenTried(in: &before)
      || roomAlone.isOutgrownWhenTried(in: &afterAlone)
        && roomAlone.isHeldInsideWhenTried(in: &beforeAlone)
    if !wasInside { return }
    note(.containment, of: .init(view: view), axis)
    after.assume(room.margins.map { $0 >= 0 })
    afterAlone.assume(room.margins.map { $0 >= 0 })
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
