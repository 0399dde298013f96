/// Which acting rows hang together by variables.
struct Components {
  private let rows: [Int32]
  /// The first unknown of each row, or -1.
  private var firsts: [Int32] = []
  /// The oldest variable that each hangs together with.
  private var roots: [Int32]

  /// Looks at rows of a solver; keeps their order.
  init(_ rows: [Int32], of solver: borrowing Solver) {
    self.rows = rows
    roots = Array(0..<Int32(solver.engine.variableCount))
    for row in rows {
      let terms = solver.unknowns(of: row)
      firsts.append(terms.first?.variable.index ?? -1)
      for term in terms.dropFirst() { join(terms[0].variable.index, term.variable.index) }
    }
    // Roots are older than what points at them: one pass in order of age leads all the way.
    for variable in roots.indices { roots[variable] = roots[Int(roots[variable])] }
  }

  /// The rows that hang together with a variable.
  func rows(around variable: Variable) -> [Int32] {
    let root = roots[Int(variable.index)]
    return zip(rows, firsts).filter { $0.1 >= 0 && roots[Int($0.1)] == root }.map(\.0)
  }

  /// The rows that hang together with a row; none if it has no unknowns.
  func rows(around row: Int32) -> [Int32] {
    guard let place = rows.firstIndex(of: row), firsts[place] >= 0 else { return [] }
    return rows(around: Variable(index: firsts[place]))
  }

  private mutating func join(_ one: Int32, _ other: Int32) {
    let (one, other) = (root(of: one), root(of: other))
    roots[Int(max(one, other))] = min(one, other)
  }

  private mutating func root(of variable: Int32) -> Int32 {
    var variable = variable
    while roots[Int(variable)] != variable {
      roots[Int(variable)] = roots[Int(roots[Int(variable)])]
      variable = roots[Int(variable)]
    }
    return variable
  }
}

extension Solver {
  /// The rows in effect that are at least as strong as a priority, in activation order.
  func actingRows(countingFrom weakest: Double = 0) -> [Int32] {
    (0..<Int32(engine.rows.count))
      .filter { engine.rows[$0].isActing && engine.rows[$0].priority >= weakest }
      .sorted { engine.rows[$0].isOlder(than: engine.rows[$1]) }
  }
}
