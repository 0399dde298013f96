/// All that was derived is disposable, and can be found anew.
extension Engine {
  /// Solves everything from the rows alone.
  mutating func rebuild() {
    if isBuilt { forgetRows() }
    isBuilt = true
    isPrecise = needsPrecision
    rounding.reset(to: 0, count: isPrecise ? variableCount : 0)
    hasAdoptedAll = true
    forgetDerived()
    levels.rankSlots()
    nextTick()
    members.removeAll()
    for variable in 0..<Int32(variableCount)
    where columns[variable].kind == .position || columns[variable].kind == .size {
      join(variable)
    }
    sorter.sortAll(into: &memberRows, rows: rows, ages: ages, levels: levels)
    eliminateUncounted()
    hasFullOrder = true
    compositions.noteLive()
    // In the order of memory, not of priority.
    for row in 0..<Int32(rows.count) where rows[row].isActing { queue(row) }
    drain()
    compositions.noteLive()
    if needsPrecision != isPrecise { rebuild() }
  }

  /// Forgets what the last solution made of the rows.
  private mutating func forgetRows() {
    for row in 0..<rows.count {
      rows[row].accepted = 0
      rows[row].defines = -1
    }
  }

  /// Forgets what else was derived, and what was to be done.
  private mutating func forgetDerived() {
    compositions.removeAll()
    conflicts.removeAll()
    tape.invalidate()
    history.forget()
    clearStateChanges()
    changedRows.removeAll()
    seeds.removeAll()
    movedParameters.removeAll()
    violated.removeAll()
    loose.removeAll()
  }
}
