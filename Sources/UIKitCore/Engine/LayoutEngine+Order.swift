import ConstraintSolver

extension LayoutEngine {
  /// A constraint says something else than before, as where the direction of a view turns, so that
  /// the solver knows it under another name, as if it had been activated last.
  func noteReplaced(_ constraint: NSLayoutConstraint) {
    if constraint.isGiven { return }
    firstReplaced = min(firstReplaced ?? .max, constraint.activationOrder)
  }

  /// The solver has got to know a constraint: out of order if it was activated before others that
  /// the solver knows, as those are that a view brings along when it comes into the tree.
  ///
  /// In which order constraints were activated counts only where they contradict each other, so that
  /// views may come and go without any cost of that.
  func noteNew(_ constraint: NSLayoutConstraint) {
    if constraint.isGiven { return }
    let order = constraint.activationOrder
    if order < newestKnown { firstBelated = min(firstBelated ?? .max, order) }
    newestKnown = max(newestKnown, order)
  }

  /// Has the solver know all constraints from the first on that is out of order in the order in
  /// which they were activated: it gets to know anew what was activated after that.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  func restoreOrder(from first: Int) {
    firstReplaced = nil
    if let belated = firstBelated, belated >= first { firstBelated = nil }
    newestKnown = first - 1
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

extension Solver {
  /// Ends a batch that follows another at once; returns what is refused now and was not before both.
  mutating func endBatch(after earlier: [Refusal]) -> [Refusal] {
    let later = endBatch()
    let ids = (earlier + later).map(\.constraint)
    return refusals.filter { ids.contains($0.constraint) }
  }
}
