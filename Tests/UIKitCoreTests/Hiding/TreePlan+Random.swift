import Foundation

@testable import UIKitCore

extension TreePlan {
  /// A random tree, which is not changed yet, whose ties may contradict each other and name guides.
  init(contradicts: Bool, hasGuides: Bool, random: inout FixedRandom) {
    nodes = (0..<9).map { _ in Node() }
    for node in 1..<9 {
      nodes[node].content = CGSize(
        width: .random(in: 1...6, using: &random) * 8,
        height: .random(in: 1...4, using: &random) * 8)
      nodes[node].axis = Bool.random(using: &random) ? .horizontal : .vertical
      nodes[node].distribution =
        UIStackView.Distribution(rawValue: .random(in: 0...4, using: &random)) ?? .fill
      let parent = Int.random(in: 0..<min(node, 5), using: &random)
      if parent == 1 || parent == 2 {
        arrange(node, in: parent, at: nodes[parent].arranged.count)
      } else {
        add(node, to: parent)
      }
    }
    for _ in 0..<24 { addTie(contradicts ? .required : UILayoutPriority(999), hasGuides, &random) }
  }

  private mutating func addTie(
    _ strongest: UILayoutPriority, _ hasGuides: Bool, _ random: inout FixedRandom
  ) {
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
    ]
    let kind = Int.random(in: 0..<7, using: &random) / 3
    func end(_ random: inout FixedRandom, from first: Int) -> Tie.End {
      Tie.End(
        node: Int.random(in: first..<9, using: &random),
        attribute: groups[kind].randomElement(using: &random) ?? .width,
        isOfGuide: hasGuides && Int.random(in: 0..<5, using: &random) == 0)
    }
    let (first, second) = (end(&random, from: 1), end(&random, from: 0))
    if first.node == second.node { return }
    let relation = Int.random(in: -1...1, using: &random)
    let priorities = [strongest, .defaultHigh, UILayoutPriority(500), .defaultLow]
    ties.append(
      Tie(
        first: first, second: second,
        relation: NSLayoutConstraint.Relation(rawValue: relation) ?? .equal,
        constant: CGFloat(Int.random(in: -20...20, using: &random)),
        priority: priorities.randomElement(using: &random) ?? strongest))
    if kind < 2 || Bool.random(using: &random) { active.append(ties.count - 1) }
  }

  /// Makes one change, to the plan and to the views, which move only if they may.
  mutating func change(_ tree: PlannedTree, moves: Bool, _ random: inout FixedRandom) {
    let node = Int.random(in: 1..<9, using: &random)
    let view = tree.views[node]
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1, 2:
      nodes[node].isCollapsed = true
      view.hideView()
    case 3:
      nodes[node].isCollapsed = false
      view.showView()
    case 4:
      nodes[node].isHiddenByApp = true
      view.isHidden = true
    case 5, 6:
      nodes[node].isHiddenByApp = false
      nodes[node].isCollapsed = false
      view.isHidden = false
    case 7 where moves:
      remove(node)
      view.removeFromSuperview()
    case 8...10 where moves: move(node, tree, &random)
    case 11:
      size.width = CGFloat(Int.random(in: 10...40, using: &random) * 8)
      tree.root.frame.size = size
    case 12:
      nodes[node].content.width = CGFloat(Int.random(in: 1...8, using: &random) * 8)
      (view as? ContentView)?.content = nodes[node].content
    default: changeTie(tree, &random)
    }
  }

  private mutating func move(_ node: Int, _ tree: PlannedTree, _ random: inout FixedRandom) {
    let parent = Int.random(in: 0..<9, using: &random)
    if isInside(parent, node) { return }
    let (view, superview) = (tree.views[node], tree.views[parent])
    guard let stack = superview as? UIStackView else {
      add(node, to: parent)
      return superview.addSubview(view)
    }
    if nodes[parent].arranged.contains(node), Bool.random(using: &random) {
      nodes[parent].arranged.removeAll { $0 == node }
      return stack.removeArrangedSubview(view)
    }
    let others = nodes[parent].arranged.filter { $0 != node }
    let index = Int.random(in: 0...others.count, using: &random)
    arrange(node, in: parent, at: index)
    stack.insertArrangedSubview(view, at: index)
  }

  private mutating func changeTie(_ tree: PlannedTree, _ random: inout FixedRandom) {
    guard let tie = ties.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      ties[tie].constant = CGFloat(Int.random(in: -20...20, using: &random))
      tree.ties[tie].constant = ties[tie].constant
    case 1 where ties[tie].priority != .required:
      ties[tie].priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
      tree.ties[tie].priority = ties[tie].priority
    case 2 where active.contains(tie):
      active.removeAll { $0 == tie }
      tree.ties[tie].isActive = false
    default:
      if active.contains(tie) || !canActivate(tie) { return }
      active.append(tie)
      tree.ties[tie].isActive = true
    }
  }
}
