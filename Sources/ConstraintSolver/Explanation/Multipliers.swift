/// Multipliers for constraints, found by a solver whose variables they are.
///
/// Of all that do, it takes those with the smallest sum, so that few are not 0, and the constraints
/// of these are independent. Constraints are scaled for that, so that no multiplier is small beside
/// the others only because a coefficient is large.
struct Multipliers {
  private struct Column {
    var terms: [Term]
    /// The multiplier is not to be of the other sign, if it is not 0.
    var sign: Double
    /// 2 to this, rounded, is what its coefficients are multiplied by.
    var scale = 0.0
  }

  /// Multipliers are told from 0 if they are more than 1e-14 of this.
  private static let unit = 0x1p24

  private var columns: [Column] = []
  private var fixed: Double?

  /// Adds the terms of a constraint; with a sign of 1 or -1 the multiplier is not to be of the
  /// other.
  mutating func add(_ terms: [Term], sign: Double = 0) {
    columns.append(Column(terms: terms, sign: sign))
  }

  /// Makes the multiplier of what was added last positive or negative, but not 0.
  mutating func fixLast(_ sign: Double) {
    fixed = sign
  }

  /// The places of those whose multipliers are not 0 when all terms add up to nothing but some of
  /// `target`.
  mutating func support(target: Variable? = nil) -> [Int]? {
    for _ in 0..<20 { balance() }
    var solver = Solver()
    solver.beginBatch()
    let multipliers = columns.map { _ in solver.makeVariable(.size) }
    for (multiplier, column) in zip(multipliers, columns) where column.sign != 0 {
      require(Constraint(column.sign * multiplier, .greaterThanOrEqual), of: &solver)
    }
    if let fixed, let last = multipliers.last { require(last == fixed * Self.unit, of: &solver) }
    for (variable, sum) in sums(multipliers) {
      require(Constraint(sum - (variable == target ? Self.unit : 0), .equal), of: &solver)
    }
    guard solver.endBatch().isEmpty else { return nil }
    let values = multipliers.map { abs(solver.exactValue(of: $0)) }
    let least = max(1e-7, 0x1p-48 * (values.max() ?? 0))
    return values.indices.filter { values[$0] > least }
  }

  /// The sums for each variable, in the order in which they are met, scaled.
  private func sums(_ multipliers: [Variable]) -> [(variable: Variable, sum: Expression)] {
    var places: [Variable: Int] = [:]
    var sums: [(variable: Variable, sum: Expression)] = []
    for (multiplier, column) in zip(multipliers, columns) {
      for term in column.terms {
        let place = places[term.variable] ?? sums.count
        places[term.variable] = place
        if place == sums.count { sums.append((term.variable, Expression())) }
        let coefficient = term.coefficient.scaled(by: Int(column.scale.rounded()))
        sums[place].sum.add(Term(multiplier, times: coefficient))
      }
    }
    return sums
  }

  /// Scales each constraint so that its coefficients are, on average, what others have there.
  private mutating func balance() {
    var sizes: [Variable: (total: Double, count: Double)] = [:]
    for column in columns {
      for term in column.terms {
        let size = sizes[term.variable] ?? (0, 0)
        let exponent = Double(term.coefficient.exponent) + column.scale
        sizes[term.variable] = (size.total + exponent, size.count + 1)
      }
    }
    for place in columns.indices where !columns[place].terms.isEmpty {
      var excess = 0.0
      for term in columns[place].terms {
        guard let size = sizes[term.variable] else { continue }
        let exponent = Double(term.coefficient.exponent) + columns[place].scale
        excess += exponent - size.total / size.count
      }
      columns[place].scale -= excess / Double(columns[place].terms.count)
    }
  }

  private func require(_ constraint: Constraint, of solver: inout Solver) {
    do {
      try solver.add(constraint)
    } catch {
      preconditionFailure("\(constraint) was in range before: \(error)")
    }
  }
}

extension Double {
  /// The number times 2 to a power.
  fileprivate func scaled(by exponent: Int) -> Double {
    self * Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
