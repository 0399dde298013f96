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

  /// Collects the definitions worth releasing, the steepest descent, compared level by level,
  /// first; see ``sortCandidates()``.
  ///
  /// Under Bland's rule just the first in the order of ``age(of:)``.
  mutating func collectCandidates() {
    simplex.candidates.removeAll()
    simplex.candidateCosts.removeAll()
    simplex.areCandidatesSorted = true
    for place in 0..<order.count {
      considerReleasing(place, 1)
      considerReleasing(place, -1)
    }
    if simplex.candidates.count < 2 { return }
    if simplex.followsBland { return keepOldestCandidate() }
    var best = 0
    for place in 1..<simplex.candidates.count
    where precedes(simplex.candidates[place], simplex.candidates[best]) {
      best = place
    }
    let first = simplex.candidates[best]
    simplex.candidates[best] = simplex.candidates[0]
    simplex.candidates[0] = first
    simplex.areCandidatesSorted = false
  }

  /// Sorts the candidates behind the first, which is the best already.
  mutating func sortCandidates() {
    if simplex.areCandidatesSorted { return }
    simplex.areCandidatesSorted = true
    let costs = unsafe simplex.candidateCosts.base
    let levelCount = simplex.levelCount
    let isPrecise = isPrecise
    simplex.candidates.sort { unsafe Self.precedes($0, $1, costs, levelCount, isPrecise) }
  }

  @inline(__always)
  private func precedes(_ left: Simplex.Candidate, _ right: Simplex.Candidate) -> Bool {
    unsafe Self.precedes(
      left, right, simplex.candidateCosts.base, simplex.levelCount, isPrecise)
  }

  /// Whether the first of two candidates is the steeper descent.
  @inline(__always)
  private static func precedes(
    _ left: Simplex.Candidate, _ right: Simplex.Candidate, _ costs: UnsafeMutablePointer<Double>,
    _ levelCount: Int, _ isPrecise: Bool
  ) -> Bool {
    for level in 0..<levelCount {
      let one = unsafe costs[Int(left.cost) + level]
      let other = unsafe costs[Int(right.cost) + level]
      let room = isPrecise ? noise * max(abs(one), abs(other)) : plainCostTolerance
      if abs(one - other) > room { return one < other }
    }
    // What its stay holds least may go first: that is where the stays would have it in the end.
    if left.hold != right.hold { return left.hold > right.hold }
    return (left.row, left.variable) < (right.row, right.variable)
  }

  @inline(__always)
  private mutating func considerReleasing(_ place: Int, _ sign: Double) {
    var counted = simplex.priced[place]
    // Nothing is won, and the definition itself only costs.
    if counted.isEmpty { return }
    let variable = order[place]
    let charge = charge(variable, sign)
    let pull = pullCharge(variable)
    if charge.weight != 0 { counted.insert(charge.level) }
    if pull != 0 { counted.insert(pullLevel) }
    let levelCount = simplex.levelCount
    var isWorth = false
    var couldBeRounding = false
    counted.forEach(of: levelCount) { level in
      let cost = cost(place, sign, level, charge, pull)
      isWorth = cost < -costTolerance
      if abs(cost) <= costTolerance { return true }
      couldBeRounding = abs(cost) < Self.doubtfulCost && level < simplex.rowLevels
      return false
    }
    if couldBeRounding { isDoubtful = true }
    if !isWorth { return }
    simplex.candidates.append(
      .init(
        variable: variable, row: columns[variable].definition, sign: sign,
        hold: hold(variable, sign), cost: Int32(simplex.candidateCosts.count)))
    for level in 0..<levelCount {
      simplex.candidateCosts.append(cost(place, sign, level, charge, pull))
    }
  }

  /// What the release of a definition costs at a level; 0 if that is the rounding of its parts.
  @inline(__always)
  func cost(
    _ place: Int, _ sign: Double, _ level: Int, _ charge: (level: Int, weight: Double),
    _ pull: Double
  ) -> Double {
    let dual = simplex.dual[place * simplex.levelCount + level]
    let own = own(level, charge, pull)
    let cost = sign * dual + own
    return isPrecise && abs(cost) <= Self.noise * max(abs(dual), own) ? 0 : cost
  }

  /// What counts as 0 among costs.
  @inline(__always)
  var costTolerance: Double { isPrecise ? Self.refinedCostTolerance : Self.plainCostTolerance }

  /// Whether two costs are the same but for rounding.
  @inline(__always)
  func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other)
      <= (isPrecise ? 4 * Self.noise * max(abs(one), abs(other)) : Self.plainCostTolerance)
  }

  /// What the release of a definition costs at a level by itself.
  @inline(__always)
  private func own(_ level: Int, _ charge: (level: Int, weight: Double), _ pull: Double) -> Double {
    level == charge.level ? charge.weight : level == pullLevel ? pull : 0
  }

  /// How much the stay of a variable welcomes the release of what defines it.
  @inline(__always)
  private func hold(_ variable: Int32, _ sign: Double) -> Double {
    let row = columns[variable].definition
    let rate = row < 0 ? sign : sign * coefficient(of: variable, in: row)
    let leaves = abs(value[variable]) <= tolerance || value[variable] * rate > 0
    return leaves ? -stayWeight(variable) : stayWeight(variable)
  }

  private mutating func keepOldestCandidate() {
    var oldest = simplex.candidates[0]
    for place in 1..<simplex.candidates.count {
      let other = simplex.candidates[place]
      if age(of: other) < age(of: oldest) { oldest = other }
    }
    simplex.candidates[0] = oldest
    simplex.candidates.resize(to: 1, filler: oldest)
  }

  /// The place of what a candidate releases in a fixed order of stays and rows; kinks are ordered
  /// so too.
  private func age(of candidate: Simplex.Candidate) -> Int64 {
    candidate.row < 0 ? Int64(-2 - candidate.variable) : Int64(ages[candidate.row])
  }
}
