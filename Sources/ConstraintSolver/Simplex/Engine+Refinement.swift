/// Directions and multipliers to all the digits of a double: what they miss of the rows in the
/// basis is solved for with the same definitions, as for values.
extension Engine {
  private static let refinements = 3

  /// Refines how variables move when the row of one moves by `sign`.
  mutating func refineDirection(releasing variable: Int32, _ sign: Double) {
    for _ in 0..<Self.refinements {
      // What is found so far goes to `refined`; `direction` takes what it misses.
      var isExact = true
      for place in 0..<order.count {
        simplex.refined[order[place]] += simplex.direction[order[place]]
      }
      for place in 0..<order.count {
        let moved = order[place]
        simplex.direction[moved] = missedDirection(of: moved, moved == variable ? sign : 0)
        if simplex.direction[moved] != 0 { isExact = false }
      }
      if isExact { break }
      spreadOverMultipliers()
      propagate(from: 0)
    }
    for place in 0..<order.count {
      simplex.direction[order[place]] += simplex.refined[order[place]]
      simplex.refined[order[place]] = 0
    }
  }

  private func missedDirection(of moved: Int32, _ expected: Double) -> Double {
    let row = columns[moved].definition
    if row < 0 { return expected - simplex.refined[moved] }
    var sum = ExactSum(expected)
    for entry in entryRange(row) {
      sum.add(-entries.coefficient(entry), times: simplex.refined[entries.variable(entry)])
    }
    return sum.total
  }

  /// How the residual of a row in the list of members changes along the direction; 0 if its terms
  /// cancel out.
  ///
  /// The direction is rounded: what rows cost along it is known no better than their terms are.
  @inline(__always)
  mutating func exactChange(of place: Int) -> Double {
    var sum = ExactSum()
    for entry in entryRange(memberRows[place]) {
      sum.add(entries.coefficient(entry), times: simplex.direction[entries.variable(entry)])
    }
    let change = sum.total(above: Self.noise)
    if change != 0, simplex.side[place] != 0 {
      let level = Int(simplex.level[place])
      simplex.slopeSize[level] = max(
        simplex.slopeSize[level], sum.size * simplex.weight[place])
    }
    return change
  }

  /// Refines the multipliers of every level.
  mutating func refinePricing() {
    let count = order.count * simplex.levelCount
    simplex.refinedDual.reset(to: 0, count: count)
    simplex.dualRounding.reset(to: 0, count: count)
    for _ in 0..<Self.refinements {
      for place in 0..<count { correctDual(place) }
      measureMissedDuals()
      var isExact = true
      for place in 0..<count {
        simplex.dual[place] = simplex.missedDual[place].total(above: Self.refinedNoise)
        if simplex.dual[place] == 0 { continue }
        isExact = false
        simplex.priced[place / simplex.levelCount].insert(place % simplex.levelCount)
      }
      if isExact { break }
      passOnAll()
    }
    for place in 0..<count { simplex.dual[place] += simplex.refinedDual[place] }
  }

  /// Adds what was found last to a multiplier, which like a value is the sum of two doubles.
  ///
  /// It is what coefficients multiply to, and may be 10⁻¹⁵ of another and decide all the same.
  private mutating func correctDual(_ place: Int) {
    ExactSum.add(
      simplex.dual[place], to: &simplex.refinedDual[place], &simplex.dualRounding[place])
  }

  /// What variables cost, less what the multipliers of the rows that define them account for.
  private mutating func measureMissedDuals() {
    let levelCount = simplex.levelCount
    simplex.missedDual.reset(to: ExactSum(), count: order.count * levelCount)
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      if isInBasis(row) {
        let start = Int(columns[rows[row].defines].position) * levelCount
        for level in 0..<levelCount where simplex.refinedDual[start + level] != 0 {
          miss(row, -simplex.refinedDual[start + level], level)
          let rounding = simplex.dualRounding[start + level]
          if rounding != 0 { miss(row, -rounding, level) }
        }
        continue
      }
      if simplex.side[place] != 0 {
        miss(row, Double(simplex.side[place]) * simplex.weight[place], Int(simplex.level[place]))
      }
      let pull = pull(place)
      if pull != 0 { miss(row, pull, pullLevel) }
    }
    for place in 0..<order.count { missStay(place) }
  }

  private mutating func miss(_ row: Int32, _ amount: Double, _ level: Int) {
    for entry in entryRange(row) where isMember(entries.variable(entry)) {
      let place = Int(columns[entries.variable(entry)].position) * simplex.levelCount + level
      simplex.missedDual[place].add(amount, times: entries.coefficient(entry))
    }
  }

  private mutating func missStay(_ place: Int) {
    let levelCount = simplex.levelCount
    let variable = order[place]
    if columns[variable].definition < 0 {
      for level in 0..<levelCount {
        simplex.missedDual[place * levelCount + level]
          .add(-simplex.refinedDual[place * levelCount + level])
        simplex.missedDual[place * levelCount + level]
          .add(-simplex.dualRounding[place * levelCount + level])
      }
    } else if simplex.countsStays, columns[variable].stay != 0 {
      simplex.missedDual[place * levelCount + stayLevel(variable)]
        .add(Double(columns[variable].stay) * stayWeight(variable))
    }
  }
}
