/// Going back to a solution there was.
extension Engine {
  /// Takes a step that undoes what changed; false if there is none.
  mutating func goBack() -> Bool {
    guard changedRows.isEmpty, seeds.isEmpty, movedParameters.isEmpty else { return false }
    var changes = 0
    for place in 0..<stateChanges.count
    where rows[stateChanges[place].row].state != stateChanges[place].before {
      changes += 1
    }
    for step in 0..<history.steps.count where undoes(step, changes) {
      take(history.steps.remove(step))
      return true
    }
    return false
  }

  /// Whether a step leads away from the present solution by the changes there are, which number
  /// `count`.
  ///
  /// At its end each of its rows was in another state.
  @inline(__always)
  private func undoes(_ step: Int, _ count: Int) -> Bool {
    guard history.steps[step].after == history.solution,
      history.steps[step].stateChanges.count == count
    else { return false }
    for place in 0..<count {
      let change = history.steps[step].stateChanges[place]
      if rows[change.row].state != change.before { return false }
    }
    return true
  }

  private mutating func take(_ step: consuming Step) {
    statistics.stepsBack += 1
    let isBehind = step.moves != history.moves
    if isBehind { catchUp() }
    for place in 0..<stateChanges.count { tape.noteRow(stateChanges[place].row) }
    clearStateChanges()
    exchangeCompositions(&step)
    for place in 0..<step.variables.count {
      let saved = step.variables[place]
      let variable = saved.variable
      step.variables[place].solution = columns[variable].solution
      step.variables[place].value = value[variable]
      columns[variable].solution = saved.solution
      value[variable] = saved.value
      touch(variable)
    }
    for place in 0..<step.rows.count {
      let saved = step.rows[place]
      step.rows[place].defines = rows[saved.row].defines
      step.rows[place].accepted = rows[saved.row].accepted
      rows[saved.row].defines = saved.defines
      rows[saved.row].accepted = saved.accepted
      tape.noteRow(saved.row)
    }
    if isBehind, !followMoves(step) { return history.forget() }
    history.turn(step)
    if compositions.isWasteful { compactCompositions() }
  }

  /// Lets values follow parameters that moved since the solution was left, and repairs where a side
  /// changed; false if one did.
  private mutating func followMoves(_ step: borrowing Step) -> Bool {
    nextTick()
    members.removeAll()
    memberRows.removeAll()
    for place in 0..<step.variables.count { join(step.variables[place].variable) }
    for place in 0..<members.count {
      var entry = columns[members[place]].head
      while entry >= 0 {
        let row = links[entry].row
        entry = links[entry].next
        if rows[row].isActing { _ = joinRows(row) }
      }
    }
    for place in 0..<step.stateChanges.count {
      let row = step.stateChanges[place].row
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

  /// Evaluates the members; what their values rest on stands, which definitions alone do not tell of
  /// what a simplex run solved.
  private mutating func reevaluateOnly() {
    var supports = Buffer<Double>(capacity: members.count)
    for place in 0..<members.count { supports.append(columns[members[place]].support) }
    reevaluate()
    for place in 0..<members.count { columns[members[place]].support = supports[place] }
  }

  /// Brings the compositions of a step into the engine's pool, and those that they replace into the
  /// step's; ``Column/Solution/composition`` of either then names a place in the other pool.
  private mutating func exchangeCompositions(_ step: inout Step) {
    var composed = Buffer<Step.Composed>()
    for place in 0..<step.variables.count {
      let index = columns[step.variables[place].variable].composition
      if index >= 0 { composed.append(Step.Composed(place: Int32(place), index: index)) }
    }
    composed.sort { $0.index < $1.index }
    var replaced = CompositionPool()
    for place in 0..<composed.count {
      let variable = step.variables[composed[place].place].variable
      columns[variable].composition = replaced.append(composed[place].index, of: compositions)
    }
    for place in 0..<step.composed.count {
      let saved = step.composed[place].place
      let index = step.variables[saved].solution.composition
      step.variables[saved].solution.composition = compositions.append(
        index, of: step.compositions)
    }
    step.composed = composed
    step.compositions = replaced
  }
}
