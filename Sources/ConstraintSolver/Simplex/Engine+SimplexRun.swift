/// A lexicographic simplex on a piecewise linear cost: every row outside the basis costs its
/// violation at its level, required ones too. The basis is the set of definitions; a step releases
/// one of them, runs down the line to the kink where the cost vector stops falling, and takes that
/// row in.
extension Engine {
  /// Brings the members to the optimum; false if it stopped early or the component is too small.
  mutating func runSimplex(since mark: CompositionPool.Mark, budget: Int) -> Bool {
    prepareRun(mark)
    let limit = 200 + 20 * (memberRows.count + members.count)
    let isFinished = descend(mark, limit: min(budget, limit), fullLimit: limit)
    if !isFinished, budget == .max, !simplex.hasLeaked { failures += 1 }
    if simplex.isPerturbed, removePerturbation(since: mark) {
      pivot(mark, limit: limit)
    }
    evaluate()
    acceptSides(isFinished: isFinished)
    dropStaleCompositions(since: mark)
    return isFinished || (budget == .max && !simplex.hasLeaked)
  }

  private mutating func prepareRun(_ mark: CompositionPool.Mark) {
    let count = memberRows.count
    simplex.residual.resize(to: count, filler: 0)
    simplex.delta.resize(to: count, filler: 0)
    simplex.weight.resize(to: count, filler: 0)
    simplex.level.resize(to: count, filler: 0)
    simplex.side.resize(to: count, filler: 0)
    simplex.direction.resize(to: variableCount, filler: 0)
    if isPrecise { simplex.refined.resize(to: variableCount, filler: 0) }
    for place in 0..<count { rows[memberRows[place]].position = Int32(place) }
    simplex.hasLeaked = false
    simplex.isPerturbed = false
    collectComposed()
    if !areCompositionsSound() { refactorAsItIs(mark) }
    describeRows()
    numberLevels()
    simplex.slope.reset(to: 0, count: simplex.rowLevels + 3)
    countOnlyRows()
  }

