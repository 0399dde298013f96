extension Solver {
  /// Makes several changes that take effect together.
  ///
  /// Within `changes` nothing is checked or solved, and values are those from before. At the end
  /// required constraints that contradict older ones are refused: they do not act, keep their
  /// names, and come back by themselves when the conflict is gone. Batches may lie in one another;
  /// the outermost counts.
  ///
  ///     let refusals = try solver.batch { solver throws(SolverError) in
  ///       try solver.add(left == 0)
  ///       try solver.add(left == 1)
  ///     }
  ///     refusals[0].conflict  // both
  ///
  /// - Returns: The constraints that are refused now and were not before, latest activated first.
  /// - Throws: What `changes` throws; the changes made before that have taken effect.
  /// - Complexity: As a rule linear in the size of the components that change.
  @discardableResult
  public mutating func batch(
    _ changes: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) -> [Refusal] {
    beginBatch()
    do {
      try changes(&self)
    } catch {
      endBatch()
      throw error
    }
    return endBatch()
  }

  /// Begins a batch; see ``batch(_:)``.
  ///
  /// - Complexity: O(1).
  public mutating func beginBatch() {
    batchDepth += 1
  }

  /// Ends a batch; see ``batch(_:)``.
  ///
  /// - Returns: The constraints that are refused now and were not before, latest activated first.
  /// - Complexity: As a rule linear in the size of the components that change.
  @discardableResult
  public mutating func endBatch() -> [Refusal] {
    precondition(batchDepth > 0, "endBatch() without beginBatch()")
    batchDepth -= 1
    return batchDepth == 0 ? settle() : []
  }
}
