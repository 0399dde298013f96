/// The order in which the solver knows the app's constraints: that of their latest activations.
extension LayoutEngine {
  /// Notes that the solver knows a constraint under another name than before, as if it had been
  /// activated last: it says something else, as where the direction of a view turns.
  func noteReplaced(_ constraint: NSLayoutConstraint) {
    if constraint.isGiven { return }
    firstReplaced = min(firstReplaced ?? .max, constraint.activationOrder)
  }

  /// Has the solver know all constraints in the order in which they were activated, where it does
  /// not: it gets to know anew what was activated after the first that it knows anew.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree, where there is anything to do.
  func restoreOrder() {
    guard let first = firstReplaced else { return }
    firstReplaced = nil
    var later: [NSLayoutConstraint] = []
    collect(from: first, below: root, into: &later)
    later.sort { $0.activationOrder < $1.activationOrder }
    for constraint in later { forget(constraint) }
    dropOrphans()
    for constraint in later { apply(constraint) }
  }

  private func collect(
    from first: Int, below view: UIView, into constraints: inout [NSLayoutConstraint]
  ) {
    view.heldConstraints.forEach { constraint in
      if constraint.activationOrder >= first, !constraint.isGiven { constraints.append(constraint) }
    }
    for child in view.children { collect(from: first, below: child, into: &constraints) }
  }
}
