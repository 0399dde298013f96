import Foundation
import Testing

@testable import UIKitCore

/// A random tree with random constraints, and random changes to it.
@MainActor struct RandomTree {
  let root: UIView
  private(set) var views: [ContentView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var random: FixedRandom

  init(seed: UInt64) {
    random = FixedRandom(state: seed)
    root = UIKitCoreTests.root(600, 400)
    let count = Int.random(in: 2...14, using: &random)
    for index in 0..<count { addView(index) }
    for view in views { constrain(view) }
  }

  private mutating func addView(_ index: Int) {
    let nests = Int.random(in: 0..<3, using: &random) == 0
    let parent: UIView = nests ? views.randomElement(using: &random) ?? root : root
    let view = ContentView(
      "v\(index)", width: CGFloat(Int.random(in: 0...200, using: &random)),
      height: CGFloat(Int.random(in: 0...60, using: &random)), in: parent)
    view.setContentCompressionResistancePriority(priority(700...760), for: .horizontal)
    view.setContentHuggingPriority(priority(240...260), for: .horizontal)
    views.append(view)
  }

  private mutating func priority(_ range: ClosedRange<Int>) -> UILayoutPriority {
    UILayoutPriority(Float(Int.random(in: range, using: &random)))
  }

  private mutating func constrain(_ view: UIView) {
    guard let parent = view.superview else { return }
    let siblings = parent.subviews.filter { $0 !== view }
    let gap = CGFloat(Int.random(in: 0...20, using: &random))
    let before = siblings.randomElement(using: &random)
    add(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: gap), 1000)
    if let before {
      add(view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: gap), 900)
      add(view.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor), 1000)
      add(view.widthAnchor.constraint(equalTo: before.widthAnchor), 500)
    }
    add(view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: gap), 600)
    add(
      view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -gap), 950)
    add(view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -gap), 300)
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: Float) {
    if Int.random(in: 0..<5, using: &random) == 0 { return }
    constraint.at(priority)
    constraints.append(constraint)
  }

  /// Makes one change.
  mutating func change() {
    guard let view = views.randomElement(using: &random),
      let constraint = constraints.randomElement(using: &random)
    else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: if view.isCollapsed { view.showView() } else { view.hideView() }
    case 2: constraint.constant += CGFloat(Int.random(in: -30...30, using: &random))
    case 3: if constraint.priority != .required { constraint.priority = priority(1...999) }
    case 4: root.frame.size.width = CGFloat(Int.random(in: 0...900, using: &random))
    default: view.content.width = CGFloat(Int.random(in: 0...300, using: &random))
    }
  }

  /// All frames, after a layout.
  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// The frames of what shows, after a layout. (What is hidden keeps the frame of the last layout
  /// before, so its frame does tell of the path.)
  func visibleFrames() -> [CGRect] {
    root.layoutIfNeeded()
    return views.filter { view in
      !sequence(first: view as UIView, next: { $0.superview }).contains { $0.isCollapsed }
    }.map(\.frame)
  }

  /// All frames, after a layout by an engine that starts from nothing.
  func freshFrames() -> [CGRect] {
    root.ownEngine?.noteRemoved(root)
    root.ownEngine = nil
    root.setNeedsLayout()
    return frames()
  }
}

@MainActor @Suite struct `The path to a layout` {
  @Test(arguments: 0..<60)
  func `does not show: after many changes the frames are those of a fresh engine`(seed: Int) {
    var tree = RandomTree(seed: UInt64(seed))
    _ = tree.frames()
    for _ in 0..<40 {
      tree.change()
      _ = tree.frames()
    }
    let frames = tree.frames()
    #expect(frames == tree.freshFrames())
  }

  @Test(arguments: 0..<20)
  func `does not show: several changes in a turn are as one by one`(seed: Int) {
    var (one, many) = (RandomTree(seed: UInt64(seed)), RandomTree(seed: UInt64(seed)))
    _ = (one.frames(), many.frames())
    for turn in 0..<60 {
      one.change()
      _ = one.frames()
      many.change()
      if turn % 7 == 6 { #expect(one.visibleFrames() == many.visibleFrames()) }
    }
  }

  /// Margins, directions, baselines and measuring, among the other changes.
  @Test(arguments: 0..<40)
  func `does not show: margins and directions that change are as if they had always been`(
    seed: Int
  ) {
    var tree = RandomTree(seed: UInt64(seed))
    var random = FixedRandom(state: UInt64(seed) &+ 1000)
    for (index, view) in tree.views.enumerated() {
      guard let parent = view.superview else { continue }
      let margins = parent.layoutMarginsGuide
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).at(650)
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).at(310)
      let other = tree.views[(index + 1) % tree.views.count]
      view.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor).at(120)
    }
    _ = tree.frames()
    for _ in 0..<40 {
      tree.change()
      let view = tree.views.randomElement(using: &random) ?? tree.root
      let place = Bool.random(using: &random) ? view : tree.root
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        place.semanticContentAttribute = Bool.random(using: &random) ? .forceRightToLeft : .playback
      case 1: place.layoutMargins.left = CGFloat(Int.random(in: 0...30, using: &random))
      case 2:
        place.directionalLayoutMargins.leading = CGFloat(Int.random(in: 0...30, using: &random))
      default: _ = place.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      _ = tree.frames()
    }
    let frames = tree.frames()
    #expect(frames == tree.freshFrames())
  }
}
