/// The views a constraint runs through: from either item up to, but not including, the items' nearest
/// common ancestor.
///
/// It holds as long as the constraint is active, since taking any of these views out of its superview
/// deactivates the constraint.
@MainActor package struct ConstraintChain {
  /// From the first item's view up.
  package private(set) var first: [UIView] = []
  /// From the second item's view up.
  package private(set) var second: [UIView] = []

  package nonisolated init() {}

  /// The way from two views up to `ancestor`.
  package init(from firstView: UIView, and secondView: UIView?, below ancestor: UIView) {
    first = Self.path(from: firstView, below: ancestor)
    second = secondView.map { Self.path(from: $0, below: ancestor) } ?? []
  }

  /// All views of the chain.
  package var views: [UIView] {
    second.isEmpty ? first : first + second
  }

  private static func path(from view: UIView, below ancestor: UIView) -> [UIView] {
    var path: [UIView] = []
    var next: UIView? = view
    while let view = next, view !== ancestor {
      path.append(view)
      next = view.superview
    }
    return path
  }
}
