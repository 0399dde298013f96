extension Engine {
  /// Moves along the direction to the kink where the cost vector stops falling.
  ///
  /// Does not move if that would break the definition of a variable outside: then the component is
  /// too small, and `hasLeaked` is set.
  ///
  /// - Returns: The position in `memberRows` of the row met there, -2 - v for the stay of variable
  ///   v, -1 if there is none.
  mutating func searchLine(releasing variable: Int32, _ sign: Double) -> Int {
    if simplex.hasLeaked { return -1 }
    let stop = findStop()
    if stop < 0 { return -1 }
    for place in 0..<stop { cross(Int(simplex.kinks[place].row)) }
    let met = simplex.kinks[stop]
    let distance = distance(to: met.row)
    leave(variable, sign)
    simplex.lastStep = distance
    move(by: distance)
    if met.row >= 0 { simplex.residual[met.row] = 0 }
    return Int(met.row)
  }

  /// The place in `kinks` of the one where the cost stops falling, with those passed before it; -1
  /// if there is none.
  ///
  /// What lies on one side of some kink is summed up without being sorted: increases are never
  /// negative, so that the slope only rises along the line.
  ///
  /// - Complexity: O(*n*) for *n* kinks, as a rule.
  mutating func findStop() -> Int {
    if simplex.followsBland { return simplex.kinks.moveNearestToFront() ? 0 : -1 }
    let count = simplex.kinks.count
    var low = 0
    var high = count
    while low < high {
      let middle = simplex.kinks.split(low, high)
      if middle > low {
        keepSlope()
        for place in low..<middle { pass(simplex.kinks[place]) }
        if !isFalling() {
          restoreSlope()
          high = middle
          continue
        }
      }
      pass(simplex.kinks[middle])
      if !isFalling() { return middle }
      low = middle + 1
    }
    // Summed up in another order, the same numbers may fall short of stopping it.
    return high < count ? high - 1 : -1
  }

  /// Adds what a kink adds to the slope.
  @inline(__always)
  private mutating func pass(_ kink: Kink) {
    if kink.row < 0 { return addSlope(kink.increase, at: stayLevel(-2 - kink.row)) }
    addSlope(kink.increase, at: Int(simplex.level[kink.row]))
    if simplex.countsStays, simplex.pulls[kink.row] {
      addSlope(2 * abs(simplex.delta[kink.row]), at: pullLevel)
    }
  }

  private mutating func keepSlope() {
    simplex.keptSlope.removeAll()
    for level in 0..<simplex.levelCount { simplex.keptSlope.append(simplex.slope[level]) }
    if !isPrecise { return }
    for level in 0..<simplex.levelCount { simplex.keptSlope.append(simplex.slopeSize[level]) }
  }

  private mutating func restoreSlope() {
    for level in 0..<simplex.levelCount { simplex.slope[level] = simplex.keptSlope[level] }
    if !isPrecise { return }
    for level in 0..<simplex.levelCount {
      simplex.slopeSize[level] = simplex.keptSlope[simplex.levelCount + level]
    }
  }

  /// Appends the kink of a row that changes by `delta`, if it lies ahead.
  @inline(__always)
  mutating func appendKink(of place: Int32, _ delta: Double) {
    // Heading for the kink, or out of the side that holds?
    let row = memberRows[place]
    let relation = rows[row].relation
    let side = Double(simplex.side[place])
    guard side * delta < 0 || (side == 0 && relation.opposes(delta)) else { return }
    let increase = abs(delta) * simplex.weight[place]
    simplex.kinks.append(
      .init(
        key: key(max(0, -simplex.residual[place] / delta)),
        increase: relation == .equal ? 2 * increase : increase, row: place,
        age: Int64(ages[row])))
  }

  /// Appends the kink of the stay of a variable that moves by `delta`, if it lies ahead.
  @inline(__always)
  mutating func appendStayKink(of moved: Int32, _ delta: Double) {
    if Double(columns[moved].stay) * delta >= 0 { return }
    simplex.kinks.append(
      .init(
        key: key(max(0, (rest(of: moved) - value[moved]) / delta)),
        increase: 2 * abs(delta) * stayWeight(moved), row: -2 - moved, age: Int64(-2 - moved)))
  }

  /// How far away the kink of a row, or a stay, lies.
  @inline(__always)
  private func distance(to kink: Int32) -> Double {
    if kink >= 0 { return max(0, -simplex.residual[kink] / simplex.delta[kink]) }
    let moved = -2 - kink
    return max(0, (rest(of: moved) - value[moved]) / simplex.direction[moved])
  }

  /// What kinks are ordered by; in a perturbed run, where all lie apart, the distance itself.
  @inline(__always)
  private func key(_ distance: Double) -> Double {
    if simplex.isPerturbed { return distance }
    return isPrecise ? distance.alignedRelatively : distance.alignedAbsolutely
  }

  @inline(__always)
  func isFalling() -> Bool {
    for level in 0..<simplex.levelCount {
      if simplex.slope[level] < -costTolerance { return true }
      if simplex.slope[level] > costTolerance { return false }
    }
    return false
  }

  /// Passes a kink: its row, or stay, is counted on the other side.
  mutating func cross(_ kink: Int) {
    if kink < 0 {
      let variable = Int32(-2 - kink)
      columns[variable].stay = -columns[variable].stay
      return
    }
    let side = simplex.side[kink]
    switch rows[memberRows[kink]].relation {
    case .equal: simplex.side[kink] = -side
    case .lessThanOrEqual: simplex.side[kink] = side != 0 ? 0 : 1
    case .greaterThanOrEqual: simplex.side[kink] = side != 0 ? 0 : -1
    }
  }

  /// Chooses the side on which what defined a variable is counted from now on.
  private mutating func leave(_ variable: Int32, _ sign: Double) {
    let row = columns[variable].definition
    if row < 0 { columns[variable].stay = sign > 0 ? 1 : -1 } else { leave(row, sign: sign) }
  }

  /// Chooses the side on which a row that leaves the basis is counted.
  mutating func leave(_ row: Int32, sign: Double) {
    simplex.side[rows[row].position] = rows[row].relation.opposes(sign) ? (sign > 0 ? 1 : -1) : 0
  }

  private mutating func move(by distance: Double) {
    guard distance > 0 else { return }
    for place in 0..<order.count {
      value[order[place]] += distance * simplex.direction[order[place]]
    }
    for place in 0..<simplex.moving.count {
      let row = simplex.moving[place]
      simplex.residual[row] += distance * simplex.delta[row]
    }
  }
}
