extension Engine {
  /// Pivots until no definition is worth releasing; false if the limit was reached, the run stalled
  /// or the component leaks.
  ///
  /// One pricing serves many pivots: a candidate is taken as long as its cost along the line is
  /// still what pricing said.
  ///
  /// This ends. The cost is that of a linear program in which every row, and every stay that
  /// counts, has two variables, one for an error on either side; levels make its numbers ordered as
  /// vectors are, first component first, which is all that follows needs. A step of positive length
  /// lowers the cost, so that no basis comes back after one, and there are finitely many. Steps of
  /// length 0 are counted: a run that takes too many begins again with its rows perturbed, and
  /// there, after forty in one place, follows Bland's rule until a step has a length: of all
  /// definitions worth releasing the first, in a fixed order of rows and stays, and of all kinks in
  /// the nearest place the first in that order. By that rule no basis comes back, either (R. G.
  /// Bland, New finite pivoting rules for the simplex method, 1977). `limit` is for what rounding
  /// could do.
  @discardableResult
  mutating func pivot(_ mark: CompositionPool.Mark, limit: Int) -> Bool {
    var inPlace = 0
    var rounds = 0
    var next = 0
    var misses = 0
    var repricings = 0
    simplex.hasStalled = false
    simplex.followsBland = false
    simplex.candidates.removeAll()
    while rounds < limit {
      if next == simplex.candidates.count || misses > 1 {
        price()
        simplex.followsBland = simplex.isPerturbed && inPlace > simplex.perturbedPatience
        collectCandidates()
        if simplex.candidates.isEmpty { return true }
        next = 0
        misses = 0
        if releaseTogether() {
          next = simplex.candidates.count
          rounds += 1
          continue
        }
      }
      if next > 0 { sortCandidates() }
      let candidate = simplex.candidates[next]
      next += 1
      guard let variable = released(by: candidate, isFresh: next == 1) else {
        misses += 1
        continue
      }
      misses = 0
      rounds += 1
      let isInTheWay = next == 1 && simplex.releases.isEmpty && simplex.candidates.count > 64
      let entering = searchLine(releasing: variable, candidate.sign)
      if simplex.hasLeaked { return false }
      if entering == -1 || !hasPatience(&inPlace) {
        if entering == -1 { failures += 1 }
        return entering == -1
      }
      if simplex.followsBland { statistics.blandPivots += 1 }
      if !exchange(variable, entering, mark) {
        failures += 1
        return true
      }
      // Kinks at nearly the same distance, far out, may have been passed in the wrong order.
      if isPrecise { correctSides() }
      if isInTheWay, repricings < 8 {
        // What follows can perhaps be released together.
        repricings += 1
        next = simplex.candidates.count
      }
    }
    return false
  }

  /// Whether the optimum of the rows is at most a line: at all optima the definitions hold whose
  /// release costs something, also where more of them meet than it takes.
  var hasOneOptimalLine: Bool {
    simplex.releasableCount == 1 && !simplex.isPerturbed && !isPrecise
  }

  /// Brings the members to the optimum of the stays on the only line there is, without pricing:
  /// their cost is convex; false if the component leaks.
  mutating func descendLine(_ mark: CompositionPool.Mark) -> Bool {
    let variable = simplex.lastReleasable
    for sign in [1.0, -1] {
      findDirection(releasing: variable, sign)
      simplex.hasLeaked = false
      measureSlope(releasing: variable, sign)
      if !isFalling() { continue }
      let entering = searchLine(releasing: variable, sign)
      if simplex.hasLeaked { return false }
      if entering == -1 || !exchange(variable, entering, mark) { failures += 1 }
      return true
    }
    return true
  }

  /// The variable whose definition a candidate releases, with the direction and cost of that
  /// measured; nil if pivots since it was priced made the candidate void.
  private mutating func released(by candidate: Simplex.Candidate, isFresh: Bool) -> Int32? {
    let variable = candidate.row < 0 ? candidate.variable : rows[candidate.row].defines
    guard variable >= 0, isMember(variable), columns[variable].definition == candidate.row else {
      return nil
    }
    findDirection(releasing: variable, candidate.sign)
    simplex.hasLeaked = false
    measureSlope(releasing: variable, candidate.sign)
    if isFresh { return variable }
    for level in 0..<simplex.levelCount {
      let priced = simplex.candidateCosts[Int(candidate.cost) + level]
      if !isSame(priced, simplex.slope[level]) {
        simplex.hasLeaked = false
        return nil
      }
    }
    return variable
  }

  /// Counts pivots in place; false when there were too many in a run that is not yet perturbed.
  private mutating func hasPatience(_ inPlace: inout Int) -> Bool {
    if simplex.lastStep > 1e-12 {
      inPlace = 0
      return true
    }
    inPlace += 1
    if simplex.isPerturbed || inPlace <= simplex.patience + memberRows.count / 2 { return true }
    simplex.hasStalled = true
    return false
  }

