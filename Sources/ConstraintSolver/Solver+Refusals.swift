/// A required row that does not act because it contradicts older ones, and why.
struct RefusedRow {
  struct Witness {
    var id: ConstraintID
    var constant: Double
  }

  struct Given {
    var parameter: Int32
    var value: Double
  }

  var row: Int32
  /// The conflicting set in activation order; the last is the row itself.
  var conflict: [Witness]
  /// The parameters the set mentions.
  var given: [Given]
}

/// Which required constraints act is settled by the order they were activated in: one is refused if
/// and only if it contradicts the accepted ones before it. It is reached step by step: of a minimal
/// conflict the latest yields; who was refused and whose conflict is no longer what it was is tried
/// again, oldest first. Each step makes the set of accepted constraints, read from the oldest on,
/// larger in lexicographic order, so that this ends.
extension Solver {
  /// Brings all values up to date; returns what is refused now and was not before, latest first.
  mutating func settle() -> [Refusal] {
    let before = refused.map { id(of: $0.row) }
    engine.solve()
    resolveConflicts()
    if !refused.isEmpty { resumeRefused() }
    engine.report()
    #if SOLVER_AUDIT
    engine.audit()
    #endif
    if refused.isEmpty { return [] }
    return refused.reversed()
      .map { Refusal(constraint: id(of: $0.row), conflict: $0.conflict.map(\.id)) }
      .filter { !before.contains($0.constraint) }
  }

  /// Lets the rows act again that need not yield any more.
  private mutating func resumeRefused() {
    var budget = 100 + 10 * refused.count
    while budget > 0, let place = refused.firstIndex(where: { !stillConflicts($0) }) {
      budget -= 1
      let row = refused.remove(at: place).row
      engine.setState(.acting, of: row)
      engine.solve()
      resolveConflicts()
    }
  }

  /// Whether everything that made a row yield is still in effect.
  private func stillConflicts(_ refusal: RefusedRow) -> Bool {
    for witness in refusal.conflict {
      let row = engine.rows[witness.id.index]
      guard engine.birth(of: witness.id.index) == witness.id.birth,
        engine.isRequired(witness.id.index),
        row.state == (witness.id.index == refusal.row ? .refused : .acting),
        row.constant == witness.constant
      else { return false }
    }
    return refusal.given.allSatisfy { engine.value[$0.parameter] == $0.value }
  }

  /// Refuses the latest row of a minimal conflict until the rest can hold.
  private mutating func resolveConflicts() {
    while !engine.conflicts.isEmpty {
      var hasRefused = false
      for found in engine.conflicts {
        let acting = found.rows.filter { engine.rows[$0].isActing }
        guard let conflict = engine.minimalConflict(among: acting) else { continue }
        refuse(conflict)
        hasRefused = true
      }
      if !hasRefused { hasRefused = refuseAmongAll() }
      if !hasRefused { return }
      engine.solve()
    }
  }

  /// The multipliers named no conflict, for want of precision: looks among all required rows.
  private mutating func refuseAmongAll() -> Bool {
    let required = (0..<Int32(engine.rows.count)).filter {
      engine.rows[$0].isActing && engine.isRequired($0)
    }
    engine.isBuilt = false
    guard let conflict = engine.minimalConflict(among: required) else {
      engine.conflicts.removeAll()
      return false
    }
    refuse(conflict)
    return true
  }

  private mutating func refuse(_ conflict: [Int32]) {
    guard let row = conflict.last else { return }
    var given: [RefusedRow.Given] = []
    for member in conflict {
      for entry in engine.entryRange(member) {
        let variable = engine.entries.variable(entry)
        guard engine.columns[variable].kind == .parameter,
          !given.contains(where: { $0.parameter == variable })
        else { continue }
        given.append(.init(parameter: variable, value: engine.value[variable]))
      }
    }
    let witnesses = conflict.map {
      RefusedRow.Witness(id: id(of: $0), constant: engine.rows[$0].constant)
    }
    engine.setState(.refused, of: row)
    let place =
      refused.firstIndex { engine.ages[row] < engine.ages[$0.row] } ?? refused.count
    refused.insert(RefusedRow(row: row, conflict: witnesses, given: given), at: place)
  }
}
