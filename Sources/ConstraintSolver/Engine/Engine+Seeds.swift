/// What changes touch: from these variables on everything is solved anew.
extension Engine {
  /// Seeds what is free, or what a simplex run solved, where an equality comes to it: eliminating
  /// that component anew finds definitions that say which priorities they rest on, where more
  /// pivots would not.
  mutating func seedSolved() {
    for place in 0..<changedRows.count {
      let row = changedRows[place]
      guard isNewEquality(row) else { continue }
      for entry in entryRange(row) {
        let variable = entries.variable(entry)
        if columns[variable].isSolved
          || columns[variable].definition < 0 && columns[variable].kind != .parameter
        {
          seeds.append(variable)
        }
      }
    }
  }

  /// Whether a row that has changed is an equality, or acts as one, and defines nothing yet.
  @inline(__always)
  private func isNewEquality(_ row: Int32) -> Bool {
    guard rows[row].isActing, rows[row].defines < 0 else { return false }
    return rows[row].relation == .equal || rows[row].count == 1 && twin(of: row) >= 0
  }

  /// Whether no equality that came now waits outside `memberRows`.
  @inline(__always)
  func hasTakenUpChanges() -> Bool {
    for place in 0..<changedRows.count {
      let row = changedRows[place]
      if !isMemberRow(row), isNewEquality(row) { return false }
    }
    return true
  }

  /// Seeds what the rows of moved parameters define; the others of these have changed.
  mutating func seedMovedParameters() {
    for place in 0..<movedParameters.count {
      var entry = columns[movedParameters[place]].head
      while entry >= 0 {
        let row = entries.links[entry].row
        entry = entries.links[entry].next
        guard rows[row].isActing else { continue }
        if rows[row].defines >= 0 {
          seeds.append(rows[row].defines)
        } else {
          changedRows.append(row)
        }
      }
    }
  }
}
