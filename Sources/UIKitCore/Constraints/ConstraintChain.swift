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

  /// Whether any view of the chain satisfies a condition.
  package func contains(where condition: (UIView) -> Bool) -> Bool {
    first.contains(where: condition) || second.contains(where: condition)
  }

  /// Calls `body` for each view of the chain.
  package func forEach(_ body: (UIView) -> Void) {
    first.forEach(body)
    second.forEach(body)
  }

  private static func path(from view: UIView) -> [UIView] {
    Array(sequence(first: view, next: { $0.parent }))
  }
}
