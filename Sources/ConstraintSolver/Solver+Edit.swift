extension Solver {
  /// Begins to edit a variable: a constraint keeps it where it is, as strongly as `priority` says,
  /// until ``suggest(_:for:)`` moves it.
  ///
  /// A variable that is edited already gets the new priority.
  ///
  /// - Returns: The name of the constraint.
  /// - Throws: As ``add(_:isGiven:)``.
  /// - Complexity: As a rule linear in the size of the component that changes.
  @discardableResult
  public mutating func edit(_ variable: Variable, priority: Double)
    throws(SolverError) -> ConstraintID
  {
    if let id = edits[variable] {
      try setPriority(priority, of: id)
      return id
    }
    checkIsKnown(variable)
    // The value as it is, not as it is told: rounding must not move anything.
    let value = engine.value[variable.index]
    let id = try add((variable == value).priority(priority))
    edits[variable] = id
    return id
  }

  /// Moves a variable that is being edited.
  ///
  /// - Throws: As ``setConstant(_:of:)``.
  /// - Complexity: As a rule linear in the size of the component that changes.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let id = edits[variable] else {
      preconditionFailure("\(variable) is not being edited")
    }
    try setConstant(-value, of: id)
  }

  /// Ends editing a variable: it is free to move.
  ///
  /// - Complexity: As a rule linear in the size of the component that changes.
  public mutating func endEdit(_ variable: Variable) {
    guard let id = edits.removeValue(forKey: variable) else {
      preconditionFailure("\(variable) is not being edited")
    }
    remove(id)
  }
}
