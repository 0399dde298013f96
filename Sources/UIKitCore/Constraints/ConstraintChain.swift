/// The views a constraint runs through: from either item up to, but not including, the items' nearest
/// common ancestor.
///
/// It stays the same as long as the constraint is active, since taking any of these views out of its
/// superview deactivates the constraint.
@MainActor package struct ConstraintChain {
  /// From the first item's view up.
  package private(set) var first: ArraySlice<UIView> = []
  /// From the second item's view up.
  package private(set) var second: ArraySlice<UIView> = []
  /// The other ways, of a constraint between distances: these have up to four ends.
  private var others: [ArraySlice<UIView>] = []
  /// The nearest common ancestor, if both are in one tree.
  package private(set) var ancestor: UIView?

  /// The ways from two views up to where they meet.
  ///
  /// - Complexity: O(*d*) in the depth of the views, O(1) for siblings and for a view and its superview.
  package init(from firstView: UIView, to secondView: UIView) {
    if firstView === secondView {
      ancestor = firstView
    } else if firstView.parent === secondView {
      (first, ancestor) = ([firstView], secondView)
    } else if secondView.parent === firstView {
      (second, ancestor) = ([secondView], firstView)
    } else if let parent = firstView.parent, parent === secondView.parent {
      (first, second, ancestor) = ([firstView], [secondView], parent)
    } else {
      first = Self.path(from: firstView)[...]
      second = Self.path(from: secondView)[...]
      while let top = first.last, top === second.last {
        ancestor = top
        first.removeLast()
        second.removeLast()
      }
    }
  }

  /// The ways from all of these views up to where they meet.
  package init(from views: [UIView]) {
    var paths = views.map { Self.path(from: $0)[...] }
    while let top = paths.first?.last, paths.allSatisfy({ $0.last === top }) {
      ancestor = top
      for index in paths.indices { paths[index].removeLast() }
    }
    var seen: Set<ObjectIdentifier> = []
    others = paths.map { $0.filter { seen.insert(ObjectIdentifier($0)).inserted }[...] }
  }

  /// Whether a collapsed view lies on the way between two views: what a chain says, without making it.
  package static func isCutOff(from one: UIView, to other: UIView) -> Bool {
    var (one, other) = (one, other)
    var (depth, otherDepth) = (one.depth, other.depth)
    while one !== other {
      let isFirstLower = depth >= otherDepth
      let lower = isFirstLower ? one : other
      if lower.isCollapsed { return true }
      guard let parent = lower.parent else { return false }
      if isFirstLower {
        (one, depth) = (parent, depth - 1)
      } else {
        (other, otherDepth) = (parent, otherDepth - 1)
      }
    }
    return false
  }

  /// Whether any view of the chain satisfies a condition.
  package func contains(where condition: (UIView) -> Bool) -> Bool {
    first.contains(where: condition) || second.contains(where: condition)
      || others.contains { $0.contains(where: condition) }
  }

  /// Calls `body` for each view of the chain.
  package func forEach(_ body: (UIView) -> Void) {
    first.forEach(body)
    second.forEach(body)
    others.forEach { $0.forEach(body) }
  }

  private static func path(from view: UIView) -> [UIView] {
    Array(sequence(first: view, next: { $0.parent }))
  }
}
