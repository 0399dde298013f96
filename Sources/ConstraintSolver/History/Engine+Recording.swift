/// Noting what a solve changes, before it does.
extension Engine {
  /// Begins a step if all there is to do comes from rows suspended and resumed.
  mutating func beginStep() {
    let isPlain = changedRows.isEmpty && seeds.isEmpty && movedParameters.isEmpty
    guard isPlain, !isPrecise, !history.isBroken else { return history.forget() }
    history.begin()
    for place in 0..<stateChanges.count {
      let change = stateChanges[place]
      let state = rows[change.row].state
      if state == change.before { continue }
      history.draft.stateChanges.append(
        Step.StateChange(row: change.row, before: change.before, after: state))
    }
  }

  /// Ends the step, if one was begun, and keeps it if its solution is one to come back from.
  mutating func endStep() {
    guard history.isRecording else { return }
    history.end()
    if !conflicts.isEmpty { return history.forget() }
    dropUnchangedRows()
    history.keepDraft(capacity: variableCount + rows.count)
  }

  /// Takes out of the step the rows that the solve left as they were.
  private mutating func dropUnchangedRows() {
    var kept = 0
    for place in 0..<history.draft.rows.count {
      let saved = history.draft.rows[place]
      if rows[saved.row].defines == saved.defines, rows[saved.row].accepted == saved.accepted {
        continue
      }
      history.draft.rows[kept] = saved
      kept += 1
    }
    history.draft.rows.resize(to: kept, filler: Step.SavedRow(row: -1, defines: -1, accepted: 0))
  }

  /// Saves all members and their rows, if a step is being recorded.
  mutating func saveMembers() {
    guard history.isRecording else { return }
    for place in 0..<members.count { save(members[place]) }
    for place in 0..<memberRows.count { save(row: memberRows[place]) }
  }

  /// Saves what is known of a variable, and of the row that defines it, unless they are saved
  /// already.
  @inline(__always)
  mutating func save(_ variable: Int32) {
    guard history.isRecording, history.savedVariables.insert(variable) else { return }
    let solution = columns[variable].solution
    if solution.definition >= 0 { save(row: solution.definition) }
    if solution.composition >= 0 {
      let composition = compositions.all[solution.composition]
      history.draft.composedSize += Int(composition.termCount + composition.multiplierCount)
    }
    history.draft.variables.append(
      Step.SavedVariable(variable: variable, solution: solution, value: value[variable]))
  }

  /// Saves what is known of a row, unless it is saved already.
  @inline(__always)
  mutating func save(row: Int32) {
    guard history.isRecording, history.savedRows.insert(row) else { return }
    history.draft.rows.append(
      Step.SavedRow(row: row, defines: rows[row].defines, accepted: rows[row].accepted))
  }
}
