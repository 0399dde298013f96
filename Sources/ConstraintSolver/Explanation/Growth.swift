/// What comes of a solution if some constraints no longer hold a variable, as far as the last basis
/// shows it.
///
/// Where it is they that hold it, what is defined through the variable goes along when it grows, at
/// certain rates, and each other constraint gets better or worse at one.
package struct Growth {
  /// Whether the variable and what is watched are proved to stay as they are.
  package private(set) var isSettled = false
  /// Whether the variable can grow without end and no other constraint is ever missed by more.
  package private(set) var isBoundless = false
  /// What the expressions that are watched come to now.
  package let values: [Double]
  /// How fast they grow when the variable does; empty where something else holds it.
  package private(set) var rates: [Double] = []

  /// Lets a variable grow without some constraints.
  init(
    of variable: Variable, in solver: borrowing Solver, without ids: [ConstraintID],
    watching expressions: [Expression], countingFrom weakest: Double
  ) {
    values = expressions.map { expression in
      expression.terms.reduce(expression.constant) { sum, term in
        sum + solver.exactValue(of: term.variable) * term.coefficient
      }
    }
    let released = Set(ids.map(\.index))
    guard !solver.engine.isPrecise, let basis = Certainty.Basis(of: solver) else { return }
    if let step = Self.step(of: variable.index, in: solver, without: released, from: weakest) {
      let pace = basis.rates(along: step.coordinate, by: step.length)
      rates = expressions.map { expression in
        expression.terms.reduce(0) { $0 + pace[$1.variable.number] * $1.coefficient }
      }
      follow(pace, in: solver, without: released, from: weakest)
    }
    if isBoundless { return }
    let certainty = Certainty(of: solver, countingFrom: weakest, without: released)
    let watched = expressions.flatMap { $0.terms.map(\.variable) } + [variable]
    isSettled = !watched.contains { certainty.isDoubtful[$0.number] }
  }

  /// Finds out whether a constraint is missed by more when variables go at certain paces.
  private mutating func follow(
    _ pace: [Double], in solver: borrowing Solver, without released: Set<Int32>,
    from weakest: Double
  ) {
    isBoundless = true
    for row in 0..<Int32(solver.engine.rows.count)
    where solver.engine.rows[row].isActing && !released.contains(row)
      && solver.engine.priority(of: row) >= weakest
    {
      let rate = Self.rate(of: row, in: solver, pace)
      if abs(rate) <= Engine.cancellation { continue }
      if solver.engine.rows[row].relation.opposes(rate) { isBoundless = false }
    }
  }

  /// By how much a coordinate moves if a variable grows by 1 and no other does: where the variable
  /// is free, or a row of the basis about it alone is released or does not count.
  private static func step(
    of variable: Int32, in solver: borrowing Solver, without released: Set<Int32>,
    from weakest: Double
  ) -> (coordinate: Int32, length: Double)? {
    if solver.engine.columns[variable].definition < 0 { return (variable, 1) }
    var entry = solver.engine.columns[variable].head
    while entry >= 0 {
      let row = solver.engine.entries.links[entry].row
      let coefficient = solver.engine.entries.coefficient(entry)
      entry = solver.engine.entries.links[entry].next
      if solver.engine.rows[row].defines >= 0, solver.engine.rows[row].count == 1,
        released.contains(row) || solver.engine.priority(of: row) < weakest
      {
        return (solver.engine.rows[row].defines, coefficient)
      }
    }
    return nil
  }

  /// How fast what a row compares with 0 grows when variables go at certain paces.
  private static func rate(
    of row: Int32, in solver: borrowing Solver, _ pace: [Double]
  ) -> Double {
    var (rate, largest) = (0.0, 0.0)
    for place in solver.engine.entryRange(row) {
      let entry = solver.engine.entry(place)
      let amount = entry.coefficient * pace[Int(entry.variable)]
      rate += amount
      largest = max(largest, abs(amount))
    }
    return abs(rate) <= Engine.doubtfulCost * largest ? 0 : rate
  }
}

extension Solver {
  /// What comes of it when a variable grows without some constraints.
  ///
  /// - Complexity: As ``Hypothesis/ambiguous(among:)`` where all is certain.
  package func growth(
    of variable: Variable, without ids: [ConstraintID], watching expressions: [Expression],
    countingFrom weakest: Double = 0
  ) -> Growth {
    Growth(
      of: variable, in: self, without: ids, watching: expressions, countingFrom: weakest)
  }
}

extension Hypothesis {
  /// What comes of it when a variable grows without some constraints, and perhaps without those that
  /// are missed; nil if none mentions it.
  ///
  /// - Complexity: As ``ambiguous(among:)`` where all is certain.
  package func growth(
    of variable: Variable, without ids: [ConstraintID], watching expressions: [Expression],
    leavingMissedOut areMissedOut: Bool = false
  ) -> Growth? {
    guard let stand = scratch.variable(variable) else { return nil }
    return scratch.solver.growth(
      of: stand, without: stands(for: ids, and: areMissedOut),
      watching: expressions.map { scratch.translated($0) })
  }
}