  /// How all variables move when the row of one moves by `sign` and the other definitions hold; 0
  /// outside the component.
  private mutating func findDirection(releasing variable: Int32, _ sign: Double) {
    for place in 0..<order.count { simplex.direction[order[place]] = 0 }
    simplex.direction[variable] = sign
    let isInMultipliers = simplex.isInMultipliers[columns[variable].position]
    if isInMultipliers { spreadOverMultipliers() }
    propagate(from: isInMultipliers ? 0 : Int(columns[variable].position))
    if isPrecise { refineDirection(releasing: variable, sign) }
  }

  /// Moves what rests on what moves; `direction` holds how far each definition is to be missed, and
  /// then how far each variable moves for it.
  mutating func propagate(from start: Int) {
    for place in start..<order.count {
      let moved = order[place]
      if columns[moved].definition < 0 { continue }
      var change = simplex.direction[moved]
      simplex.direction[moved] = 0
      var pivot = 1.0
      let defining = definition(of: moved)
      for place in defining.terms {
        let term = term(place, of: defining)
        change -= term.coefficient * simplex.direction[term.variable]
        if term.variable == moved { pivot = term.coefficient }
      }
      if change != 0 { simplex.direction[moved] = change / pivot }
    }
  }

  /// Takes into composed definitions what the rows they are composed from are to miss.
  mutating func spreadOverMultipliers() {
    for place in 0..<simplex.composed.count {
      let variable = simplex.composed[place]
      var change = simplex.direction[variable]
      for place in compositions.all[columns[variable].composition].multipliers {
        let multiplier = compositions.multipliers[place]
        let defined = rows[multiplier.row].defines
        if defined >= 0, isMember(defined) {
          change -= multiplier.factor * simplex.direction[defined]
        }
      }
      simplex.direction[variable] = change
    }
  }

  /// How residuals change along the direction (`delta`), what that costs by level (`slope`), and
  /// where it changes (`kinks`).
  private mutating func measureSlope(releasing variable: Int32, _ sign: Double) {
    simplex.slope.reset(to: 0, count: simplex.levelCount)
    if isPrecise { simplex.slopeSize.reset(to: 0, count: simplex.levelCount) }
    simplex.kinks.removeAll()
    simplex.moving.removeAll()
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      if isInBasis(row) { continue }
      let delta = isPrecise ? exactChange(of: place) : change(of: row)
      if delta != 0 { noteMoving(Int32(place), delta) }
    }
    let leaving = columns[variable].definition
    if leaving >= 0 {
      simplex.delta[rows[leaving].position] = sign
      simplex.moving.append(rows[leaving].position)
    }
    let charge = charge(variable, sign)
    if charge.level >= 0 { addSlope(charge.weight, at: charge.level) }
    if !simplex.countsStays { return }
    addSlope(pullCharge(variable), at: pullLevel)
    for place in 0..<order.count {
      let moved = order[place]
      let delta = simplex.direction[moved]
      if delta == 0 || columns[moved].definition < 0 || columns[moved].stay == 0 { continue }
      addSlope(Double(columns[moved].stay) * delta * stayWeight(moved), at: stayLevel(moved))
      appendStayKink(of: moved, delta)
    }
  }

  /// How the residual of a row changes along the direction; 0 if its terms cancel out.
  @inline(__always)
  private func change(of row: Int32) -> Double {
    var change = 0.0
    var size = 0.0
    for entry in entryRange(row) {
      let part = entries.coefficient(entry) * simplex.direction[entries.variable(entry)]
      change += part
      size = max(size, abs(part))
    }
    return abs(change) < Self.cancellation * size ? 0 : change
  }

  @inline(__always)
  private mutating func noteMoving(_ place: Int32, _ delta: Double) {
    simplex.delta[place] = delta
    simplex.moving.append(place)
    if rows[memberRows[place]].defines >= 0 { simplex.hasLeaked = true }
    addSlope(Int(place), delta)
    appendKink(of: place, delta)
  }

  /// Adds what a row that changes by `delta` costs.
  @inline(__always)
  private mutating func addSlope(_ place: Int, _ delta: Double) {
    let level = Int(simplex.level[place])
    addSlope(Double(simplex.side[place]) * delta * simplex.weight[place], at: level)
    let pull = pull(place)
    if pull != 0 { addSlope(pull * delta, at: pullLevel) }
  }

  /// Adds to the slope at a level; where terms cancel out, it is 0.
  @inline(__always)
  mutating func addSlope(_ amount: Double, at level: Int) {
    simplex.slope[level] += amount
    if !isPrecise { return }
    simplex.slopeSize[level] = max(simplex.slopeSize[level], abs(amount))
    if abs(simplex.slope[level]) <= Self.noise * simplex.slopeSize[level] {
      simplex.slope[level] = 0
    }
  }
}
