extension Engine {
  /// Multipliers of every level: the change of that level's cost per unit of a defining row's
  /// residual.
  mutating func price() {
    let levelCount = simplex.levelCount
    simplex.dual.reset(to: 0, count: order.count * levelCount)
    simplex.priced.reset(to: LevelSet(), count: order.count)
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      let side = simplex.side[place]
      let pull = pull(place)
      if side == 0 && pull == 0 || isInBasis(row) { continue }
      let amount = Double(side) * simplex.weight[place]
      let level = Int(simplex.level[place])
      for entry in entryRange(row) where isMember(entries.variable(entry)) {
        let place = Int(columns[entries.variable(entry)].position)
        let coefficient = entries.coefficient(entry)
        if side != 0 { charge(amount * coefficient, at: place, level) }
        if pull != 0 { charge(pull * coefficient, at: place, pullLevel) }
      }
    }
    if simplex.countsStays { priceStays() }
    passOnAll()
    if isPrecise { refinePricing() }
  }

  /// Turns what variables cost, in `dual`, into what the rows that define them do.
  mutating func passOnAll() {
    var place = order.count - 1
    while place >= 0 {
      passOn(place)
      place -= 1
    }
    chargeMultipliers()
  }

  @inline(__always)
  private mutating func charge(_ amount: Double, at place: Int, _ level: Int) {
    simplex.dual[place * simplex.levelCount + level] += amount
    simplex.priced[place].insert(level)
  }

  private mutating func priceStays() {
    for place in 0..<order.count {
      let variable = order[place]
      if columns[variable].definition < 0 || columns[variable].stay == 0 { continue }
      charge(
        Double(columns[variable].stay) * stayWeight(variable), at: place, stayLevel(variable))
    }
  }

  /// What a variable costs is passed on to those that define it.
  private mutating func passOn(_ place: Int) {
    let variable = order[place]
    let levelCount = simplex.levelCount
    if columns[variable].definition < 0 { return }
    let priced = simplex.priced[place]
    if priced.isEmpty { return }
    let dual = unsafe simplex.dual.base + place * levelCount
    let defining = definition(of: variable)
    var pivot = 1.0
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable { pivot = term.coefficient }
    }
    let inverse = 1 / pivot
    priced.forEach(of: levelCount) { level in
      unsafe dual[level] *= inverse
      return true
    }
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable || !isMember(term.variable) { continue }
      unsafe passOn(dual, priced, times: term.coefficient, to: columns[term.variable].position)
    }
  }

  @inline(__always)
  private mutating func passOn(
    _ dual: UnsafeMutablePointer<Double>, _ priced: LevelSet, times factor: Double,
    to place: Int32
  ) {
    let other = unsafe simplex.dual.base + Int(place) * simplex.levelCount
    simplex.priced[place].formUnion(priced)
    priced.forEach(of: simplex.levelCount) { level in
      unsafe other[level] -= factor * dual[level]
      return true
    }
  }

  /// What a composed definition costs is charged to the rows it was composed from.
  private mutating func chargeMultipliers() {
    var place = simplex.composed.count - 1
    while place >= 0 {
      let variable = simplex.composed[place]
      place -= 1
      let position = columns[variable].position
      let priced = simplex.priced[position]
      if priced.isEmpty { continue }
      let dual = unsafe simplex.dual.base + Int(position) * simplex.levelCount
      for place in compositions.all[columns[variable].composition].multipliers {
        let multiplier = compositions.multipliers[place]
        let defined = rows[multiplier.row].defines
        if defined < 0 || !isMember(defined) { continue }
        unsafe passOn(dual, priced, times: multiplier.factor, to: columns[defined].position)
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
}
