extension Solver {
  /// The acting constraints that are not satisfied, in activation order: by how much, and what they
  /// lose to.
  ///
  ///     let limit = try solver.add(width <= 80)
  ///     let wish = try solver.add((width == 100).priority(250))
  ///     solver.losses  // wish, by 20, to limit
  ///
  /// Solves a part of the constraints again for each loss. The values are those of the last change
  /// or batch; it must not be asked within a batch.
  ///
  /// - Complexity: As a rule O(*n* · *k*) for *n* constraints and *k* losses.
  public var losses: [Loss] {
    checkIsSettled()
    let acting = actingConstraints()
    let components = Components(acting, of: self)
    return acting.filter { !isRequired($0) && isViolated($0) }.map { loss(of: $0, components) }
  }

  /// By how much a constraint loses, and to which; nil if it does not act, must hold, or is
  /// satisfied.
  ///
  /// - Complexity: As a rule linear in the number of constraints of the solver.
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

  private func loss(of loser: ConstraintID, _ components: Components) -> Loss {
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
      winners(among: rivals.filter { !isViolated($0) }, over: loser)
      ?? winners(among: pushers(among: rivals, against: loser), over: loser)
    return Loss(constraint: loser, amount: violation(of: loser), winners: winners ?? [])
  }

  /// A smallest set of constraints, which can all hold, that cannot together with one more; nil if
  /// they can.
  private func winners(
    among ids: [ConstraintID], over loser: ConstraintID
  ) -> [ConstraintID]? {
    let scratch = Scratch(ids + [loser], of: self) { _ in Constraint.required }
    return scratch.conflict(of: loser)?.dropLast()
  }

  /// The constraints that balance the pull of one that loses, whether they hold or lose as well.
  ///
  /// At an optimum there are some: the pulls add up to nothing. Constraints that are independent
  /// but for one combination cannot all hold if that adds up to a contradiction, as it does where
  /// one is missed and all pull against their error (Farkas).
  private func pushers(
    among ids: [ConstraintID], against loser: ConstraintID
  ) -> [ConstraintID] {
    let involved = ids.filter { isViolated($0) || isTight($0) }
    var multipliers = Multipliers()
    for id in involved { multipliers.add(unknowns(of: id), sign: pull(of: id)) }
    multipliers.add(unknowns(of: loser))
    multipliers.fixLast(pull(of: loser))
    let support = multipliers.support() ?? []
    return support.filter { $0 < involved.count }.map { involved[$0] }
  }
}
