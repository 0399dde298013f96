import Foundation

@testable import UIKitCore

/// What a tree of views was told, without views: what is hidden, and what acts, by the rules alone.
///
/// View 0 is the root; views 1 and 2 are stacks; view 3 is a scroll view.
@MainActor struct TreePlan {
  struct Node {
    var parent: Int?
    var children: [Int] = []
    /// Those of the children that the stack arranges.
    var arranged: [Int] = []
    var isHiddenByApp = false
    var isCollapsed = false
    var content = CGSize.zero
    var distribution = UIStackView.Distribution.fill
    var axis = NSLayoutConstraint.Axis.vertical
  }

  struct Tie {
    /// An edge or a size of a view, or of a guide that it owns.
    struct End {
      let node: Int
      let attribute: NSLayoutConstraint.Attribute
      let isOfGuide: Bool
    }

    let first: End
    let second: End?
    let relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var priority: UILayoutPriority
  }

  var nodes: [Node] = []
  var ties: [Tie] = []
  /// The active ties, in the order of their activations.
  var active: [Int] = []
  var size = CGSize(width: 300, height: 200)

  // MARK: Rules

  func isHidden(_ node: Int) -> Bool { nodes[node].isHiddenByApp || nodes[node].isCollapsed }

  func isInside(_ node: Int, _ outer: Int) -> Bool {
    sequence(first: node, next: { nodes[$0].parent }).contains(outer)
  }

  /// Whether exactly one end of a tie lies in a subtree.
  private func leaves(_ tie: Int, _ outer: Int) -> Bool {
    guard let second = ties[tie].second else { return false }
    return isInside(ties[tie].first.node, outer) != isInside(second.node, outer)
  }

  func isActing(_ tie: Int) -> Bool {
    active.contains(tie)
      && !nodes.indices.contains { nodes[$0].isCollapsed && leaves(tie, $0) }
  }

  func canActivate(_ tie: Int) -> Bool {
    guard let second = ties[tie].second else { return true }
    return top(of: ties[tie].first.node) == top(of: second.node)
  }

  private func top(of node: Int) -> Int {
    var node = node
    while let parent = nodes[node].parent { node = parent }
    return node
  }

  /// Whether a view lies in the root and in no collapsed view, so that its frame tells of no past.
  func isLaidOut(_ node: Int) -> Bool {
    isInside(node, 0)
      && !sequence(first: node, next: { nodes[$0].parent }).contains { nodes[$0].isCollapsed }
  }

  mutating func remove(_ node: Int) {
    guard let parent = nodes[node].parent else { return }
    active = active.filter { !leaves($0, node) }
    nodes[parent].children.removeAll { $0 == node }
    nodes[parent].arranged.removeAll { $0 == node }
    nodes[node].parent = nil
  }

  /// Adds a view in front, or where it is a subview already brings it there.
  mutating func add(_ node: Int, to parent: Int) {
    if nodes[node].parent == parent {
      nodes[parent].children.removeAll { $0 == node }
    } else {
      remove(node)
    }
    nodes[parent].children.append(node)
    nodes[node].parent = parent
  }

  mutating func arrange(_ node: Int, in stack: Int, at index: Int) {
    if nodes[node].parent != stack { add(node, to: stack) }
    nodes[stack].arranged.removeAll { $0 == node }
    nodes[stack].arranged.insert(node, at: index)
  }
}

/// The views of a plan.
@MainActor struct PlannedTree {
  let views: [UIView]
  let ties: [NSLayoutConstraint]
  var root: UIView { views[0] }

  init(_ plan: TreePlan) {
    let views = plan.nodes.indices.map { Self.view($0, plan) }
    for (view, node) in zip(views, plan.nodes) {
      for child in node.children { view.addSubview(views[child]) }
      for child in node.arranged { (view as? UIStackView)?.addArrangedSubview(views[child]) }
    }
    let guides = views.map { view in
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      return guide
    }
    func item(_ end: TreePlan.Tie.End) -> Any {
      end.isOfGuide ? guides[end.node] : views[end.node]
    }
    ties = plan.ties.map { tie in
      let constraint = NSLayoutConstraint(
        item: item(tie.first), attribute: tie.first.attribute, relatedBy: tie.relation,
        toItem: tie.second.map(item), attribute: tie.second?.attribute ?? .notAnAttribute,
        multiplier: 1,
        constant: tie.constant)
      constraint.priority = tie.priority
      return constraint
    }
    for tie in plan.active { ties[tie].isActive = true }
    for (view, node) in zip(views, plan.nodes) {
      if node.isHiddenByApp { view.isHidden = true }
      if node.isCollapsed { view.hideView() }
    }
    self.views = views
  }

  private static func view(_ index: Int, _ plan: TreePlan) -> UIView {
    if index == 0 { return UIKitCoreTests.root(plan.size.width, plan.size.height) }
    let node = plan.nodes[index]
    let view: UIView
    switch index {
    case 1, 2:
      let stack = UIStackView()
      stack.axis = node.axis
      stack.distribution = node.distribution
      stack.spacing = 3
      view = stack
    case 3: view = UIScrollView()
    default:
      let content = ContentView("", in: UIView())
      content.removeFromSuperview()
      content.content = node.content
      view = content
    }
    view.accessibilityIdentifier = "v\(index)"
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// The frames of some views, after a layout.
  func frames(of nodes: [Int]) -> [CGRect] {
    root.layoutIfNeeded()
    return nodes.map { views[$0].frame }
  }
}
