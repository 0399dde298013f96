/// Constraints in parts, for a client that makes many: no ``Constraint`` is put together for them.
///
/// By pointer: Swift 6.3 crashes where it compiles these with a span.
extension Solver {
  /// Adds a constraint in a batch: the sum of `terms`, each of another variable, and `constant`
  /// compared with 0.
  ///
  /// - Throws: As ``add(_:isGiven:)`` in a batch; then nothing has been added.
  /// - Complexity: O(*n*) for *n* terms.
  package mutating func add(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation, priority: Double,
    isGiven: Bool
  ) throws(SolverError) -> ConstraintID {
    precondition(batchDepth > 0, "constraints in parts are added in a batch")
    return try unsafe append(
      terms, constant, relation, priority: priority, weight: 1, isGiven: isGiven)
  }

  /// Whether a constraint compares the sum of these terms, in this order, and some constant with 0.
  ///
  /// Mutating, since Swift 6.3 would copy a solver that is only looked at.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  package mutating func compares(
    _ id: ConstraintID, _ terms: UnsafeBufferPointer<Term>, _ relation: Relation
  ) -> Bool {
    checkIsKnown(id)
    let row = engine.rows[id.index]
    guard row.relation == relation, row.count == terms.count else { return false }
    for place in 0..<terms.count {
      let entry = row.first + Int32(place)
      let term = unsafe terms[place]
      if engine.entries.variable(entry) != term.variable.index
        || engine.entries.coefficient(entry) != term.coefficient * row.factor
      {
        return false
      }
    }
    return true
  }
}
