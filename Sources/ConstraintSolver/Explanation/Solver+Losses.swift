extension Solver {
  /// The acting constraints that are not satisfied, in activation order: by how much, and what they
  /// lose to.
  ///
  ///     let limit = try solver.add(width <= 80)
  ///     let wish = try solver.add((width == 100).priority(250))
  ///     solver.losses  // wish, by 20, to limit
  ///
  /// Solves a part of the constraints again for each loss. The values are those of the last change or
  /// batch; it must not be asked within a batch.
  ///
  /// - Complexity: As a rule O(*n* · *k*) for *n* constraints and *k* losses.
  public var losses: [Loss] {
    checkIsSettled()
    let rows = actingRows()
    let components = Components(rows, of: self)
    return rows.filter { !engine.rows[$0].isRequired && isViolated(id(of: $0)) }
      .map { loss(of: $0, components) }
  }

  /// By how much a constraint loses, and to which; nil if it does not act, must hold, or is satisfied.
  ///
  /// - Complexity: As a rule linear in the number of constraints of the solver.
  public func loss(of id: ConstraintID) -> Loss? {
    checkIsKnown(id)
    checkIsSettled()
    let row = engine.rows[id.index]
    guard row.isActing, !row.isRequired, isViolated(id) else { return nil }
    return loss(of: id.index, Components(actingRows(), of: self))
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

  private func loss(of loser: Int32, _ components: Components) -> Loss {
    let priority = engine.rows[loser].priority
    let rivals = components.rows(around: loser)
      .filter { engine.rows[$0].priority >= priority && $0 != loser }
      .enumerated()
      .sorted { one, other in
        let (first, second) = (engine.rows[one.element], engine.rows[other.element])
        return first.priority == second.priority
          ? one.offset < other.offset : first.priority > second.priority
      }
      .map(\.element)
    let winners =
      winners(among: rivals.filter { !isViolated(id(of: $0)) }, over: loser)
      ?? winners(among: pushers(among: rivals, against: loser), over: loser)
    return Loss(
      constraint: id(of: loser), amount: violation(of: id(of: loser)), winners: winners ?? [])
  }

  /// A smallest set of rows, which can all hold, that cannot together with one more; nil if they can.
  private func winners(among rows: [Int32], over loser: Int32) -> [ConstraintID]? {
    let ids = (rows + [loser]).map { id(of: $0) }
    let scratch = Scratch(ids, of: self) { _ in Constraint.required }
    return scratch.conflict(of: id(of: loser))?.dropLast()
  }

  /// The rows that balance the pull of one that loses, whether they hold or lose as well.
  ///
  /// At an optimum there are some: the pulls add up to nothing. Rows that are independent but for one
  /// combination cannot all hold if that adds up to a contradiction, as it does where one is missed
  /// and all pull against their error (Farkas).
  private func pushers(among rows: [Int32], against loser: Int32) -> [Int32] {
    let involved = rows.filter { isViolated(id(of: $0)) || abs(engine.residual($0)) < 1e-6 }
    var multipliers = Multipliers()
    for row in involved { multipliers.add(unknowns(of: row), sign: pull(of: row)) }
    multipliers.add(unknowns(of: loser))
    multipliers.fixLast(at: pull(of: loser))
    let support = multipliers.support() ?? []
    return support.filter { $0 < involved.count }.map { involved[$0] }
  }

  /// The sign with which a row's error grows with its residual; 0 if either.
  private func pull(of row: Int32) -> Double {
    if isViolated(id(of: row)) { return engine.residual(row) > 0 ? 1 : -1 }
    switch engine.rows[row].relation {
    case .equal: return 0
    case .lessThanOrEqual: return 1
    case .greaterThanOrEqual: return -1
    }
  }
}
