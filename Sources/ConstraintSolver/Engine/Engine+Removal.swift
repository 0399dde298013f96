/// Rows go for good in two steps: they stop acting at once, and are unlinked together with others.
///
/// The lists of entries lead one way only, and that of a variable which many rows mention is long:
/// walking along it for many rows at a time costs each of them little.
extension Engine {
  /// Removes a row; its index is used again later.
  ///
  /// - Complexity: O(*n*) for *n* terms, over a series of calls.
  mutating func removeRow(_ index: Int32) {
    breakOff()
    detach(index)
    isDoubtful = false
    if wideRows > 0, isWide(index) { wideRows -= 1 }
    levels.release(rows[index].level)
    rows[index].state = .free
    removedRows.append(index)
    removedEntryCount += Int(rows[index].count)
    if removedRows.count + removedEntryCount > 64 + entries.count / 8 { unlinkRemovedRows() }
  }

  @inline(__always)
  private func isWide(_ row: Int32) -> Bool {
    var (smallest, largest) = (Double.infinity, 0.0)
    for entry in entryRange(row) {
      smallest = min(smallest, abs(entries.coefficient(entry)))
      largest = max(largest, abs(entries.coefficient(entry)))
    }
    return largest > Self.wideRatio * smallest
  }

  /// Unlinks what was removed, and gives the storage back.
  private mutating func unlinkRemovedRows() {
    nextTick()
    for place in 0..<removedRows.count {
      for entry in entryRange(removedRows[place]) {
        let variable = entries.variable(entry)
        if columns[variable].stamp == tick { continue }
        columns[variable].stamp = tick
        unlinkRemoved(from: variable)
      }
    }
    for place in 0..<removedRows.count {
      let row = removedRows[place]
      entries.giveBack(rows[row].first, Int(rows[row].count))
      rows[row] = Row()
      rows[row].first = freeRow
      freeRow = row
    }
    removedRows.removeAll()
    removedEntryCount = 0
  }

  /// Leaves in the list of a variable only the entries of rows that are there.
  private mutating func unlinkRemoved(from variable: Int32) {
    var last: Int32 = -1
    var entry = columns[variable].head
    columns[variable].head = -1
    while entry >= 0 {
      let link = entries.links[entry]
      if rows[link.row].state != .free {
        if last < 0 { columns[variable].head = entry } else { entries.links[last].next = entry }
        last = entry
      }
      entry = link.next
    }
    if last >= 0 { entries.links[last].next = -1 }
  }

  /// Whether a row mentions a variable.
  ///
  /// - Complexity: O(*n*) for *n* rows that do, or did.
  mutating func isMentioned(_ variable: Int32) -> Bool {
    unlinkRemoved(from: variable)
    return columns[variable].head >= 0
  }
}
