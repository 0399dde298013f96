/// Which constraints hang together by variables.
struct Components {
  private let ids: [ConstraintID]
  /// The first unknown of each, or -1.
  private var firsts: [Int32] = []
  /// The oldest variable that each hangs together with.
  private var roots: [Int32]

  /// Looks at constraints of a solver; keeps their order.
  init(_ ids: [ConstraintID], of solver: borrowing Solver) {
    self.ids = ids
    roots = Array(0..<Int32(solver.engine.variableCount))
    for id in ids {
      let terms = solver.unknowns(of: id)
      firsts.append(terms.first?.variable.index ?? -1)
      for term in terms.dropFirst() { join(terms[0].variable.index, term.variable.index) }
    }
    // Roots are older than what points at them: one pass in order of age leads all the way.
    for variable in roots.indices { roots[variable] = roots[Int(roots[variable])] }
  }

  /// The oldest variable that one hangs together with.
  func root(of variable: Int32) -> Int32 { roots[Int(variable)] }

  /// The constraints that hang together with a variable.
  func constraints(around variable: Variable) -> [ConstraintID] {
    let root = roots[Int(variable.index)]
    return zip(ids, firsts).filter { $0.1 >= 0 && roots[Int($0.1)] == root }.map(\.0)
  }

  /// The constraints that hang together with one of them; none if it has no unknowns.
  func constraints(around id: ConstraintID) -> [ConstraintID] {
    guard let place = ids.firstIndex(of: id), firsts[place] >= 0 else { return [] }
    return constraints(around: Variable(index: firsts[place]))
  }

  /// The constraints that hang together with any of some, or of some variables, and these
  /// themselves.
  func constraints(aroundAny some: [ConstraintID], or variables: [Variable]) -> [ConstraintID] {
    let some = Set(some)
    let concerned = Set(
      zip(ids, firsts).filter { $0.1 >= 0 && some.contains($0.0) }.map { roots[Int($0.1)] }
        + variables.map { roots[Int($0.index)] })
    return zip(ids, firsts)
      .filter { $0.1 >= 0 && concerned.contains(roots[Int($0.1)]) || some.contains($0.0) }
      .map(\.0)
  }

  private mutating func join(_ one: Int32, _ other: Int32) {
    let (one, other) = (findRoot(of: one), findRoot(of: other))
    roots[Int(max(one, other))] = min(one, other)
  }

  private mutating func findRoot(of variable: Int32) -> Int32 {
    var variable = variable
    while roots[Int(variable)] != variable {
      roots[Int(variable)] = roots[Int(roots[Int(variable)])]
      variable = roots[Int(variable)]
    }
    return variable
  }
}
