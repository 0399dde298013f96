/// Takes up equalities as definitions, strongest first.
extension Engine {
  /// Defines the members anew from the equalities in `memberRows`, and evaluates them.
  mutating func eliminate() {
    for place in 0..<memberRows.count { rows[memberRows[place]].accepted = 0 }
    eliminateUncounted()
  }

  /// Eliminates where no row is counted on a side any more.
  mutating func eliminateUncounted() {
    open()
    // A row that still defines a variable outside is implied among the members: its terms here
    // cancel.
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      if rows[row].defines < 0, actsAsEquality(row) { adopt(row) }
    }
    close()
    for place in 0..<members.count {
      let variable = members[place]
      if columns[variable].support == 0, abs(value[variable]) > tolerance || isPulled(variable) {
        loose.append(variable)
      }
    }
  }

  /// Whether a row is an equality, or the weaker of two inequalities that together are one, as
  /// hugging and compression resistance of a content size are.
  @inline(__always)
  func actsAsEquality(_ row: Int32) -> Bool {
    if rows[row].relation == .equal { return true }
    guard rows[row].count == 1 else { return false }
    let variable = entries.variable(rows[row].first)
    if columns[variable].isKnown || columns[variable].definition >= 0 { return false }
    let twin = twin(of: row)
    return twin >= 0 && priority(of: twin) >= priority(of: row)
  }

  /// Leaves only the members in an order that was made for more, and evaluated; false, with an
  /// order that is worth nothing, if there are others.
  mutating func narrowOrder() -> Bool {
    guard hasFullOrder, !isPrecise else { return false }
    hasFullOrder = false
    var kept: Int32 = 0
    for place in 0..<order.count where columns[order[place]].stamp == tick {
      let variable = order[place]
      columns[variable].position = kept
      order[kept] = variable
      kept += 1
    }
    order.resize(to: Int(kept), filler: -1)
    return Int(kept) == members.count
  }

  /// Puts the members in order and evaluates them; their definitions stand.
  mutating func reevaluate() {
    order.removeAll()
    for place in 0..<members.count { columns[members[place]].isKnown = false }
    close()
  }

  private mutating func open() {
    order.removeAll()
    for place in 0..<members.count {
      let variable = members[place]
      let row = columns[variable].definition
      if row >= 0, rows[row].defines == variable { rows[row].defines = -1 }
      columns[variable].open()
    }
  }

  /// What is still undefined is free and comes to rest; then the others follow.
  mutating func close() {
    for place in 0..<members.count where !columns[members[place]].isKnown {
      settle(members[place])
    }
    if isPrecise {
      collectComposed()
      refineValues()
    }
  }

  /// Whether a row shall rather define this variable than another one: the one with the larger
  /// coefficient, of equals the last.
  @inline(__always)
  static func prefers(_ variable: Int32, _ amount: Double, to other: Int32, _ size: Double) -> Bool
  {
    amount > size * 1.000001 || (amount > size * 0.999999 && variable > other)
  }

  /// Takes a row up as a definition if it is independent of those taken up so far.
  @discardableResult
  mutating func adopt(_ row: Int32) -> Bool {
    var fresh: Int32 = -1
    var free: Int32 = -1
    var size = 0.0
    var unknown = 0
    var defined = 0
    for entry in entryRange(row) {
      let variable = entries.variable(entry)
      if columns[variable].isKnown { continue }
      unknown += 1
      if !columns[variable].isMentioned {
        fresh = max(fresh, variable)
      } else if columns[variable].definition >= 0 {
        defined += 1
      } else if Self.prefers(variable, abs(entries.coefficient(entry)), to: free, size) {
        free = variable
        size = abs(entries.coefficient(entry))
      }
    }
    if unknown == 0 { return false }
    // What has no definition rests on nothing: no circle can close.
    if fresh < 0, defined == 0 { fresh = free }
    if fresh < 0 { return compose(row) }
    for entry in entryRange(row) { columns[entries.variable(entry)].isMentioned = true }
    columns[fresh].definition = row
    rows[row].defines = fresh
    if unknown == 1 { makeKnown(fresh) }
    return true
  }
}
