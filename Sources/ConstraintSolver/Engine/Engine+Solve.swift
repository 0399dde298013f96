extension Engine {
  /// Brings all values up to date with the rows, and ``conflicts`` with those that cannot hold.
  ///
  /// - Complexity: Linear in the size of the components that changed, as a rule; a resize is one
  ///   pass over what depends on the parameters that moved.
  mutating func solve() {
    solveSoundly()
    history.isBroken = !conflicts.isEmpty
  }

  /// Solves the changes, or everything anew where numbers get too inexact for that.
  private mutating func solveSoundly() {
    let before = failures
    solveChanges()
    var isSound = failures == before
    // What finds no end in plain numbers may in refined ones.
    if !isSound { isDoubtful = true }
    // Numerical trouble: factors are disposable, so start again; then with all kinks told apart.
    if !isSound || needsPrecision != isPrecise { isSound = rebuildSoundly() }
    if isSound { return }
    perturbsAtOnce = true
    rebuild()
    perturbsAtOnce = false
  }

  /// Solves everything anew; false if that meets numerical trouble.
  private mutating func rebuildSoundly() -> Bool {
    let before = failures
    rebuild()
    return failures == before
  }

  /// Goes the shortest way to what the changes lead to: a pass over the tape, a step back, or a
  /// solve of what they touch.
  private mutating func solveChanges() {
    conflicts.removeAll()
    levels.rankSlots()
    guard isBuilt, isPrecise == needsPrecision else { return rebuild() }
    if stateChanges.isEmpty, changedRows.isEmpty, seeds.isEmpty,
      movedParameters.count <= Tape.capacity, !isPrecise || movedParameters.isEmpty
    {
      if !movedParameters.isEmpty { follow() }
      return
    }
    if goBack() { return }
    beginStep()
    applyStateChanges()
    solveAnew()
    endStep()
  }

  /// Lets values follow the parameters that moved; a step survives that if no side changes.
  private mutating func follow() {
    let repairs = statistics.repairs
    replay()
    history.moves += 1
    if statistics.repairs != repairs || !conflicts.isEmpty { history.forget() }
  }

  /// Solves what the changes touch.
  private mutating func solveAnew() {
    catchUp()
    for place in 0..<changedRows.count { tape.noteRow(changedRows[place]) }
    hasAdoptedAll = changedRows.isEmpty && movedParameters.isEmpty
    seedMovedParameters()
    seedSolved()
    if !seeds.isEmpty {
      gatherDownstream()
      saveMembers()
      hasAdoptedAll = movedParameters.isEmpty && hasTakenUpChanges()
      sorter.sort(&memberRows, rows: rows, ages: ages, levels: levels)
      eliminate()
      hasFullOrder = true
      queueMemberRows()
    }
    for place in 0..<changedRows.count where rows[changedRows[place]].isActing {
      queue(changedRows[place])
      queuePulled(changedRows[place])
    }
    changedRows.removeAll()
    seeds.removeAll()
    movedParameters.removeAll()
    drain()
  }

  @inline(__always)
  func residual(_ row: Int32) -> Double {
    if isPrecise {
      return Self.exactResidual(rows[row], entries, value, rounding)
    }
    var result = rows[row].constant
    for entry in entryRange(row) {
      result += entries.coefficient(entry) * value[entries.variable(entry)]
    }
    return result
  }

  /// The derivative of a row's error at a residual: 1, -1, or 0 where the row holds.
  @inline(__always)
  func slope(of row: Int32, at residual: Double) -> Int8 {
    rows[row].relation.slope(at: residual, within: tolerance)
  }

  /// Whether a row outside the basis is still on the side it was counted on.
  @inline(__always)
  func isSettled(_ row: Int32, at residual: Double) -> Bool {
    let accepted = rows[row].accepted
    if accepted == 3 { return slope(of: row, at: residual) == 0 }
    if accepted == 2 { return abs(residual) <= tolerance }
    return slope(of: row, at: residual) == accepted
  }

  /// The weakest priority that the variables of a row rest on.
  @inline(__always)
  func weakestSupport(_ row: Int32) -> Double {
    var weakest = Self.fixed
    for entry in entryRange(row) {
      weakest = min(weakest, columns[entries.variable(entry)].support)
    }
    return weakest
  }

  /// Queues a row that is not on the side it was counted on, if something weak enough could give.
  @inline(__always)
  mutating func queue(_ row: Int32) {
    if rows[row].defines >= 0 || isSettled(row, at: residual(row)) { return }
    let weakest = weakestSupport(row)
    if weakest > priority(of: row), weakest < Self.fixed || !isRequired(row) { return }
    violated.append(row)
  }

  /// A row that pulls may move what rests freely, also if it holds.
  private mutating func queuePulled(_ row: Int32) {
    guard rows[row].relation != .equal, rows[row].defines < 0 else { return }
    for entry in entryRange(row) {
      let variable = entries.variable(entry)
      guard columns[variable].support == 0, columns[variable].kind != .parameter else { continue }
      if columns[variable].definition < 0 || columns[variable].stay != 0
        || !columns[variable].isCanonical
      {
        save(variable)
        columns[variable].isCanonical = false
        tape.note(variable)
        loose.append(variable)
      }
    }
  }

  mutating func queueMemberRows() {
    for place in 0..<memberRows.count { queue(memberRows[place]) }
  }

  /// Repairs what is queued, strongest first, then oldest.
  mutating func drain() {
    sorter.sort(&violated, rows: rows, ages: ages, levels: levels)
    var place = 0
    while place < violated.count {
      let row = violated[place]
      place += 1
      guard rows[row].isActing, rows[row].defines < 0, !isSettled(row, at: residual(row)) else {
        continue
      }
      let weakest = weakestSupport(row)
      if weakest <= priority(of: row) {
        repair(around: row)
      } else if weakest == Self.fixed, isRequired(row), isBroken(row) {
        conflicts.append(Contradiction(rows: [row], isMinimal: true))
      }
    }
    violated.removeAll()
    place = 0
    while place < loose.count {
      let variable = loose[place]
      place += 1
      if isLoose(variable) { repair(variable: variable) }
    }
    loose.removeAll()
    hasFullOrder = false
    if compositions.isWasteful { compactCompositions() }
  }

  /// Whether a variable can move, and its stay is not on the side it was counted on.
  @inline(__always)
  func isLoose(_ variable: Int32) -> Bool {
    if !wantsUniqueOptimum || columns[variable].support != 0 { return false }
    let amount = value[variable]
    if !columns[variable].isCanonical { return abs(amount) > tolerance || isPulled(variable) }
    switch columns[variable].stay {
    case 0: return false
    case 2: return abs(amount) > tolerance
    case let side: return Relation.equal.slope(at: amount, within: tolerance) != side
    }
  }
}
