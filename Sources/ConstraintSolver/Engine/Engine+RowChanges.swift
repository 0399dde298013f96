/// What may become of a row while it is there.
///
/// A change of state is only noted until the next solve, which may find that a step leads back;
/// other changes end that.
extension Engine {
  /// Makes a row act, or stand by, from the next ``solve()`` on.
  @inline(__always)
  mutating func setState(_ state: Row.State, of index: Int32) {
    let old = rows[index].state
    if old == state { return }
    rows[index].state = state
    if old == .acting { isDoubtful = false }
    if isBuilt, isStateChanged.insert(index) {
      stateChanges.append(StateChange(row: index, before: old))
    }
  }

  /// Carries out the changes of state that were only noted: what they touch is to be solved then.
  mutating func applyStateChanges() {
    for place in 0..<stateChanges.count {
      let change = stateChanges[place]
      let state = rows[change.row].state
      if state == change.before { continue }
      if change.before == .acting { detach(change.row) }
      if state == .acting { noteChanged(change.row) }
    }
    clearStateChanges()
  }

  /// Forgets the changes of state that were noted.
  mutating func clearStateChanges() {
    for place in 0..<stateChanges.count { isStateChanged.remove(stateChanges[place].row) }
    stateChanges.removeAll()
  }

  /// Prepares for a change that no step leads back from.
  mutating func breakOff() {
    applyStateChanges()
    history.forget()
  }

  mutating func setConstant(_ newConstant: Double, of index: Int32) {
    let scaled = newConstant * rows[index].factor
    if rows[index].constant == scaled { return }
    breakOff()
    rows[index].constant = scaled
    touchRow(index)
  }

  mutating func setPriority(_ newPriority: Double, of index: Int32) {
    if priority(of: index) == newPriority { return }
    setLevel(newPriority, weight(of: index), of: index)
  }

  mutating func setWeight(_ newWeight: Double, of index: Int32) {
    if weight(of: index) == newWeight { return }
    setLevel(priority(of: index), newWeight, of: index)
  }

  private mutating func setLevel(_ priority: Double, _ weight: Double, of index: Int32) {
    breakOff()
    levels.release(rows[index].level)
    rows[index].level = levels.retain(priority, weight)
    touchRow(index)
  }

  private mutating func touchRow(_ index: Int32) {
    guard rows[index].isActing else { return }
    noteChanged(index)
    detach(index)
  }

  /// Notes that a row has changed; the first solution starts from all rows anyway.
  @inline(__always)
  private mutating func noteChanged(_ index: Int32) {
    if isBuilt { changedRows.append(index) }
  }

  /// Takes a row out of the solution: what it defined, and what was solved with it, is to be solved
  /// anew.
  mutating func detach(_ index: Int32) {
    let defined = rows[index].defines
    seedTwin(of: index)
    if defined < 0, rows[index].accepted == 0 { return }
    save(row: index)
    if defined >= 0 {
      save(defined)
      columns[defined].definition = -1
      rows[index].defines = -1
      seeds.append(defined)
    }
    rows[index].accepted = 0
    for entry in entryRange(index) {
      let variable = entries.variable(entry)
      if columns[variable].isSolved { seeds.append(variable) }
    }
  }

  /// Seeds the variable that a row bounds where another inequality defines it: that may have held
  /// only together with this row.
  private mutating func seedTwin(of index: Int32) {
    guard rows[index].count == 1, rows[index].relation != .equal else { return }
    let variable = entries.variable(rows[index].first)
    let definition = columns[variable].definition
    if definition >= 0, definition != index, rows[definition].relation != .equal {
      seeds.append(variable)
    }
  }
}
