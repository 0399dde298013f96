/// Going back to a solution there was.
extension Engine {
  /// Takes the step that what is to be done undoes; false if there is none.
  mutating func goBack() -> Bool {
    guard changedRows.isEmpty, seeds.isEmpty, movedParameters.isEmpty else { return false }
    var changes = 0
    for place in 0..<stateChanges.count
    where rows[stateChanges[place].row].state != stateChanges[place].before {
      changes += 1
    }
    for step in 0..<history.steps.count where isUndone(step, changes) {
      history.takeOut(step)
      takeDraft()
      return true
    }
    return false
  }

  /// Whether a step led to the present solution, and the changes of state there are, which number
  /// `count`, undo its own.
  @inline(__always)
  private func isUndone(_ step: Int, _ count: Int) -> Bool {
    guard history.steps[step].after == history.solution,
      history.steps[step].stateChanges.count == count
    else { return false }
    for place in 0..<count {
      let change = history.steps[step].stateChanges[place]
      if rows[change.row].state != change.before { return false }
    }
    return true
  }

  /// Takes the step in the draft: what it saved is found again, and what there was is saved in it,
  /// so that it leads back.
  private mutating func takeDraft() {
    statistics.stepsBack += 1
    // Parameters have moved since its values were found.
    let isBehind = history.draft.moves != history.moves
    if isBehind { catchUp() }
    for place in 0..<stateChanges.count { tape.noteRow(stateChanges[place].row) }
    clearStateChanges()
    history.draft.prepare()
    exchangeVariables()
    exchangeRows()
    // What a repair changes is not in the step.
    if isBehind, !followMoves() { return history.forget() }
    history.turnDraft()
  }

  /// Exchanges what is known of the variables with what the step saved of them.
  @inline(__always)
  private mutating func exchangeVariables() {
    for place in 0..<history.draft.variables.count {
      let saved = history.draft.variables[place]
      let variable = saved.variable
      history.draft.variables[place].solution = columns[variable].solution
      history.draft.variables[place].value = value[variable]
      columns[variable].solution = saved.solution
      value[variable] = saved.value
      touch(variable)
    }
  }

  /// Exchanges what is known of the rows with what the step saved of them.
  @inline(__always)
  private mutating func exchangeRows() {
    for place in 0..<history.draft.rows.count {
      let saved = history.draft.rows[place]
      history.draft.rows[place].defines = rows[saved.row].defines
      history.draft.rows[place].accepted = rows[saved.row].accepted
      rows[saved.row].defines = saved.defines
      rows[saved.row].accepted = saved.accepted
      tape.noteRow(saved.row)
    }
  }

  /// Lets values follow the parameters that have moved since the solution was left; false if rows
  /// changed their sides for that, and were repaired.
  private mutating func followMoves() -> Bool {
    nextTick()
    members.removeAll()
    memberRows.removeAll()
    for place in 0..<history.draft.variables.count { join(history.draft.variables[place].variable) }
    for place in 0..<members.count {
      var entry = columns[members[place]].head
      while entry >= 0 {
        let row = entries.links[entry].row
        entry = entries.links[entry].next
        if rows[row].isActing { _ = joinRows(row) }
      }
    }
    for place in 0..<history.draft.stateChanges.count {
      let row = history.draft.stateChanges[place].row
      if rows[row].isActing { _ = joinRows(row) }
    }
    hasAdoptedAll = false
    reevaluateOnly()
    queueMemberRows()
    for place in 0..<members.count where isLoose(members[place]) { loose.append(members[place]) }
    let repairs = statistics.repairs
    drain()
    return statistics.repairs == repairs && conflicts.isEmpty
  }

  /// Evaluates the members, and leaves what their values rest on as it is: of what a simplex run
  /// solved, definitions alone do not tell that.
  private mutating func reevaluateOnly() {
    var supports = Buffer<Double>(capacity: members.count)
    for place in 0..<members.count { supports.append(columns[members[place]].support) }
    reevaluate()
    for place in 0..<members.count { columns[members[place]].support = supports[place] }
  }
}
