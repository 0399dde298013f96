extension Engine {
  @inline(__always)
  mutating func join(_ variable: Int32) {
    if columns[variable].stamp == tick { return }
    columns[variable].stamp = tick
    members.append(variable)
  }

  /// Makes a variable a member, unless it is one, and leaves it in `pending` to be followed.
  ///
  /// What joined last is followed first: that mostly lies nearby in memory.
  @inline(__always)
  private mutating func joinPending(_ variable: Int32) {
    if columns[variable].stamp == tick { return }
    join(variable)
    pending.append(variable)
  }

  /// Whether a row is in `memberRows`, which must be as it was gathered, or numbered anew.
  @inline(__always)
  func isMemberRow(_ row: Int32) -> Bool {
    let position = Int(rows[row].position)
    return position < memberRows.count && memberRows[position] == row
  }

  /// Appends a row to `memberRows`; false if it is there.
  @inline(__always)
  mutating func joinRows(_ row: Int32) -> Bool {
    if isMemberRow(row) { return false }
    rows[row].position = Int32(memberRows.count)
    memberRows.append(row)
    return true
  }

  /// Makes members of everything defined, directly or not, through the seeds, and of all of each
  /// simplex component met on the way; `memberRows` are the rows that touch them.
  mutating func gatherDownstream() {
    nextTick()
    members.removeAll()
    memberRows.removeAll()
    isTied.removeAll()
    pending.removeAll()
    for place in 0..<seeds.count where columns[seeds[place]].kind != .none {
      joinPending(seeds[place])
    }
    while !pending.isEmpty {
      let variable = pending.last
      pending.removeLast()
      var entry = columns[variable].head
      while entry >= 0 {
        let row = entries.links[entry].row
        entry = entries.links[entry].next
        if rows[row].isActing { follow(row, from: variable) }
      }
    }
    orderMembers()
  }

  /// Puts the members and their rows in the order of memory, if they are too many for a cache: they
  /// are walked through again and again.
  mutating func orderMembers() {
    if members.count < 4096 { return }
    sorter.orderByIndex(&members, below: variableCount)
    sorter.orderByIndex(&memberRows, below: rows.count)
    for place in 0..<memberRows.count { rows[memberRows[place]].position = Int32(place) }
  }

  @inline(__always)
  private mutating func follow(_ row: Int32, from variable: Int32) {
    // A row that a simplex run counted, or that touches what it solved, ties its component in.
    let ties = columns[variable].isSolved || rows[row].accepted != 0
    if joinRows(row) {
      isTied.append(ties)
      if rows[row].defines >= 0 { joinPending(rows[row].defines) }
    } else if !ties || isTied[rows[row].position] {
      return
    } else {
      isTied[rows[row].position] = true
    }
    guard ties else { return }
    for entry in entryRange(row) where columns[entries.variable(entry)].isSolved {
      joinPending(entries.variable(entry))
    }
  }
}
