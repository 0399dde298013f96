extension Engine {
  /// Adds a row, which acts from the next ``solve()`` on; its terms are to be set, each variable
  /// once.
  mutating func addRow(_ draft: RowDraft, termCount: Int) -> Int32 {
    let index = takeRow()
    rows[index].relation = draft.relation
    let scale = -Self.binaryExponent(draft.smallest)
    rows[index].scale = Int8(scale)
    rows[index].constant = draft.constant * rows[index].factor
    giveAge(to: index, isGiven: draft.isGiven)
    rows[index].level = levels.retain(draft.priority, draft.weight)
    rows[index].state = .suspended
    if draft.largest > Self.width * draft.smallest { wideRows += 1 }
    rows[index].first = entries.take(termCount)
    rows[index].count = Int32(termCount)
    setState(.acting, of: index)
    return index
  }

  /// Makes room for rows and entries that are about to be added.
  mutating func reserve(rows rowCount: Int, entries entryCount: Int) {
    rows.reserve(rows.count + rowCount)
    ages.reserve(ages.count + rowCount)
    entries.reserve(entryCount)
  }

  /// Sets a term of a row that was just added.
  @inline(__always)
  mutating func setTerm(_ place: Int, of row: Int32, to term: Term) {
    let entry = rows[row].first + Int32(place)
    let variable = term.variable.index
    entries.set(entry, to: term.coefficient * rows[row].factor, times: variable)
    entries.links[entry] = Link(next: columns[variable].head, row: row)
    columns[variable].head = entry
    if rows[row].count == 1, rows[row].relation != .equal { noteBound(entry) }
  }

  @inline(__always)
  private mutating func noteBound(_ entry: Int32) {
    if isUpperBound(entries.links[entry].row, entries.coefficient(entry)) {
      columns[entries.variable(entry)].hadUpperBound = true
    } else {
      columns[entries.variable(entry)].hadLowerBound = true
    }
  }

  /// Whether an inequality bounds a variable, its only one, from above.
  @inline(__always)
  func isUpperBound(_ row: Int32, _ coefficient: Double) -> Bool {
    (rows[row].relation == .lessThanOrEqual) == (coefficient > 0)
  }

  private static func binaryExponent(_ number: Double) -> Int {
    number > 0 ? max(-100, min(100, Int(number.exponent))) : 0
  }

  private mutating func takeRow() -> Int32 {
    guard freeRow >= 0 else {
      rows.append(Row())
      ages.append(0)
      return Int32(rows.count - 1)
    }
    let index = freeRow
    freeRow = rows[index].first
    return index
  }

  @inline(__always)
  func priority(of row: Int32) -> Double { levels.priority(of: rows[row].level) }

  @inline(__always)
  func weight(of row: Int32) -> Double { levels.weight(of: rows[row].level) }

  /// What a residual of 1 costs.
  @inline(__always)
  func cost(of row: Int32) -> Double {
    // Among required rows all errors count alike.
    isRequired(row) ? 1 : weight(of: row) / rows[row].factor
  }

  @inline(__always)
  func isRequired(_ row: Int32) -> Bool { priority(of: row) >= Constraint.required }

  @inline(__always)
  func entry(_ place: Int32) -> Entry {
    Entry(coefficient: entries.coefficient(place), variable: entries.variable(place))
  }

  @inline(__always)
  func entryRange(_ row: Int32) -> Range<Int32> {
    let first = rows[row].first
    return unsafe Range(uncheckedBounds: (first, first + rows[row].count))
  }
}
