/// The weakest levels, which make the optimum unique: a stay `v == 0` for every variable that could
/// move without cost to any row, sizes before positions, weights that all differ. Between the two
/// lie the pulls.
extension Engine {
  /// Counts the stays of what is loose at the optimum of the rows, as just priced; false if nothing
  /// is.
  mutating func countStays() -> Bool {
    guard markReleasable() else {
      for place in 0..<order.count { columns[order[place]].stay = 0 }
      return false
    }
    spreadOverCompositions()
    for place in 0..<order.count {
      if !simplex.isMoving[place], columns[order[place]].definition >= 0 {
        simplex.isMoving[place] = restsOnMoving(order[place])
      }
      if !simplex.isMoving[place] { columns[order[place]].stay = 0 }
    }
    simplex.countsStays = true
    simplex.levelCount = simplex.rowLevels + 3
    countPulls()
    if simplex.isPerturbed { perturbStays() }
    for place in 0..<order.count where simplex.isMoving[place] {
      let variable = order[place]
      columns[variable].stay = value[variable] < rest(of: variable) ? -1 : 1
    }
    return true
  }

  /// Marks what is free, or defined by a row whose release costs nothing.
  private mutating func markReleasable() -> Bool {
    simplex.isMoving.reset(to: false, count: order.count)
    simplex.releasableCount = 0
    for place in 0..<order.count {
      let isFree = columns[order[place]].definition < 0
      if isFree || isReleasedForNothing(place, 1) || isReleasedForNothing(place, -1) {
        simplex.isMoving[place] = true
        simplex.releasableCount += 1
        simplex.lastReleasable = order[place]
      }
    }
    return simplex.releasableCount > 0
  }

  // Mutating: otherwise Swift 6.3 copies the engine's bytes to the stack at each call.
  @inline(__always)
  private mutating func isReleasedForNothing(_ place: Int, _ sign: Double) -> Bool {
    let charge = charge(order[place], sign)
    var counted = simplex.priced[place]
    if charge.weight != 0 { counted.insert(charge.level) }
    var isForNothing = true
    counted.forEach(of: simplex.levelCount) { level in
      isForNothing = abs(cost(place, sign, level, charge, 0)) <= costTolerance
      return isForNothing
    }
    return isForNothing
  }

  private mutating func spreadOverCompositions() {
    for place in 0..<simplex.composed.count {
      let variable = simplex.composed[place]
      for place in compositions.all[columns[variable].composition].multipliers {
        let defined = rows[compositions.multipliers[place].row].defines
        if defined >= 0, isMember(defined), simplex.isMoving[columns[defined].position] {
          simplex.isMoving[columns[variable].position] = true
        }
      }
    }
  }

  @inline(__always)
  private func restsOnMoving(_ variable: Int32) -> Bool {
    let defining = definition(of: variable)
    for place in defining.terms {
      let other = term(place, of: defining).variable
      if other != variable, isMember(other), simplex.isMoving[columns[other].position] {
        return true
      }
    }
    return false
  }

  /// Where the stay of a variable pulls.
  @inline(__always)
  func rest(of variable: Int32) -> Double { simplex.rest.isEmpty ? 0 : simplex.rest[variable] }

  private mutating func perturbStays() {
    simplex.rest.reset(to: 0, count: variableCount)
    for place in 0..<order.count where simplex.isMoving[place] {
      simplex.rest[order[place]] = 1e-5 * .spread(order[place], by: 0.7548776662466927)
    }
    evaluate()
    for place in 0..<memberRows.count { simplex.residual[place] = residual(memberRows[place]) }
  }
}
