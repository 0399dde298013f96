extension Solver {
  /// The acting constraints that are not satisfied, in activation order: by how much, and what they
  /// lose to.
  ///
  /// One that is missed only as far as values are rounded does not count.
  ///
  ///     let limit = try solver.add(width <= 80)
  ///     let wish = try solver.add((width == 100).priority(250))
  ///     solver.losses  // wish, by 20, to limit
  ///
  /// Solves a part of the constraints again for each loss. The values are those of the last change
  /// or batch; it must not be asked within a batch.
  ///
  /// - Complexity: As ``loss(of:)``, for each loss.
  public var losses: [Loss] {
    checkIsSettled()
    let acting = actingConstraints()
    let components = Components(acting, of: self)
    return acting.filter { !isRequired($0) && isViolated($0) }
      .compactMap { loss(of: $0, components) }
  }

  /// By how much a constraint loses, and to which; nil if it does not act, must hold, or is
  /// satisfied but for rounding.
  ///
  /// - Complexity: As a rule linear in the number of constraints of the solver, and quadratic in
  ///   that of the winners.
  public func loss(of id: ConstraintID) -> Loss? {
    checkIsKnown(id)
    checkIsSettled()
    guard isActing(id), !isRequired(id), isViolated(id) else { return nil }
    return loss(of: id, Components(actingConstraints(), of: self))
  }

  /// A smallest set among constraints, taken as required, that cannot hold together, in the order
  /// given; nil if all can.
  ///
  /// All but any one of the set can hold. Whether the constraints act does not matter.
  ///
  /// - Complexity: As a rule O(*n* · *k*) for *n* constraints, *k* of them in the conflict.
  public func conflict(among ids: [ConstraintID]) -> [ConstraintID]? {
    for id in ids { checkIsKnown(id) }
    return Scratch(ids, of: self) { _ in Constraint.required }.conflict()
  }

  private func loss(of loser: ConstraintID, _ components: Components) -> Loss? {
    let own = priority(of: loser)
    let rivals = components.constraints(around: loser)
      .filter { priority(of: $0) >= own && $0 != loser }
      .enumerated()
      .sorted { one, other in
        let (first, second) = (priority(of: one.element), priority(of: other.element))
        return first == second ? one.offset < other.offset : first > second
      }
      .map(\.element)
    let winners =
      suggested(among: rivals.filter { !isViolated($0) }, over: loser)
      ?? proven(rivals.filter { isViolated($0) || isTight($0) }, over: loser)
      // What rounding hides.
      ?? proven(rivals, over: loser)
    return winners.map { Loss(constraint: loser, amount: violation(of: loser), winners: $0) }
  }

  /// A smallest set of constraints that all hold but cannot together with one more; nil if they
  /// can.
  private func suggested(
    among ids: [ConstraintID], over loser: ConstraintID
  ) -> [ConstraintID]? {
    let scratch = Scratch(ids + [loser], of: self) { _ in Constraint.required }
    let conflict = Set(scratch.conflict(of: loser) ?? [])
    return proven(ids.filter { conflict.contains($0) }, over: loser)
  }

  /// A smallest set of constraints, in the order given, that contradicts one more for certain; nil
  /// if none is found.
  ///
  /// Among those that lose or hold as equalities there is one if the constraint is missed at all:
  /// at an optimum the pulls add up to nothing, and are a sum of elementary ones, none of which
  /// changes a sign (R. T. Rockafellar, The elementary vectors of a subspace of R^N, 1969). Those
  /// that pull at this constraint contradict it, as their errors do not add up to nothing (Farkas).
  private func proven(_ ids: [ConstraintID], over loser: ConstraintID) -> [ConstraintID]? {
    var proof = ContradictionProof(of: exact(loser), among: ids.map { exact($0) })
    return proof.find().map { $0.map { ids[$0] } }
  }

  private func exact(_ id: ConstraintID) -> ExactConstraint {
    let terms = engine.entryRange(id.index).map { engine.entry($0) }.map { entry in
      let variable = Variable(index: entry.variable)
      let given = kind(of: variable) == nil ? engine.value[entry.variable] : nil
      return (Term(variable, times: entry.coefficient), given)
    }
    return ExactConstraint(terms, engine.rows[id.index].constant, sign: pull(of: id))
  }
}
