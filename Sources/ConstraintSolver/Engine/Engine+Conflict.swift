/// Which required rows contradict each other.
extension Engine {
  /// Notes the required rows that the multipliers of the last run combine to a contradiction.
  mutating func noteConflict() {
    price()
    var rowsOfConflict: [Int32] = []
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      guard rows[row].isRequired else { break }
      if isInBasis(row) {
        let at = Int(position[rows[row].defines]) * simplex.levelCount
        if abs(simplex.dual[at]) > 1e-7 { rowsOfConflict.append(row) }
      } else if simplex.side[place] != 0 {
        rowsOfConflict.append(row)
      }
    }
    conflicts.append(rowsOfConflict)
  }

  /// Finds a smallest set among rows that cannot hold together: none of it can be left out.
  ///
  /// - Returns: The set in activation order; nil if the rows do not contradict each other.
  func minimalConflict(among candidates: [Int32]) -> [Int32]? {
    var suspects = candidates.sorted { rows[$0].age < rows[$1].age }
    guard let first = contradiction(among: suspects) else { return nil }
    suspects = first
    // What was tried and is needed lies behind `tried`.
    var tried = suspects.count
    while tried > 0 {
      tried -= 1
      var others = suspects
      others.remove(at: tried)
      guard let smaller = contradiction(among: others) else { continue }
      let needed = suspects.count - tried - 1
      suspects = smaller
      tried = suspects.count - needed
    }
    return suspects
  }

  /// Solves the given rows alone; returns those of them that contradict each other, in the order
  /// given, or nil if all can hold.
  private func contradiction(among suspects: [Int32]) -> [Int32]? {
    var probe = Engine()
    probe.wantsUniqueOptimum = false
    var names: [Int32: Variable] = [:]
    for row in suspects {
      var terms: [Term] = []
      var constant = rows[row].constant
      for entry in entryRange(row) {
        let variable = entries[entry].variable
        if kind[variable] == .parameter {
          constant += entries[entry].coefficient * value[variable]
          continue
        }
        let name = names[variable] ?? Variable(index: probe.makeVariable(.position))
        names[variable] = name
        terms.append(Term(name, times: entries[entry].coefficient))
      }
      let draft = RowDraft(
        relation: rows[row].relation, constant: constant, priority: Constraint.required, weight: 1)
      _ = probe.addRow(draft, terms)
    }
    probe.solve()
    // Rows of the probe are numbered as they were added.
    return probe.conflicts.first.map { rows in rows.sorted().map { suspects[Int($0)] } }
  }
}
