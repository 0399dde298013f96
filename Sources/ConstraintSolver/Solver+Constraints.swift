extension Solver {
  /// Adds a constraint.
  ///
  /// A required constraint either holds when this returns, or is refused and leaves the solver as
  /// it was. A weaker one is always accepted; if it cannot hold, its error is minimized after those
  /// of every stronger constraint. In a batch nothing is refused before its end.
  ///
  ///     let id = try solver.add(width >= 10)
  ///     try solver.add((width == 4).priority(250))
  ///     solver[width]  // 10
  ///
  /// - Parameters:
  ///   - constraint: What is to hold.
  ///   - isGiven: Whether it states a fact that is not to be chosen. Such constraints come first in
  ///     the activation order: in a conflict with others they do not yield.
  /// - Returns: The name of the constraint, last in the activation order unless it is given.
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` if a required constraint contradicts those
  ///   present; the other cases if a number is out of range.
  /// - Complexity: As a rule linear in the size of the component that changes.
  @discardableResult
  public mutating func add(
    _ constraint: Constraint, isGiven: Bool = false
  ) throws(SolverError) -> ConstraintID {
    let id = try unsafe withUnsafePointer(to: constraint) { pointer throws(SolverError) in
      try unsafe append(pointer, isGiven: isGiven)
    }
    try attempt { $0.discard(id.index) }
    return id
  }

  /// Adds several constraints that take effect together, as a batch does.
  ///
  /// - Returns: Their names, in order; what is refused by the end of the batch is in ``refusals``.
  /// - Throws: As ``add(_:isGiven:)`` if a number is out of range; then nothing has been added.
  /// - Complexity: As a rule linear in the size of the components that change.
  @discardableResult
  public mutating func add(contentsOf constraints: [Constraint]) throws(SolverError)
    -> [ConstraintID]
  {
    var ids: [ConstraintID] = []
    ids.reserveCapacity(constraints.count)
    do throws(SolverError) {
      try unsafe constraints.withUnsafeBufferPointer { buffer throws(SolverError) in
        guard let first = buffer.baseAddress else { return }
        engine.reserve(rows: buffer.count)
        for index in 0..<buffer.count {
          unsafe ids.append(try append(first + index, isGiven: false))
        }
      }
    } catch {
      for id in ids.reversed() { discard(id.index) }
      throw error
    }
    settleUnlessInBatch()
    return ids
  }

  /// Removes a constraint; what it held back takes effect again.
  ///
  /// - Complexity: As a rule linear in the size of the component that changes.
  public mutating func remove(_ id: ConstraintID) {
    checkIsKnown(id)
    discard(id.index)
    settleUnlessInBatch()
  }

  /// Lets a constraint stand by: it does not act, but keeps its name and its place in the
  /// activation order.
  ///
  /// The solver remembers the last few solutions between which only suspending and resuming leads:
  /// when just what was suspended is resumed, or the other way round, it goes back to the one
  /// before.
  ///
  /// - Complexity: As a rule linear in the size of the component that changes; to go back, in the
  ///   number of variables and constraints that are affected.
  public mutating func suspend(_ id: ConstraintID) {
    checkIsKnown(id)
    standBy(id.index)
    settleUnlessInBatch()
  }

  /// Lets a suspended constraint act again.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` outside a batch if the required constraints
  ///   would then contradict each other; the constraint stays suspended.
  /// - Complexity: As a rule linear in the size of the component that changes.
  public mutating func resume(_ id: ConstraintID) throws(SolverError) {
    checkIsKnown(id)
    guard engine.rows[id.index].state == .suspended else { return }
    engine.setState(.acting, of: id.index)
    try attempt { $0.standBy(id.index) }
  }

  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: ``SolverError/notFinite(_:)``; outside a batch
  ///   ``SolverError/unsatisfiable(conflict:)`` if the required constraints would contradict each
  ///   other. Nothing has changed then.
  /// - Complexity: As a rule linear in the size of the component that changes.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    checkIsKnown(id)
    try Self.check(constant)
    let old = engine.rows[id.index].constant / engine.rows[id.index].factor
    engine.setConstant(constant, of: id.index)
    try attempt { $0.engine.setConstant(old, of: id.index) }
  }

  /// Changes the priority of a constraint, which keeps its place in the activation order.
  ///
  /// - Throws: ``SolverError/priorityOutOfRange(_:)``; outside a batch
  ///   ``SolverError/unsatisfiable(conflict:)`` if the required constraints would contradict each
  ///   other. Nothing has changed then.
  /// - Complexity: As a rule linear in the size of the component that changes.
  public mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
    checkIsKnown(id)
    try Self.check(priority: priority)
    let old = engine.priority(of: id.index)
    engine.setPriority(priority, of: id.index)
    try attempt { $0.engine.setPriority(old, of: id.index) }
  }

  /// Changes the weight of a constraint.
  ///
  /// - Throws: ``SolverError/weightOutOfRange(_:)``. Nothing has changed then.
  /// - Complexity: As a rule linear in the size of the component that changes.
  public mutating func setWeight(_ weight: Double, of id: ConstraintID) throws(SolverError) {
    checkIsKnown(id)
    try Self.check(weight: weight)
    engine.setWeight(weight, of: id.index)
    settleUnlessInBatch()
  }

  /// Gives a parameter another value.
  ///
  /// What depends on it follows in one pass over a record of the last time, as long as no
  /// constraint changes and no wish has to give way that held before.
  ///
  /// - Returns: The required constraints that contradict the new value; they come back by
  ///   themselves. In a batch none; the batch returns them.
  /// - Throws: ``SolverError/notFinite(_:)``.
  /// - Complexity: O(*n*) for *n* variables and constraints that depend on it.
  @discardableResult
  public mutating func setParameter(_ parameter: Variable, to value: Double)
    throws(SolverError) -> [Refusal]
  {
    checkIsKnown(parameter)
    precondition(
      engine.columns[parameter.index].kind == .parameter, "\(parameter) is not a parameter")
    try Self.check(value)
    engine.setParameter(parameter.index, to: value)
    return batchDepth == 0 ? settle() : []
  }

  func id(of row: Int32) -> ConstraintID {
    ConstraintID(index: row, birth: engine.birth(of: row))
  }

  // By pointer, and mutating: Swift 6.3 would copy a borrowed constraint, and a borrowed engine.
  private mutating func append(
    _ constraint: UnsafePointer<Constraint>, isGiven: Bool
  ) throws(SolverError) -> ConstraintID {
    try unsafe TermList.withTerms(of: constraint) { terms throws(SolverError) in
      try unsafe append(
        terms, constraint.pointee.expression.constant, constraint.pointee.relation,
        priority: constraint.pointee.priority, weight: constraint.pointee.weight, isGiven: isGiven)
    }
  }

  /// Adds a row of terms, if all numbers are in range, without solving.
  @inline(__always)
  mutating func append(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation,
    priority: Double, weight: Double, isGiven: Bool
  ) throws(SolverError) -> ConstraintID {
    try Self.check(constant)
    try Self.check(priority: priority)
    try Self.check(weight: weight)
    var (smallest, largest) = (Double.infinity, 0.0)
    for place in 0..<terms.count {
      let term = unsafe terms[place]
      try Self.check(term.coefficient)
      checkIsKnown(term.variable)
      smallest = min(smallest, abs(term.coefficient))
      largest = max(largest, abs(term.coefficient))
    }
    if terms.isEmpty { smallest = 1 }
    let draft = RowDraft(
      relation: relation, constant: constant, smallest: smallest, largest: largest,
      priority: priority, weight: weight, isGiven: isGiven)
    let row = unsafe engine.addRow(draft, terms)
    return id(of: row)
  }

  /// Takes a row out for good.
  private mutating func discard(_ row: Int32) {
    refused.removeAll { $0.row == row }
    if let edit = edits.first(where: { $0.value.index == row }) {
      edits.removeValue(forKey: edit.key)
    }
    engine.removeRow(row)
  }

  private mutating func standBy(_ row: Int32) {
    refused.removeAll { $0.row == row }
    engine.setState(.suspended, of: row)
  }

  private mutating func settleUnlessInBatch() {
    if batchDepth == 0 { _ = settle() }
  }

  /// Brings the solver up to date after a single change, or takes the change back if it would have
  /// a constraint refused.
  private mutating func attempt(undo: (inout Solver) -> Void) throws(SolverError) {
    guard batchDepth == 0 else { return }
    guard let refusal = settle().first else { return }
    undo(&self)
    _ = settle()
    throw .unsatisfiable(conflict: refusal.conflict)
  }
}
