/// What explanations read of the engine, in the terms of the solver.
extension Solver {
  /// The constraints in effect that are at least as strong as a priority, in activation order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* constraints of the solver.
  package func actingConstraints(countingFrom weakest: Double = 0) -> [ConstraintID] {
    (0..<Int32(engine.rows.count))
      .filter { engine.rows[$0].isActing && engine.priority(of: $0) >= weakest }
      .sorted { engine.ages[$0] < engine.ages[$1] }
      .map { id(of: $0) }
  }

  /// The constraint that defines a variable; nil if it rests.
  func definition(of variable: Variable) -> ConstraintID? {
    let row = engine.columns[variable.index].definition
    return row < 0 ? nil : id(of: row)
  }

  /// The terms of a constraint whose variables are not given.
  func unknowns(of id: ConstraintID) -> [Term] {
    engine.entryRange(id.index).map { engine.entry($0) }
      .map { Term(Variable(index: $0.variable), times: $0.coefficient) }
      .filter { kind(of: $0.variable) != nil }
  }

  /// What a variable stands for; nil for a parameter.
  func kind(of variable: Variable) -> VariableKind? {
    switch engine.columns[variable.index].kind {
    case .size: .size
    case .parameter: nil
    default: .position
    }
  }

  /// The value of a variable, not rounded.
  func exactValue(of variable: Variable) -> Double { engine.value[variable.index] }

  func priority(of id: ConstraintID) -> Double { engine.priority(of: id.index) }

  /// Whether a constraint states a fact that is not to be chosen.
  func isGiven(_ id: ConstraintID) -> Bool { engine.ages[id.index] < Engine.chosen }

  func isRequired(_ id: ConstraintID) -> Bool { priority(of: id) >= Constraint.required }

  /// What a constraint's expression comes to, times some positive number.
  func residual(of id: ConstraintID) -> Double { engine.residual(id.index) }

  /// Whether a constraint holds as an equality.
  func isTight(_ id: ConstraintID) -> Bool {
    engine.rows[id.index].defines >= 0 || abs(residual(of: id)) <= Engine.plainTolerance
  }

  /// Whether an expression is 0, as far as the solver can tell.
  func isAtKink(_ row: Int32) -> Bool { abs(engine.residual(row)) <= engine.tolerance }

  /// The sign with which a constraint's error grows with its residual; 0 if it grows both ways.
  func pull(of id: ConstraintID) -> Double {
    if isViolated(id) { return residual(of: id) > 0 ? 1 : -1 }
    switch engine.rows[id.index].relation {
    case .equal: return 0
    case .lessThanOrEqual: return 1
    case .greaterThanOrEqual: return -1
    }
  }

  func checkIsSettled() {
    precondition(batchDepth == 0, "a solver cannot be asked for reasons within a batch")
  }
}
