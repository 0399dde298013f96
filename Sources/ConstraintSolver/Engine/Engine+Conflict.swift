/// Required rows that cannot all hold.
struct Contradiction {
  var rows: [Int32]
  /// None of them can be left out.
  var isMinimal: Bool
}

/// Which required rows contradict each other.
extension Engine {
  /// Notes the required rows that the multipliers of the last run combine to a contradiction.
  mutating func noteConflict() {
    price()
    var found: [Int32] = []
    var offCount = 0
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      guard isRequired(row) else { continue }
      if isInBasis(row) {
        let at = Int(columns[rows[row].defines].position) * simplex.levelCount
        if abs(simplex.dual[at]) * largestCoefficient(row) > 1e-9 { found.append(row) }
      } else if simplex.side[place] != 0 {
        found.append(row)
        offCount += 1
      }
    }
    // The rows of a basis are independent: a single other row depends on them in one way only.
    conflicts.append(Contradiction(rows: found, isMinimal: offCount == 1))
  }

  /// Whether a row is in error by more than the rounding of constants could explain.
  ///
  /// What was calculated in doubles is not to contradict itself, however precise the engine is.
  @inline(__always)
  func isBroken(_ row: Int32) -> Bool { isBroken(row, at: residual(row)) }

  @inline(__always)
  func isBroken(_ row: Int32, at residual: Double) -> Bool {
    rows[row].relation.slope(at: residual, within: Self.plainTolerance) != 0
  }

  private func largestCoefficient(_ row: Int32) -> Double {
    var largest = 0.0
    for entry in entryRange(row) { largest = max(largest, abs(entries.coefficient(entry))) }
    return largest
  }

  /// Finds a smallest set among rows that cannot hold together: none of it can be left out.
  ///
  /// - Returns: The set in activation order; nil if the rows do not contradict each other.
  func minimalConflict(among candidates: [Int32]) -> [Int32]? {
    let suspects = candidates.sorted { ages[$0] < ages[$1] }
    guard var found = contradiction(among: suspects) else { return nil }
    // What lies behind `tried` is needed.
    var tried = found.rows.count
    while tried > 0, !found.isMinimal {
      tried -= 1
      var others = found.rows
      others.remove(at: tried)
      guard let smaller = contradiction(among: others) else { continue }
      let needed = found.rows.count - tried - 1
      found = smaller
      tried = found.rows.count - needed
    }
    return found.rows
  }

  /// The rows among the given ones that contradict each other, in the order given; nil if all can
  /// hold.
  private func contradiction(among suspects: [Int32]) -> Contradiction? {
    guard let found = probe(suspects) else { return nil }
    if found.rows.count == suspects.count || probe(found.rows) != nil { return found }
    // A multiplier was too small to be told from 0.
    return Contradiction(rows: suspects, isMinimal: false)
  }

  /// Solves the given rows alone; what it returns is as exact as the multipliers are.
  private func probe(_ suspects: [Int32]) -> Contradiction? {
    var probe = Engine()
    probe.wantsUniqueOptimum = false
    var names: [Int32: Variable] = [:]
    for row in suspects {
      var terms: [Term] = []
      var constant = rows[row].constant
      var largest = 1.0
      for entry in entryRange(row) {
        let variable = entries.variable(entry)
        if columns[variable].kind == .parameter {
          constant += entries.coefficient(entry) * value[variable]
          continue
        }
        let name = names[variable] ?? Variable(index: probe.makeVariable(.position))
        names[variable] = name
        terms.append(Term(name, times: entries.coefficient(entry)))
        largest = max(largest, abs(entries.coefficient(entry)))
      }
      // Scaled as it is here.
      let draft = RowDraft(
        relation: rows[row].relation, constant: constant, smallest: 1, largest: largest,
        priority: Constraint.required, weight: 1)
      _ = unsafe terms.withUnsafeBufferPointer { unsafe probe.addRow(draft, $0) }
    }
    probe.solve()
    guard let found = probe.conflicts.first else { return nil }
    // Rows of the probe are numbered as they were added.
    let conflict = found.rows.sorted().map { suspects[Int($0)] }
    return Contradiction(rows: conflict, isMinimal: found.isMinimal)
  }
}
