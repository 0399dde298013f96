/// What to solve again where a row is on the wrong side: the smallest neighborhood whose answer is
/// certain.
///
/// A component is made of the variables that rest on no more than a threshold, connected by rows.
/// Its answer holds if the highest error left in it is weaker than everything its boundary rests
/// on; otherwise the threshold rises.
extension Engine {
  mutating func repair(around row: Int32) {
    let threshold = weakestSupport(row)
    members.removeAll()
    for entry in entryRange(row) where columns[entries.variable(entry)].support <= threshold {
      members.append(entries.variable(entry))
    }
    repair(row: row, threshold: threshold)
  }

  /// Brings a variable that can move without cost to its unique value.
  mutating func repair(variable: Int32) {
    members.removeAll()
    members.append(variable)
    repair(row: -1, threshold: 0)
  }

  private mutating func repair(row: Int32, threshold first: Double) {
    statistics.repairs += 1
    var threshold = first
    while true {
      let boundary = gatherComponent(threshold)
      saveMembers()
      let mark = compositions.mark
      if standsAsItIs(row) {
        if !narrowOrder() { reevaluate() }
      } else {
        hasFullOrder = false
        sorter.sort(&memberRows, rows: rows, ages: ages, levels: levels)
        eliminate()
      }
      if boundary < Self.fixed, restsOutsideOnMembers() {
        threshold = boundary
        continue
      }
      // A run on a smaller component has settled its rows, but not for this one.
      if row >= 0, threshold == first, areMemberRowsSettled() { return }
      // Free variables alone rarely suffice where many rows pull: give up on them early.
      let isHasty = row >= 0 && threshold == 0 && boundary < priority(of: row)
      if runSimplex(since: mark, budget: isHasty ? 32 : .max) {
        // Levels above the highest error are at their optimum, 0, so that what rests on them is
        // unique.
        if boundary > highestError {
          if highestError >= Constraint.required { noteConflict() }
          return
        }
      } else if boundary > Constraint.required {
        failures += 1
        return
      }
      threshold = boundary
    }
  }

  @inline(__always)
  private func standsAsItIs(_ row: Int32) -> Bool {
    if row < 0 || hasAdoptedAll { return true }
    for place in 0..<members.count where columns[members[place]].isSolved { return true }
    return false
  }

  /// Whether every member row holds, as it did when it was last counted, or rests on stronger ones.
  ///
  /// A row that holds now and did not then has let go of what it had pushed aside.
  ///
  /// Mutating, since Swift 6.3 would copy an engine that is only looked at.
  private mutating func areMemberRowsSettled() -> Bool {
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      guard rows[row].defines < 0 else { continue }
      let residual = residual(row)
      let holds = slope(of: row, at: residual) == 0 && isSettled(row, at: residual)
      if !holds, weakestSupport(row) <= priority(of: row) { return false }
    }
    return true
  }

  /// Grows `members` over rows to all variables that rest on `threshold` or less; returns the
  /// weakest support of a variable left outside.
  private mutating func gatherComponent(_ threshold: Double) -> Double {
    nextTick()
    memberRows.removeAll()
    var kept = 0
    for place in 0..<members.count where columns[members[place]].stamp != tick {
      columns[members[place]].stamp = tick
      members[kept] = members[place]
      kept += 1
    }
    members.resize(to: kept, filler: 0)
    var boundary = Self.fixed
    pending.removeAll()
    for place in 0..<kept { pending.append(members[place]) }
    while !pending.isEmpty {
      var entry = columns[pending.last].head
      pending.removeLast()
      while entry >= 0 {
        let row = entries.links[entry].row
        entry = entries.links[entry].next
        if !rows[row].isActing || !joinRows(row) { continue }
        boundary = min(boundary, joinWeak(row, threshold))
      }
    }
    orderMembers()
    return boundary
  }

  /// Joins the variables of a row that rest on `threshold` or less; returns the weakest support of
  /// the others.
  private mutating func joinWeak(_ row: Int32, _ threshold: Double) -> Double {
    var boundary = Self.fixed
    for entry in entryRange(row) {
      let variable = entries.variable(entry)
      if columns[variable].stamp == tick { continue }
      if columns[variable].support <= threshold {
        columns[variable].stamp = tick
        members.append(variable)
        pending.append(variable)
      } else {
        boundary = min(boundary, columns[variable].support)
      }
    }
    return boundary
  }
}
