/// Which definitions are worth releasing, and what that costs.
extension Engine {
  /// Collects the definitions worth releasing, the steepest descent, compared level by level,
  /// first; see ``sortCandidates()``.
  ///
  /// Under Bland's rule just the first in the order of ``age(of:)``.
  mutating func collectCandidates() {
    simplex.candidates.removeAll()
    simplex.candidateCosts.removeAll()
    simplex.areCandidatesSorted = true
    for place in 0..<order.count {
      let sign = descent(at: place)
      if sign != 0 { considerReleasing(place, sign) }
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

  /// The sign towards which the release of a definition could pay, against the strongest multiplier
  /// that is not 0; 0 if there is none, since the definition itself only costs.
  @inline(__always)
  private func descent(at place: Int) -> Double {
    var sign = 0.0
    simplex.priced[place].forEach(of: simplex.levelCount) { level in
      let dual = simplex.dual[place * simplex.levelCount + level]
      if abs(dual) <= costTolerance { return true }
      sign = dual < 0 ? 1 : -1
      return false
    }
    return sign
  }

  @inline(__always)
  private mutating func considerReleasing(_ place: Int, _ sign: Double) {
    var counted = simplex.priced[place]
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
