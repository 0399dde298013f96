/// Multipliers for constraints, found by a solver whose variables they are.
///
/// Of all that do, it takes those with the smallest sum, so that few are not 0, and the constraints
/// of these are independent.
struct Multipliers: ~Copyable {
  private var solver = Solver()
  private var multipliers: [Variable] = []
  private var sums: [Variable: Int] = [:]
  private var balances: [(variable: Variable, sum: Expression)] = []

  init() {
    solver.beginBatch()
  }

  /// Adds the terms of a constraint; with a sign of 1 or -1 the multiplier is not to be of the other.
  mutating func add(_ terms: [Term], sign: Double = 0) {
    let multiplier = solver.makeVariable(.size)
    multipliers.append(multiplier)
    if sign != 0 { require(Constraint(sign * multiplier, .greaterThanOrEqual)) }
    // On a scale of their own, small terms get multipliers that can be told from 0.
    let scale = terms.map { abs($0.coefficient) }.max() ?? 1
    for term in terms {
      let place = sums[term.variable] ?? balances.count
      sums[term.variable] = place
      if place == balances.count { balances.append((term.variable, Expression())) }
      balances[place].sum.add(Term(multiplier, times: term.coefficient / scale))
    }
  }

  /// Fixes the multiplier of what was added last.
  mutating func fixLast(at value: Double) {
    guard let last = multipliers.last else { return }
    require(last == value)
  }

  /// The places of those whose multipliers are not 0 when all terms add up to nothing but `target`.
  mutating func support(target: Variable? = nil) -> [Int]? {
    for balance in balances {
      require(Constraint(balance.sum - (balance.variable == target ? 1 : 0), .equal))
    }
    guard solver.endBatch().isEmpty else { return nil }
    let sizes = multipliers.map { abs(solver.exactValue(of: $0)) }
    let least = 1e-10 * max(1, sizes.max() ?? 1)
    return sizes.indices.filter { sizes[$0] > least }
  }

  private mutating func require(_ constraint: Constraint) {
    do {
      try solver.add(constraint)
    } catch {
      preconditionFailure("\(constraint) was in range before: \(error)")
    }
  }
}
