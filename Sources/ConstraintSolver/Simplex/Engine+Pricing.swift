extension Engine {
  /// Multipliers of every level: the change of that level's cost per unit of a defining row's
  /// residual.
  mutating func price() {
    statistics.pricings += 1
    let levelCount = simplex.levelCount
    simplex.dual.reset(to: 0, count: order.count * levelCount)
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      let side = simplex.side[place]
      let pull = pull(place)
      if side == 0 && pull == 0 || isInBasis(row) { continue }
      let amount = Double(side) * simplex.weight[place]
      let level = Int(simplex.level[place])
      for entry in entryRange(row) where isMember(entries[entry].variable) {
        let at = Int(columns[entries[entry].variable].position) * levelCount + level
        simplex.dual[at] += amount * entries[entry].coefficient
        if pull != 0 { simplex.dual[at - level + pullLevel] += pull * entries[entry].coefficient }
      }
    }
    if simplex.countsStays { priceStays() }
    var place = order.count - 1
    while place >= 0 {
      passOn(place)
      place -= 1
    }
    chargeMultipliers()
  }

  private mutating func priceStays() {
    for place in 0..<order.count {
      let variable = order[place]
      if columns[variable].definition < 0 || columns[variable].stay == 0 { continue }
      let at = place * simplex.levelCount + stayLevel(variable)
      simplex.dual[at] += Double(columns[variable].stay) * stayWeight(variable)
    }
  }

  /// What a variable costs is passed on to those that define it.
  private mutating func passOn(_ place: Int) {
    let variable = order[place]
    let levelCount = simplex.levelCount
    if columns[variable].definition < 0 { return }
    let dual = unsafe simplex.dual.base + place * levelCount
    var isPriced = false
    for level in 0..<levelCount where unsafe dual[level] != 0 { isPriced = true }
    if !isPriced { return }
    let defining = definition(of: variable)
    var pivot = 1.0
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable { pivot = term.coefficient }
    }
    let inverse = 1 / pivot
    for level in 0..<levelCount { unsafe dual[level] *= inverse }
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable || !isMember(term.variable) { continue }
      let other = unsafe simplex.dual.base + Int(columns[term.variable].position) * levelCount
      for level in 0..<levelCount { unsafe other[level] -= term.coefficient * dual[level] }
    }
  }

  /// What a composed definition costs is charged to the rows it was composed from.
  private mutating func chargeMultipliers() {
    let levelCount = simplex.levelCount
    var place = simplex.composed.count - 1
    while place >= 0 {
      let variable = simplex.composed[place]
      place -= 1
      let dual = unsafe simplex.dual.base + Int(columns[variable].position) * levelCount
      for place in compositions.all[columns[variable].composition].multipliers {
        let multiplier = compositions.multipliers[place]
        let defined = rows[multiplier.row].defines
        if defined < 0 || !isMember(defined) { continue }
        let other = unsafe simplex.dual.base + Int(columns[defined].position) * levelCount
        for level in 0..<levelCount { unsafe other[level] -= multiplier.factor * dual[level] }
      }
    }
  }

  /// The level of a variable's stay: sizes before the pulls, positions after them.
  @inline(__always)
  func stayLevel(_ variable: Int32) -> Int {
    simplex.rowLevels + (columns[variable].kind == .size ? 0 : 2)
  }

  /// Weights of stays differ, so that no two vertices cost the same.
  @inline(__always)
  func stayWeight(_ variable: Int32) -> Double {
    var hash = UInt32(bitPattern: variable) &* 0x9e37_79b9 &+ 0x7f4a_7c15
    hash ^= hash >> 15
    hash = hash &* 0x85eb_ca6b
    hash ^= hash >> 13
    hash = hash &* 0xc2b2_ae35
    hash ^= hash >> 16
    return 1 + Double(hash) * 0x1p-42
  }

  /// The level and weight that the definition of a variable is charged with when it is released
  /// towards `sign`; the weight is 0 if it then still holds.
  @inline(__always)
  func charge(_ variable: Int32, _ sign: Double) -> (level: Int, weight: Double) {
    let row = columns[variable].definition
    if row < 0 {
      return simplex.countsStays ? (stayLevel(variable), stayWeight(variable)) : (-1, 0)
    }
    let place = rows[row].position
    return (
      Int(simplex.level[place]),
      rows[row].relation.opposes(sign) ? simplex.weight[place] : 0
    )
  }

  /// What the pull of the definition of a variable costs when it is released, either way.
  @inline(__always)
  func pullCharge(_ variable: Int32) -> Double {
    let row = columns[variable].definition
    return simplex.countsStays && row >= 0 && simplex.pulls[rows[row].position] ? 1 : 0
  }

  /// Collects the definitions worth releasing, steepest descent first, compared level by level.
  ///
  /// With `onlyOldest`, as Bland's rule has it, just the one of the oldest row.
  mutating func collectCandidates(onlyOldest: Bool) {
    simplex.candidates.removeAll()
    simplex.candidateCosts.removeAll()
    for place in 0..<order.count {
      considerReleasing(place, 1)
      considerReleasing(place, -1)
    }
    if simplex.candidates.count < 2 { return }
    if onlyOldest { return keepOldestCandidate() }
    let costs = unsafe simplex.candidateCosts.base
    let levelCount = simplex.levelCount
    simplex.candidates.sort { left, right in
      for level in 0..<levelCount {
        let one = unsafe costs[Int(left.cost) + level]
        let other = unsafe costs[Int(right.cost) + level]
        if abs(one - other) > Self.costTolerance { return one < other }
      }
      // What its stay holds least may go first: that is where the stays would have it in the end.
      if left.hold != right.hold { return left.hold > right.hold }
      return (left.row, left.variable) < (right.row, right.variable)
    }
  }

  @inline(__always)
  private mutating func considerReleasing(_ place: Int, _ sign: Double) {
    let variable = order[place]
    let charge = charge(variable, sign)
    let pull = pullCharge(variable)
    let levelCount = simplex.levelCount
    for level in 0..<levelCount {
      let own = level == charge.level ? charge.weight : level == pullLevel ? pull : 0
      let cost = sign * simplex.dual[place * levelCount + level] + own
      if cost > Self.costTolerance { return }
      if cost >= -Self.costTolerance { continue }
      simplex.candidates.append(
        .init(
          variable: variable, row: columns[variable].definition, sign: sign,
          hold: hold(variable, sign),
          cost: Int32(simplex.candidateCosts.count)))
      for level in 0..<levelCount {
        let own = level == charge.level ? charge.weight : level == pullLevel ? pull : 0
        simplex.candidateCosts.append(sign * simplex.dual[place * levelCount + level] + own)
      }
      return
    }
  }

  /// How much the stay of a variable welcomes the release of what defines it.
  @inline(__always)
  private func hold(_ variable: Int32, _ sign: Double) -> Double {
    let row = columns[variable].definition
    let rate = row < 0 ? sign : sign * coefficient(of: variable, in: row)
    let leaves = abs(value[variable]) <= Self.tolerance || value[variable] * rate > 0
    return leaves ? -stayWeight(variable) : stayWeight(variable)
  }

  private mutating func keepOldestCandidate() {
    var oldest = simplex.candidates[0]
    for place in 1..<simplex.candidates.count {
      let other = simplex.candidates[place]
      if (other.row, other.variable) < (oldest.row, oldest.variable) { oldest = other }
    }
    simplex.candidates[0] = oldest
    simplex.candidates.resize(to: 1, filler: oldest)
  }
}
