#if SOLVER_AUDIT
/// Invariants that hold between solves; each failure traps with what is wrong.
extension Engine {
  /// Checks the invariants of small systems.
  func audit() {
    guard rows.count <= 512 else { return }
    auditLinks()
    auditDefinitions()
    auditOrder()
    auditSides()
  }

  /// Every entry of a row that is in use lies in the list of its variable; nothing else does but
  /// entries of rows that were removed.
  private func auditLinks() {
    var listed = 0
    for variable in 0..<Int32(variableCount) {
      var entry = columns[variable].head
      while entry >= 0 {
        precondition(entries.variable(entry) == variable, "entry \(entry) lies in another's list")
        if rows[entries.links[entry].row].state != .free { listed += 1 }
        entry = entries.links[entry].next
      }
    }
    var expected = 0
    for row in 0..<rows.count where rows[row].state != .free { expected += Int(rows[row].count) }
    precondition(listed == expected, "\(listed) entries are listed, \(expected) are in use")
  }

  /// A variable names the row that defines it, and the other way round; that row holds.
  private func auditDefinitions() {
    for variable in 0..<Int32(variableCount) {
      precondition(columns[variable].isKnown, "v\(variable) is still to be evaluated")
      let column = columns[variable]
      precondition(summands[variable] == -1 && !column.isTouched, "v\(variable) is left marked")
      let row = columns[variable].definition
      if row < 0 { continue }
      precondition(rows[row].isActing, "row \(row) defines v\(variable), but does not act")
      precondition(rows[row].defines == variable, "row \(row) does not define v\(variable)")
      let scale = 1 + abs(rows[row].constant) + abs(value[variable])
      precondition(
        abs(residual(row)) < 1e-6 * scale, "row \(row) defines v\(variable), and is off")
    }
    for row in 0..<Int32(rows.count) where rows[row].defines >= 0 {
      precondition(columns[rows[row].defines].definition == row, "row \(row) defines nothing")
    }
  }

  /// Definitions do not rest on themselves.
  private func auditOrder() {
    var state = [UInt8](repeating: 0, count: variableCount)
    for root in 0..<Int32(variableCount) where state[Int(root)] == 0 {
      var path = [root]
      while let variable = path.last {
        state[Int(variable)] = 1
        if let next = unfinished(below: variable, state) {
          precondition(state[Int(next)] == 0, "the definition of v\(next) rests on itself")
          path.append(next)
        } else {
          state[Int(variable)] = 2
          path.removeLast()
        }
      }
    }
  }

  private func unfinished(below variable: Int32, _ state: [UInt8]) -> Int32? {
    guard columns[variable].definition >= 0 else { return nil }
    let defining = definition(of: variable)
    for place in defining.terms {
      let other = term(place, of: defining).variable
      if other != variable, state[Int(other)] != 2 { return other }
    }
    return nil
  }

  /// A row that defines nothing is on the side it was counted on, or rests on stronger ones alone.
  private func auditSides() {
    if !conflicts.isEmpty || failures > 0 { return }
    for row in 0..<Int32(rows.count) where rows[row].isActing && rows[row].defines < 0 {
      let residual = residual(row)
      let isFixed = weakestSupport(row) > priority(of: row)
      precondition(
        isFixed || isSettled(row, at: residual), "row \(row) is off, and could be mended")
      precondition(
        !isRequired(row) || rows[row].relation.error(at: residual) < 1e-6,
        "required row \(row) does not hold")
    }
  }
}
#endif
