extension Solver {
  /// Whether a variable could as well have another value, and in which direction; nil if not.
  ///
  /// What decides where no constraint does, such as that sizes are rather small, does not count.
  /// Solves the constraints that hang together with the variable again, with a wish below all
  /// others that it were elsewhere.
  ///
  /// The values are those of the last change or batch; it must not be asked within a batch.
  ///
  /// - Parameters:
  ///   - variable: The variable in question.
  ///   - weakest: Constraints of a smaller priority do not count, either.
  /// - Returns: Where the variable could go; nil if it has to be where it is.
  /// - Complexity: As a rule linear in the number of constraints of the solver.
  public func ambiguity(of variable: Variable, countingFrom weakest: Double = 0) -> Ambiguity? {
    checkIsKnown(variable)
    checkIsSettled()
    if kind(of: variable) == nil { return nil }
    let components = Components(actingConstraints(countingFrom: weakest), of: self)
    let ids = components.constraints(around: variable)
    let levels = PriorityRanks(ids.map { priority(of: $0) })
    var scratch = Scratch(ids, of: self, priority: levels.spread)
    guard let stand = scratch.variable(variable) else { return .both }
    let value = exactValue(of: variable)
    let step = max(1, abs(value) * 0x1p-20)
    let above = scratch.value(of: stand, nudgedTo: value + step, priority: levels.lowest)
    let below = scratch.value(of: stand, nudgedTo: value - step, priority: levels.lowest)
    // What rounding and the solver's own tolerance can feign.
    let least = 1e-5 + 1e-11 * abs(value)
    switch (above > value + least, below < value - least) {
    case (true, true): return .both
    case (true, false): return .greater
    case (false, true): return .smaller
    case (false, false): return nil
    }
  }
}

/// Priorities spread apart, so that there is room below the weakest.
private struct PriorityRanks {
  private let sorted: [Double]

  init(_ priorities: [Double]) {
    sorted = Set(priorities).filter { $0 < Constraint.required }.sorted()
  }

  /// Below all others.
  var lowest: Double { step }

  /// What takes the place of a priority.
  func spread(_ priority: Double) -> Double {
    guard let rank = sorted.firstIndex(of: priority) else { return Constraint.required }
    return step * Double(rank + 2)
  }

  private var step: Double { Constraint.required / Double(sorted.count + 2) }
}
