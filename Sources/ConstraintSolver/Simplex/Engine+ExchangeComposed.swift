extension Engine {
  /// Exchanges with as little composing as possible; false, with nothing changed but definitions,
  /// if that breaks down.
  ///
  /// Plain definitions stay, composed ones too unless a row they were composed with leaves.
  mutating func exchangeComposed(_ change: Exchange) -> Bool {
    let leaving = columns[change.dropped].definition
    let freesAnother = change.freed >= 0 && change.freed != change.dropped
    simplex.isDirty.reset(to: false, count: memberRows.count)
    if leaving >= 0 { simplex.isDirty[rows[leaving].position] = true }
    if freesAnother { simplex.isDirty[rows[columns[change.freed].definition].position] = true }
    simplex.basis.removeAll()
    for place in 0..<simplex.composed.count {  // in the order of composition
      let variable = simplex.composed[place]
      if variable != change.dropped, variable != change.freed { recomposeIfDirty(variable) }
    }
    if freesAnother { simplex.basis.append(columns[change.freed].definition) }
    if change.added >= 0 { simplex.basis.append(change.added) }
    if leaving >= 0 { rows[leaving].defines = -1 }
    undefineBasis()
    order.removeAll()
    for place in 0..<members.count { keepIfFree(members[place], change) }
    for place in 0..<simplex.basis.count where !compose(simplex.basis[place]) { return false }
    close()
    collectComposed()
    if isPrecise { measureResiduals() }
    return true
  }

  private mutating func recomposeIfDirty(_ variable: Int32) {
    let row = columns[variable].definition
    guard row >= 0, columns[variable].composition >= 0 else { return }
    for place in compositions.all[columns[variable].composition].multipliers {
      let used = compositions.multipliers[place].row
      let defined = rows[used].defines
      if defined >= 0, isMember(defined), simplex.isDirty[rows[used].position] {
        simplex.isDirty[rows[row].position] = true
        simplex.basis.append(row)
        return
      }
    }
  }

  /// A member that waits for its definition is not free; until then it bears this stamp.
  private static let waiting: Int32 = -1

  private mutating func undefineBasis() {
    for place in 0..<simplex.basis.count where rows[simplex.basis[place]].defines >= 0 {
      let row = simplex.basis[place]
      let variable = rows[row].defines
      columns[variable].definition = -1
      columns[variable].composition = -1
      rows[row].defines = -1
      columns[variable].isKnown = false
      columns[variable].stamp = Self.waiting
    }
  }

  private mutating func keepIfFree(_ member: Int32, _ change: Exchange) {
    columns[member].isKnown = false
    let isWaiting = columns[member].stamp == Self.waiting
    columns[member].stamp = tick
    if isWaiting, member != change.freed { return }
    if member == change.dropped {
      columns[member].definition = -1
      columns[member].composition = -1
      if change.dropped != change.freed { return }
    }
    if columns[member].definition < 0 { makeKnown(member) }
  }
}
