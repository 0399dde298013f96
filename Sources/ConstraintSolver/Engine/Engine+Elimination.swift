/// Takes up equalities as definitions, strongest first.
extension Engine {
  /// Defines the members anew from the equalities in `memberRows`, and evaluates them.
  mutating func eliminate() {
    open()
    // A row that still defines a variable outside is implied among the members: its terms here
    // cancel.
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      if rows[row].relation == .equal, rows[row].defines < 0 { adopt(row) }
    }
    close()
    for place in 0..<members.count {
      let variable = members[place]
      if support[variable] == 0, abs(value[variable]) > Self.tolerance || isPulled(variable) {
        loose.append(variable)
      }
    }
  }

  /// Puts the members in order and evaluates them; their definitions stand.
  mutating func reevaluate() {
    order.removeAll()
    for place in 0..<members.count { isKnown[members[place]] = false }
    close()
  }

  private mutating func open() {
    order.removeAll()
    for place in 0..<members.count {
      let variable = members[place]
      let row = definition[variable]
      if row >= 0, rows[row].defines == variable { rows[row].defines = -1 }
      definition[variable] = -1
      composition[variable] = -1
      isKnown[variable] = false
      isMentioned[variable] = false
      isSolved[variable] = false
      isCanonical[variable] = false
      stay[variable] = 0
    }
    for place in 0..<memberRows.count { rows[memberRows[place]].accepted = 0 }
  }

  /// What is still undefined is free and comes to rest; then the others follow.
  mutating func close() {
    for place in 0..<members.count where !isKnown[members[place]] {
      settle(members[place])
    }
  }

  /// Takes a row up as a definition if it is independent of those taken up so far.
  @discardableResult
  mutating func adopt(_ row: Int32) -> Bool {
    var fresh: Int32 = -1
    var lone: Int32 = -1
    var unknown = 0
    var defined = 0
    for entry in entryRange(row) {
      let variable = entries[entry].variable
      if isKnown[variable] { continue }
      unknown += 1
      lone = variable
      if !isMentioned[variable] {
        fresh = max(fresh, variable)
      } else if definition[variable] >= 0 {
        defined += 1
      }
    }
    if unknown == 0 { return false }
    if fresh < 0, unknown == 1, defined == 0 { fresh = lone }
    if fresh < 0 { return compose(row) }
    for entry in entryRange(row) { isMentioned[entries[entry].variable] = true }
    definition[fresh] = row
    rows[row].defines = fresh
    if unknown == 1 { makeKnown(fresh) }
    return true
  }
}
