extension Solver {
  /// Which constraints fix a variable, in order.
  ///
  /// Nothing is kept for this: what hangs together with the variable is solved anew, so that the
  /// answer depends on the constraints alone, and not on how the solver came to its values; then it
  /// walks from what defines the variable to what that rests on.
  ///
  ///     let left = try solver.add(x == 10)
  ///     let gap = try solver.add(y == x + 5)
  ///     try solver.add(y <= 100)
  ///     solver.explanation(of: y).constraints  // left, gap
  ///
  /// The values are those of the last change or batch; it must not be asked within a batch.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with the
  ///   variable, and in the number of variables.
  public func explanation(of variable: Variable) -> Explanation {
    checkIsKnown(variable)
    checkIsSettled()
    if kind(of: variable) == nil { return Explanation(constraints: [], resting: []) }
    let twin = Twin(constraints(around: variable), of: self)
    var walk = DefinitionWalk()
    walk.visit(variable, in: twin.solver)
    let needed = walk.needed(for: variable, in: twin.solver)
    return Explanation(
      constraints: needed.compactMap { $0.definition.flatMap { twin.originals[$0] } },
      resting: needed.filter { $0.definition == nil }.map(\.variable).sorted())
  }

  /// The constraints in effect that hang together with a variable, in activation order.
  private func constraints(around variable: Variable) -> [ConstraintID] {
    var rows: Set<Int32> = []
    var seen: Set<Int32> = [variable.index]
    var open = [variable.index]
    while let variable = open.popLast() {
      var entry = engine.columns[variable].head
      while entry >= 0 {
        let link = engine.entries.links[entry]
        entry = link.next
        guard engine.rows[link.row].isActing, rows.insert(link.row).inserted else { continue }
        for term in unknowns(of: id(of: link.row)) where seen.insert(term.variable.index).inserted {
          open.append(term.variable.index)
        }
      }
    }
    return rows.sorted { engine.ages[$0] < engine.ages[$1] }.map { id(of: $0) }
  }
}

/// A solver with some of the constraints of another, solved afresh; variables have their names in
/// it, so that what rests comes to rest where it does there.
private struct Twin: ~Copyable {
  let solver: Solver
  /// The names of its constraints in the other solver.
  let originals: [ConstraintID: ConstraintID]

  init(_ ids: [ConstraintID], of source: borrowing Solver) {
    var twin = Solver()
    var originals: [ConstraintID: ConstraintID] = [:]
    twin.beginBatch()
    do {
      for index in 0..<Int32(source.engine.variableCount) {
        let variable = Variable(index: index)
        if let kind = source.kind(of: variable) {
          _ = twin.makeVariable(kind)
        } else {
          _ = try twin.makeParameter(source.exactValue(of: variable))
        }
      }
      for id in ids { originals[try twin.add(source.constraint(id))] = id }
    } catch {
      preconditionFailure("what the other solver holds was in range: \(error)")
    }
    twin.endBatch()
    solver = twin
    self.originals = originals
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

  /// The steps that fix a variable; those that cancel out are left out.
  func needed(for variable: Variable, in solver: borrowing Solver) -> [Step] {
    var multipliers = Multipliers()
    for step in visited {
      multipliers.add(step.definition.map { solver.unknowns(of: $0) } ?? [Term(step.variable)])
    }
    let support = multipliers.support(target: variable) ?? Array(visited.indices)
    return support.map { visited[$0] }
  }

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
