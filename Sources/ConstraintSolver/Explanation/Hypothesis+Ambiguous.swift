extension Hypothesis {
  /// Those of some variables that could as well have other values, in the order given.
  ///
  /// Most are decided for certain, as one look at all constraints shows. The rest are asked at once
  /// to be greater, each with a weight of its own, and then to be smaller. Who moves is ambiguous.
  /// If nobody moves either way, nobody could, as far as weights go: where some could move together,
  /// these would have to add up to nothing, which hashes of 53 bits practically do not.
  ///
  /// - Complexity: As a rule linear in the number of constraints, for each level at which some are
  ///   missed or held at their bounds by others. For what is not certain, as a rule linear in the
  ///   number of constraints that hang together with it as well, for each set of variables that moves
  ///   only when others do not.
  public mutating func ambiguous(among variables: [Variable]) -> [Variable] {
    var moving = Set(variables.filter { !mentions($0) })
    var rest: [(variable: Variable, stand: Variable)] = []
    var seen = moving
    let certainty = certainty.take() ?? Certainty(of: scratch.solver)
    for variable in variables where seen.insert(variable).inserted {
      if let stand = scratch.variable(variable), certainty.isDoubtful[stand.number] {
        rest.append((variable, stand))
      }
    }
    self.certainty = certainty
    var isFound = true
    while isFound, !rest.isEmpty {
      isFound = false
      for step in [1.0, -1] where !rest.isEmpty {
        let moved = moved(rest.map(\.stand), by: step)
        if !moved.contains(true) { continue }
        isFound = true
        for (place, isMoved) in moved.enumerated() where isMoved {
          moving.insert(rest[place].variable)
        }
        rest.removeAll { moving.contains($0.variable) }
      }
    }
    return variables.filter { moving.contains($0) }
  }

  /// Which variables move when all are asked to.
  private mutating func moved(_ stands: [Variable], by step: Double) -> [Bool] {
    let values = stands.map { scratch.solver.exactValue(of: $0) }
    let reached = scratch.values(
      of: stands, nudgedBy: step, weights: stands.indices.map(Self.weight), priority: lowest)
    return zip(values, reached).map { abs($1 - $0) > Self.leastMove(from: $0) }
  }

  /// A number from 1 to 2, a hash of a place, so that sums of weights hardly ever coincide.
  ///
  /// The finalizer of SplitMix64 (Steele, Lea and Flood, Fast splittable pseudorandom number
  /// generators, 2014).
  private static func weight(_ place: Int) -> Double {
    var bits = UInt64(place + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ bits >> 31) >> 11) * 0x1p-53
  }
}

extension Solver {
  /// Finds the variables that could as well have other values, as ``Hypothesis/ambiguous(among:)``
  /// does.
  ///
  /// - Parameter weakest: Constraints of a smaller priority do not count.
  /// - Returns: These variables.
  /// - Complexity: As that; constraints are solved again only as far as they hang together with what
  ///   is not decided for certain.
  package func ambiguousVariables(countingFrom weakest: Double = 0) -> Set<Variable> {
    checkIsSettled()
    let certainty = Certainty(of: self, countingFrom: weakest)
    let doubtful = (0..<Int32(engine.variableCount)).map { Variable(index: $0) }
      .filter { variable in
        let kind = engine.columns[variable.index].kind
        return kind != .parameter && kind != .none && certainty.isDoubtful[variable.number]
      }
    if doubtful.isEmpty { return [] }
    let ids = constraints(connectedWith: [], or: doubtful, countingFrom: weakest)
    var hypothesis = Hypothesis(of: self, acting: ids)
    return Set(hypothesis.ambiguous(among: doubtful))
  }
}
