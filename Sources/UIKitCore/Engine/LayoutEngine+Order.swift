import ConstraintSolver

/// The order in which the solver knows the app's constraints: that of their latest activations.
extension LayoutEngine {
  /// Notes that the solver knows a constraint under another name than before, as if it had been
  /// activated last: it says something else, as where the direction of a view turns.
  func noteReplaced(_ constraint: NSLayoutConstraint) {
    if constraint.isGiven { return }
    firstReplaced = min(firstReplaced ?? .max, constraint.activationOrder)
  }

  /// Notes that the solver has got to know a constraint: out of order if it was activated before
  /// others that the solver knows, as those are that a view brings along into the tree.
  ///
  /// The order of activations counts only where constraints contradict each other: without that,
  /// views come and go at no cost.
  func noteNew(_ constraint: NSLayoutConstraint) {
    if constraint.isGiven { return }
    let order = constraint.activationOrder
    if order < newestKnown { firstBelated = min(firstBelated ?? .max, order) }
    newestKnown = max(newestKnown, order)
  }

  /// Has the solver know in their order all constraints from the first on that is out of order: it
  /// gets to know anew what was activated since.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  func restoreOrder(from first: Int) {
    firstReplaced = nil
    if let belated = firstBelated, belated >= first { firstBelated = nil }
    newestKnown = first - 1
    var later: [NSLayoutConstraint] = []
    collect(from: first, below: root, into: &later)
    later.sort { $0.activationOrder < $1.activationOrder }
    let toldOf = later.filter { $0.row.isOf(self) && $0.row.id.map(refusedBefore.contains) == true }
    for constraint in later { forget(constraint) }
    dropOrphans()
    for constraint in later { apply(constraint) }
    refusedBefore.formUnion(toldOf.compactMap(\.row.id))
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