  /// Notes of each row what a run asks for often, with the rank of its priority as its level.
  private mutating func describeRows() {
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      simplex.level[place] = levels.rank(of: rows[row].level)
      simplex.weight[place] = cost(of: row)
      let residual = residual(row)
      simplex.residual[place] = residual
      simplex.side[place] = firstSide(of: row, at: residual)
      if abs(residual) <= tolerance { preferBound(row) }
    }
  }

  /// Turns ranks into levels: the priorities of the rows, counted, strongest first.
  private mutating func numberLevels() {
    simplex.levelOfRank.reset(to: -1, count: levels.count)
    for place in 0..<memberRows.count { simplex.levelOfRank[simplex.level[place]] = 0 }
    simplex.rowLevels = 0
    for rank in 0..<levels.count where simplex.levelOfRank[rank] == 0 {
      simplex.levelOfRank[rank] = Int32(simplex.rowLevels)
      simplex.rowLevels += 1
    }
    for place in 0..<memberRows.count {
      simplex.level[place] = simplex.levelOfRank[simplex.level[place]]
    }
  }

  private mutating func countOnlyRows() {
    simplex.countsStays = false
    simplex.levelCount = simplex.rowLevels
  }

  /// First over the app's levels, then over the stays of what is still loose; again, perturbed,
  /// where that stalls.
  private mutating func descend(_ mark: CompositionPool.Mark, limit: Int, fullLimit: Int) -> Bool {
    if perturbsAtOnce { startPerturbed() }
    while true {
      var isFinished = pivot(mark, limit: limit)
      if isFinished, wantsUniqueOptimum, countStays() {
        isFinished = hasOneOptimalLine ? descendLine(mark) : pivot(mark, limit: fullLimit)
      }
      if !simplex.hasStalled { return isFinished }
      statistics.stalls += 1
      startPerturbed()
    }
  }

  private mutating func startPerturbed() {
    countOnlyRows()
    perturb()
    refreshBasis()
    chooseSides()
  }

  /// Lets a bound define a variable in place of a weaker wish for the same value.
  ///
  /// Where resist >= c holds over hug == c, its price then steers which variable gives first.
  @inline(__always)
  private mutating func preferBound(_ row: Int32) {
    if rows[row].relation == .equal || rows[row].defines >= 0 || rows[row].count != 1 { return }
    let variable = entries.variable(rows[row].first)
    let wish = columns[variable].definition
    guard wish >= 0, columns[variable].composition < 0, rows[wish].relation == .equal,
      rows[wish].count == 1, priority(of: wish) < priority(of: row), isMember(variable)
    else { return }
    if simplex.isInMultipliers[columns[variable].position] { return }
    rows[wish].defines = -1
    rows[row].defines = variable
    columns[variable].definition = row
  }

  private mutating func chooseSides() {
    for place in 0..<memberRows.count {
      simplex.side[place] = firstSide(of: memberRows[place], at: simplex.residual[place])
    }
  }

  @inline(__always)
  private func firstSide(of row: Int32, at residual: Double) -> Int8 {
    let slope = slope(of: row, at: residual)
    return slope == 0 && rows[row].relation == .equal ? 1 : slope
  }

  /// Notes where the rows and stays were counted in the end, and the strongest priority among the
  /// rows that do not hold.
  private mutating func acceptSides(isFinished: Bool) {
    highestError = -1
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      if isInBasis(row) {
        rows[row].accepted = 0
        continue
      }
      let residual = residual(row)
      let slope = slope(of: row, at: residual)
      // A row at its kink that the multipliers count on one side of it must stay there.
      let pulls = simplex.countsStays && simplex.pulls[place]
      let isAtKink = pulls && abs(residual) <= tolerance
      rows[row].accepted =
        slope == 0 && (simplex.side[place] != 0 || isAtKink) ? 2 : slope == 0 && pulls ? 3 : slope
      if slope != 0, !isRequired(row) || isBroken(row, at: residual) {
        highestError = max(highestError, priority(of: row))
      }
    }
    for place in 0..<order.count {
      let variable = order[place]
      columns[variable].support = 0
      columns[variable].isSolved = true
      columns[variable].isCanonical = isFinished
      simplex.direction[variable] = 0
      if columns[variable].definition < 0 {
        columns[variable].stay = 0
      } else if columns[variable].stay != 0, abs(value[variable]) <= tolerance {
        columns[variable].stay = 2
      }
    }
  }

  /// Drops the composed definitions that this run made and replaced.
  private mutating func dropStaleCompositions(since mark: CompositionPool.Mark) {
    var end = mark
    for place in 0..<simplex.composed.count {
      let variable = simplex.composed[place]
      guard columns[variable].composition >= mark.compositions else { continue }
      columns[variable].composition = compositions.move(columns[variable].composition, behind: &end)
    }
    compositions.truncate(to: end)
  }

  /// Recomputes what depends on the structure of the basis.
  mutating func refreshBasis() {
    collectComposed()
    measureResiduals()
  }

  mutating func measureResiduals() {
    for place in 0..<memberRows.count { simplex.residual[place] = residual(memberRows[place]) }
  }

  /// Finds the members whose definitions are composed, and what these are composed from.
  mutating func collectComposed() {
    simplex.composed.removeAll()
    simplex.isInMultipliers.reset(to: false, count: order.count)
    for place in 0..<order.count where columns[order[place]].composition >= 0 {
      simplex.composed.append(order[place])
    }
    if simplex.composed.count > 1 {
      let columns = unsafe self.columns.base
      simplex.composed.sort { unsafe columns[Int($0)].composition < columns[Int($1)].composition }
    }
    for place in 0..<simplex.composed.count {
      let composed = compositions.all[columns[simplex.composed[place]].composition]
      for place in composed.multipliers {
        let defined = rows[compositions.multipliers[place].row].defines
        if defined >= 0, isMember(defined) {
          simplex.isInMultipliers[columns[defined].position] = true
        }
      }
    }
  }

  /// Values from definitions, in order: no error piles up over pivots.
  mutating func evaluate() {
    for place in 0..<order.count {
      let variable = order[place]
      if columns[variable].definition < 0 {
        value[variable] = rest(of: variable)
        if isPrecise { rounding[variable] = 0 }
        continue
      }
      let defining = definition(of: variable)
      var total = defining.constant
      var pivot = 1.0
      for place in defining.terms {
        let term = term(place, of: defining)
        if term.variable == variable {
          pivot = term.coefficient
        } else {
          total += term.coefficient * value[term.variable]
        }
      }
      value[variable] = total * (-1 / pivot)
      if isPrecise { rounding[variable] = 0 }
    }
    if isPrecise { refineValues() }
  }

  @inline(__always)
  func isMember(_ variable: Int32) -> Bool { columns[variable].stamp == tick }

  @inline(__always)
  func isInBasis(_ row: Int32) -> Bool {
    let defined = rows[row].defines
    return defined >= 0 && columns[defined].stamp == tick
  }
}
