extension Engine {
  /// Adds a row of terms, each of another variable, which acts from the next ``solve()`` on.
  mutating func addRow(_ draft: RowDraft, _ terms: UnsafeBufferPointer<Term>) -> Int32 {
    var row = Row()
    row.relation = draft.relation
    row.scale = -Self.binaryExponent(draft.smallest)
    row.constant = draft.constant * row.factor
    row.level = levels.retain(draft.priority, draft.weight)
    row.first = entries.take(terms.count)
    row.count = Int32(terms.count)
    if draft.largest > Self.wideRatio * draft.smallest { wideRows += 1 }
    let index = place(row)
    giveAge(to: index, isGiven: draft.isGiven)
    unsafe fill(index, row, with: terms)
    rows[index].state = .suspended
    setState(.acting, of: index)
    return index
  }

  /// Makes room for rows that are about to be added, most of them of two or three terms.
  mutating func reserve(rows count: Int) {
    rows.reserve(rows.count + count)
    ages.reserve(ages.count + count)
    entries.reserve(count * 5 / 2)
  }

  /// Sets the terms of a row that was just added.
  @inline(__always)
  private mutating func fill(
    _ index: Int32, _ row: Row, with terms: UnsafeBufferPointer<Term>
  ) {
    let factor = row.factor
    for place in 0..<terms.count {
      let term = unsafe terms[place]
      let entry = row.first + Int32(place)
      let variable = term.variable.index
      entries.set(entry, to: term.coefficient * factor, times: variable)
      entries.links[entry] = Link(next: columns[variable].head, row: index)
      columns[variable].head = entry
    }
    if row.count == 1, row.relation != .equal { noteBound(row.first) }
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

  @inline(__always)
  private static func binaryExponent(_ number: Double) -> Int8 {
    if number == 1 { return 0 }
    return number > 0 ? Int8(max(-100, min(100, number.exponent))) : 0
  }

  /// Gives a row an index, one used before if there is one.
  @inline(__always)
  private mutating func place(_ row: Row) -> Int32 {
    guard freeRow >= 0 else {
      rows.append(row)
      ages.append(0)
      return Int32(rows.count - 1)
    }
    let index = freeRow
    freeRow = rows[index].first
    rows[index] = row
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
