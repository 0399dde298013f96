/// The level between the stays of sizes and those of positions: an inequality on positions that
/// nothing else decides settles on its bound.
///
/// Like a stay, a pull counts only for what could move without cost to any row. It costs the
/// distance from the bound, on both sides, so that its kink is that of its row. Of the rows that
/// bound the same positions in the same way, only the one activated first pulls. An inequality on
/// sizes alone does not.
extension Engine {
  /// Counts the rows that pull at what moves.
  mutating func countPulls() {
    simplex.pulls.reset(to: false, count: memberRows.count)
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      guard rows[row].relation != .equal, isMovingAny(of: row) else { continue }
      simplex.pulls[place] = pulls(row)
    }
  }

  @inline(__always)
  private func isMovingAny(of row: Int32) -> Bool {
    for entry in entryRange(row) {
      let variable = entries.variable(entry)
      if isMember(variable), simplex.isMoving[columns[variable].position] { return true }
    }
    return false
  }

  /// Whether a row is an inequality on positions, the first on these.
  @inline(__always)
  func pulls(_ row: Int32) -> Bool {
    if rows[row].relation == .equal { return false }
    let first = firstPosition(of: row)
    return first >= 0 && !hasForerunner(row, on: first)
  }

  /// Whether a variable is in an inequality that could pull at it.
  @inline(__always)
  func isPulled(_ variable: Int32) -> Bool {
    var entry = columns[variable].head
    while entry >= 0 {
      let row = entries.links[entry].row
      entry = entries.links[entry].next
      if rows[row].isActing, rows[row].relation != .equal, firstPosition(of: row) >= 0 {
        return true
      }
    }
    return false
  }

  @inline(__always)
  private func isPosition(_ entry: Int32) -> Bool {
    columns[entries.variable(entry)].kind == .position
  }

  /// The entry of the first position that a row mentions, or -1.
  @inline(__always)
  private func firstPosition(of row: Int32) -> Int32 {
    for entry in entryRange(row) where isPosition(entry) { return entry }
    return -1
  }

  /// Whether an older inequality bounds the same positions in the same proportions.
  @inline(__always)
  private func hasForerunner(_ row: Int32, on first: Int32) -> Bool {
    var entry = columns[entries.variable(first)].head
    while entry >= 0 {
      let other = entries.links[entry].row
      let factor = entries.coefficient(entry) / entries.coefficient(first)
      entry = entries.links[entry].next
      guard rows[other].isActing, rows[other].relation != .equal, ages[other] < ages[row] else {
        continue
      }
      if havePositionsInProportion(other, row, factor) { return true }
    }
    return false
  }

  /// Whether the positions of one row are those of another, times a factor.
  @inline(__always)
  private func havePositionsInProportion(_ one: Int32, _ other: Int32, _ factor: Double) -> Bool {
    var balance = 0
    for entry in entryRange(one) where isPosition(entry) { balance += 1 }
    for entry in entryRange(other) where columns[entries.variable(entry)].kind == .position {
      balance -= 1
      let expected = entries.coefficient(entry) * factor
      if abs(coefficient(of: entries.variable(entry), in: one) - expected) > 1e-9 { return false }
    }
    return balance == 0
  }

  @inline(__always)
  func coefficient(of variable: Int32, in row: Int32) -> Double {
    for entry in entryRange(row) where entries.variable(entry) == variable {
      return entries.coefficient(entry)
    }
    return 0
  }

  /// The level of the pulls.
  var pullLevel: Int { simplex.rowLevels + 1 }

  /// The slope a row outside the basis pulls with, or 0; the side tells where it lies.
  @inline(__always)
  func pull(_ place: Int) -> Double {
    guard simplex.countsStays, simplex.pulls[place] else { return 0 }
    if simplex.side[place] != 0 { return Double(simplex.side[place]) }
    return rows[memberRows[place]].relation == .lessThanOrEqual ? -1 : 1
  }
}
