extension Solver {
  /// What a constraint says, as last changed.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func constraint(_ id: ConstraintID) -> Constraint {
    checkIsKnown(id)
    let row = engine.rows[id.index]
    var expression = Expression(constant: row.constant / row.factor)
    for place in engine.entryRange(id.index) {
      let entry = engine.entry(place)
      expression.add(Term(Variable(index: entry.variable), times: entry.coefficient / row.factor))
    }
    return Constraint(
      expression, row.relation,
      priority: engine.priority(of: id.index), weight: engine.weight(of: id.index))
  }

  /// Whether a constraint is in effect: neither suspended nor refused.
  ///
  /// - Complexity: O(1).
  public func isActing(_ id: ConstraintID) -> Bool {
    checkIsKnown(id)
    return engine.rows[id.index].state == .acting
  }

  /// Whether a required constraint does not act because it contradicts older ones.
  ///
  /// - Complexity: O(1).
  public func isRefused(_ id: ConstraintID) -> Bool {
    checkIsKnown(id)
    return engine.rows[id.index].state == .refused
  }

  /// Whether a constraint is suspended.
  ///
  /// - Complexity: O(1).
  public func isSuspended(_ id: ConstraintID) -> Bool {
    checkIsKnown(id)
    return engine.rows[id.index].state == .suspended
  }

  /// All constraints that are refused, with their conflicts, latest activated first.
  ///
  /// - Complexity: O(*n*) for *n* refused constraints.
  public var refusals: [Refusal] {
    refused.reversed().map { Refusal(constraint: id(of: $0.row), conflict: $0.conflict.map(\.id)) }
  }

  /// Whether the values found do not satisfy a constraint; one that does not act is looked at as if
  /// it did.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func isViolated(_ id: ConstraintID) -> Bool {
    checkIsKnown(id)
    return engine.isBroken(id.index)
  }

  /// By how much the values found miss a constraint: 0 if they satisfy it.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func violation(of id: ConstraintID) -> Double {
    checkIsKnown(id)
    let row = engine.rows[id.index]
    return row.relation.error(at: engine.residual(id.index)) / row.factor
  }

  /// The acting constraints that the values found do not satisfy, in activation order, with the
  /// amounts they are missed by.
  ///
  /// - Complexity: O(*n* log *n*) for *n* constraints.
  public var violations: [(constraint: ConstraintID, amount: Double)] {
    (0..<Int32(engine.rows.count))
      .filter { engine.rows[$0].isActing && isViolated(id(of: $0)) }
      .sorted { engine.ages[$0] < engine.ages[$1] }
      .map { (id(of: $0), violation(of: id(of: $0))) }
  }
}
