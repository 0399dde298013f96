import Foundation
import UIKitCore

/// The layout of ``Workload/tree(views:)`` as views and constraints.
@MainActor struct ViewTree: ViewLayout {
  let window: UIWindow
  let root = UIView()
  private(set) var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  /// Makes at least `count` views with their constraints, and activates these in one go.
  init(atLeast count: Int, width: CGFloat) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 640))
    root.frame = window.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    views.append(root)
    grow(root, depth: Self.depth(atLeast: count))
    NSLayoutConstraint.activate(constraints)
  }

  /// How many levels below the root it takes to have `count` views.
  static func depth(atLeast count: Int) -> Int {
    var (depth, level, total) = (0, 1, 1)
    while total < count || depth == 0 {
      level *= 4
      total += level
      depth += 1
    }
    return depth
  }

  /// The second child of the root, and a view without subviews, far down in it.
  var hidden: [(name: String, view: UIView)] {
    let inner = root.subviews[1]
    var leaf = inner
    while leaf.subviews.count > 1 { leaf = leaf.subviews[1] }
    return [("inner", inner), ("leaf", leaf)]
  }

  private mutating func grow(_ parent: UIView, depth: Int) {
    if depth == 0 { return }
    let children = (0..<4).map { _ in UIView() }
    for (place, child) in children.enumerated() {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      views.append(child)
      pin(child, in: parent, after: place == 0 ? nil : children[place - 1], first: children[0])
    }
    constraints.append(
      children[3].trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -1))
    for child in children { grow(child, depth: depth - 1) }
  }

  /// The edges are pinned with an inset of 1, children share the width, and what follows a hidden
  /// one finds a place by bounds.
  private mutating func pin(
    _ child: UIView, in parent: UIView, after previous: UIView?, first: UIView
  ) {
    constraints.append(child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1))
    constraints.append(child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1))
    guard let previous else {
      constraints.append(child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1))
      return
    }
    let width = child.widthAnchor.constraint(equalTo: first.widthAnchor)
    width.priority = UILayoutPriority(999)
    constraints += [
      child.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 1), width,
      child.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor, constant: 1),
    ]
  }
}
