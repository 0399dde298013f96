/// What comes of a solution when a variable grows that some constraints alone hold where it is.
///
/// It is read off the last basis: what is defined through the variable goes along, at certain rates,
/// and each other constraint gets better or worse at one.
package struct Growth {
  /// Whether the variable can grow without end and no other constraint is ever missed by more.
  package private(set) var isBoundless = true
  /// Whether it would be smaller if the constraints that hold it did not act.
  ///
  /// With it held, all else is as good as can be. If that gets better still when it shrinks, it does
  /// not get as good with any larger value: errors are convex.
  package private(set) var shrinks = false
  /// What the expressions that are watched come to now.
  package let values: [Double]
  /// How fast they grow.
  package private(set) var rates: [Double] = []

  /// Lets a variable grow without some constraints; nil where the basis does not tell what comes of
  /// it.
  init?(
    of variable: Variable, in solver: borrowing Solver, without ids: [ConstraintID],
    watching expressions: [Expression], countingFrom weakest: Double
  ) {
    let definition = solver.engine.columns[variable.index].definition
    if solver.engine.isPrecise { return nil }
    if definition >= 0 {
      // Only what is released may hold it, or what does not count.
      guard ids.contains(where: { $0.index == definition })
        || solver.engine.priority(of: definition) < weakest,
        solver.engine.columns[variable.index].composition < 0
      else { return nil }
    }
    guard let basis = Certainty.Basis(of: solver) else { return nil }
    let pace = basis.rates(along: variable.index)
    values = expressions.map { expression in
      expression.terms.reduce(expression.constant) { sum, term in
        sum + solver.exactValue(of: term.variable) * term.coefficient
      }
    }
    rates = expressions.map { expression in
      expression.terms.reduce(0) { $0 + pace[$1.variable.number] * $1.coefficient }
    }
    let released = Set(ids.map(\.index))
    var costs: [Double: Double] = [:]
    for row in 0..<Int32(solver.engine.rows.count)
    where solver.engine.rows[row].isActing && !released.contains(row)
      && solver.engine.priority(of: row) >= weakest
    {
      let rate = Self.rate(of: row, in: solver, pace)
      if abs(rate) <= Engine.cancellation { continue }
      let relation = solver.engine.rows[row].relation
      if relation.opposes(rate) { isBoundless = false }
      let side = solver.engine.slope(of: row, at: solver.engine.residual(row))
      let worsens = solver.isAtKink(row) && relation.opposes(-rate)
      let error = side != 0 ? -rate * Double(side) : worsens ? abs(rate) : 0
      costs[solver.engine.priority(of: row), default: 0] += error * solver.engine.cost(of: row)
    }
    shrinks = Self.isLess(costs)
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

  /// Whether what changes at each priority is less, the strongest first.
  private static func isLess(_ costs: [Double: Double]) -> Bool {
    for (_, change) in costs.sorted(by: { $0.key > $1.key })
    where abs(change) > Engine.plainCostTolerance {
      return change < -Engine.doubtfulCost
    }
    return false
  }
}

extension Solver {
  /// What comes of it when a variable grows without some constraints; nil where the last basis does
  /// not tell.
  ///
  /// - Complexity: O(*n*) for *n* terms of the solver's constraints.
  package func growth(
    of variable: Variable, without ids: [ConstraintID], watching expressions: [Expression],
    countingFrom weakest: Double = 0
  ) -> Growth? {
    Growth(
      of: variable, in: self, without: ids, watching: expressions, countingFrom: weakest)
  }
}

extension Hypothesis {
  /// What comes of it when a variable grows without some constraints; nil where the last basis does
  /// not tell.
  ///
  /// - Complexity: O(*n*) for *n* terms of the constraints.
  package func growth(
    of variable: Variable, without ids: [ConstraintID], watching expressions: [Expression]
  ) -> Growth? {
    guard let stand = scratch.variable(variable) else { return nil }
    return scratch.solver.growth(
      of: stand, without: scratch.stands(for: ids), watching: expressions.map { scratch.translated($0) })
  }
}
