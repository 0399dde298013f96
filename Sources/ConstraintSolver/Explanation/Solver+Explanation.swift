extension Solver {
  /// Which constraints fix a variable, in order.
  ///
  /// Nothing is kept for this: it walks from what defines the variable to what that rests on.
  ///
  ///     let left = try solver.add(x == 10)
  ///     let gap = try solver.add(y == x + 5)
  ///     try solver.add(y <= 100)
  ///     solver.explanation(of: y).constraints  // left, gap
  ///
  /// The values are those of the last change or batch; it must not be asked within a batch.
  ///
  /// - Complexity: As a rule linear in the number of constraints the variable rests on.
  public func explanation(of variable: Variable) -> Explanation {
    checkIsKnown(variable)
    checkIsSettled()
    var walk = DefinitionWalk()
    walk.visit(variable, in: self)
    return trimmed(walk.visited, variable)
  }

  /// Leaves out what cancels out.
  private func trimmed(_ visited: [DefinitionWalk.Step], _ variable: Variable) -> Explanation {
    var multipliers = Multipliers()
    for step in visited {
      multipliers.add(step.definition.map { unknowns(of: $0) } ?? [Term(step.variable)])
    }
    let support = multipliers.support(target: variable) ?? Array(visited.indices)
    let needed = support.map { visited[$0] }
    return Explanation(
      constraints: needed.compactMap(\.definition),
      resting: needed.filter { $0.definition == nil }.map(\.variable).sorted())
  }
}

/// Walks the graph of definitions from a variable to all it rests on.
private struct DefinitionWalk {
  /// A variable and the constraint that defines it; none if it rests.
  struct Step {
    var variable: Variable
    var definition: ConstraintID?
  }

  /// Each after those it rests on, but for circles.
  private(set) var visited: [Step] = []
  private var seen: Set<Variable> = []

  mutating func visit(_ variable: Variable, in solver: borrowing Solver) {
    // A variable is left when what it rests on has been.
    var path = [(variable: variable, isEntered: false)]
    while let (current, isEntered) = path.popLast() {
      let definition = solver.definition(of: current)
      if isEntered {
        visited.append(Step(variable: current, definition: definition))
        continue
      }
      if solver.kind(of: current) == nil || !seen.insert(current).inserted { continue }
      path.append((current, true))
      guard let definition else { continue }
      for term in solver.unknowns(of: definition).reversed() where !seen.contains(term.variable) {
        path.append((term.variable, false))
      }
    }
  }
}
