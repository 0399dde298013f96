extension Engine {
  /// Moves along the direction to the kink where the cost vector stops falling.
  ///
  /// Does not move if that would break the definition of a variable outside: then the component is
  /// too small, and `hasLeaked` is set.
  ///
  /// - Returns: The position in `memberRows` of the row met there, -2 - v for the stay of variable v,
  ///   -1 if there is none.
  mutating func searchLine(releasing variable: Int32, _ sign: Double) -> Int {
    collectKinks(leaving: columns[variable].definition)
    if simplex.hasLeaked { return -1 }
    var entering = -1
    var distance = 0.0
    while let kink = simplex.kinks.popFirst() {
      let level = kink.row < 0 ? stayLevel(-2 - kink.row) : Int(simplex.level[kink.row])
      addSlope(kink.increase, at: level)
      if kink.row >= 0, simplex.countsStays, simplex.pulls[kink.row] {
        addSlope(2 * abs(simplex.delta[kink.row]), at: pullLevel)
      }
      if !isFalling() || simplex.followsBland {
        entering = Int(kink.row)
        distance = kink.distance
        break
      }
      cross(Int(kink.row))
    }
    if entering == -1 { return -1 }
    leave(variable, sign)
    simplex.lastStep = distance
    move(by: distance)
    if entering >= 0 { simplex.residual[entering] = 0 }
    return entering
  }

  private mutating func collectKinks(leaving: Int32) {
    simplex.kinks.removeAll()
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      let delta = simplex.delta[place]
      if delta == 0 || row == leaving { continue }
      if rows[row].defines >= 0 { simplex.hasLeaked = true }
      appendKink(of: Int32(place), delta)
    }
    if simplex.countsStays { collectStayKinks() }
    if !simplex.isPerturbed { simplex.kinks.align(relative: isPrecise) }
    simplex.kinks.heapify()
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
    let distance = max(0, -simplex.residual[place] / delta)
    simplex.kinks.append(
      .init(
        distance: distance, key: distance,
        increase: relation == .equal ? 2 * increase : increase, row: place,
        age: Int64(rows[row].age)))
  }

  private mutating func collectStayKinks() {
    for place in 0..<order.count {
      let moved = order[place]
      let delta = simplex.direction[moved]
      if delta == 0 || columns[moved].definition < 0 || Double(columns[moved].stay) * delta >= 0 {
        continue
      }
      let distance = max(0, (rest(of: moved) - value[moved]) / delta)
      simplex.kinks.append(
        .init(
          distance: distance, key: distance,
          increase: 2 * abs(delta) * stayWeight(moved), row: -2 - moved, age: Int64(-2 - moved)))
    }
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
    for place in 0..<memberRows.count where simplex.delta[place] != 0 {
      simplex.residual[place] += distance * simplex.delta[place]
    }
  }
}
