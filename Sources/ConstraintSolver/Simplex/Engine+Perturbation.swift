/// Twin wishes (hug == c, resist >= c) put two kinks in one place, and ties make simplex runs
/// cycle. After a stall, each row outside the basis is moved by its own small amount. Not before:
/// where a thousand kinks coincide by symmetry, telling them apart costs a pivot for each.
extension Engine {
  mutating func perturb() {
    if simplex.isPerturbed { return }
    simplex.isPerturbed = true
    simplex.hasStalled = false
    simplex.constants.resize(to: memberRows.count, filler: 0)
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      simplex.constants[place] = rows[row].constant
      if rows[row].defines >= 0 { continue }
      let small = 1e-5 * .spread(row, by: 0.6180339887498949)
      // Inequalities are loosened, so that no new conflict arises; an equality that holds stays.
      switch rows[row].relation {
      case .lessThanOrEqual: rows[row].constant -= small
      case .greaterThanOrEqual: rows[row].constant += small
      case .equal:
        if abs(simplex.residual[place]) > tolerance { rows[row].constant += small }
      }
    }
  }

  /// Takes the perturbation back; true if some row's true side is another one.
  ///
  /// The basis is still optimal if there is none.
  mutating func removePerturbation(since mark: CompositionPool.Mark) -> Bool {
    for place in 0..<memberRows.count {
      rows[memberRows[place]].constant = simplex.constants[place]
    }
    simplex.rest.removeAll()
    recomposeConstants(since: mark)
    evaluate()
    measureResiduals()
    return correctSides()
  }

  /// Counts all rows and stays outside the basis on the side where they are; true if one was
  /// counted on another.
  @discardableResult
  mutating func correctSides() -> Bool {
    var isOff = false
    for place in 0..<memberRows.count {
      if isInBasis(memberRows[place]) { continue }
      let slope = slope(of: memberRows[place], at: simplex.residual[place])
      let isZero = abs(simplex.residual[place]) <= tolerance
      if slope == simplex.side[place] || (slope == 0 && isZero) { continue }
      simplex.side[place] = slope
      isOff = true
    }
    return correctStays() || isOff
  }

  /// What was composed before the run began was composed from rows that were not perturbed.
  private mutating func recomposeConstants(since mark: CompositionPool.Mark) {
    for place in 0..<simplex.composed.count {
      let variable = simplex.composed[place]
      if columns[variable].composition < mark.compositions { continue }
      var constant = rows[columns[variable].definition].constant
      for place in compositions.all[columns[variable].composition].multipliers {
        let multiplier = compositions.multipliers[place]
        let defined = rows[multiplier.row].defines
        constant -= multiplier.factor * definition(of: defined).constant
      }
      compositions.all[columns[variable].composition].constant = constant
    }
  }

  private mutating func correctStays() -> Bool {
    guard simplex.countsStays else { return false }
    var isOff = false
    for place in 0..<order.count {
      let variable = order[place]
      if columns[variable].definition < 0 || columns[variable].stay == 0 { continue }
      let slope = Relation.equal.slope(at: value[variable] - rest(of: variable), within: tolerance)
      if slope == 0 || slope == columns[variable].stay { continue }
      columns[variable].stay = slope
      isOff = true
    }
    return isOff
  }
}
