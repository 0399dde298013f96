/// What a row says, before it has an index.
struct RowDraft {
  var relation: Relation
  var constant: Double
  /// The smallest of its coefficients, without signs.
  var smallest: Double
  /// The largest of them.
  var largest: Double
  var priority: Double
  var weight: Double
  var isGiven = false
}

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

  /// Makes a row act, or stand by, from the next ``solve()`` on.
  mutating func setState(_ state: Row.State, of index: Int32) {
    let old = rows[index].state
    if old == state { return }
    rows[index].state = state
    if old == .acting { isDoubtful = false }
    if isBuilt, isStateChanged.insert(index) {
      stateChanges.append(StateChange(row: index, before: old))
    }
  }

  /// Carries out the changes of state that were only noted: what they touch is to be solved then.
  mutating func applyStateChanges() {
    for place in 0..<stateChanges.count {
      let change = stateChanges[place]
      let state = rows[change.row].state
      if state == change.before { continue }
      if change.before == .acting { detach(change.row) }
      if state == .acting { noteChanged(change.row) }
    }
    clearStateChanges()
  }

  /// Forgets the changes of state that were noted.
  mutating func clearStateChanges() {
    for place in 0..<stateChanges.count { isStateChanged.remove(stateChanges[place].row) }
    stateChanges.removeAll()
  }

  /// Prepares for a change that no step leads back from.
  mutating func breakOff() {
    applyStateChanges()
    history.forget()
  }

  mutating func setConstant(_ newConstant: Double, of index: Int32) {
    let scaled = newConstant * rows[index].factor
    if rows[index].constant == scaled { return }
    breakOff()
    rows[index].constant = scaled
    touchRow(index)
  }

  mutating func setPriority(_ newPriority: Double, of index: Int32) {
    if priority(of: index) == newPriority { return }
    setLevel(newPriority, weight(of: index), of: index)
  }

  mutating func setWeight(_ newWeight: Double, of index: Int32) {
    if weight(of: index) == newWeight { return }
    setLevel(priority(of: index), newWeight, of: index)
  }

  private mutating func setLevel(_ priority: Double, _ weight: Double, of index: Int32) {
    breakOff()
    levels.release(rows[index].level)
    rows[index].level = levels.retain(priority, weight)
    touchRow(index)
  }

  private mutating func touchRow(_ index: Int32) {
    guard rows[index].isActing else { return }
    noteChanged(index)
    detach(index)
  }

  /// The first solution starts from all rows; until then none is told apart.
  @inline(__always)
  private mutating func noteChanged(_ index: Int32) {
    if isBuilt { changedRows.append(index) }
  }

  /// Takes a row out of the solution: what it defined, and what was solved with it, is to be solved
  /// anew.
  mutating func detach(_ index: Int32) {
    let defined = rows[index].defines
    seedTwin(of: index)
    if defined < 0, rows[index].accepted == 0 { return }
    save(row: index)
    if defined >= 0 {
      save(defined)
      columns[defined].definition = -1
      rows[index].defines = -1
      seeds.append(defined)
    }
    rows[index].accepted = 0
    for entry in entryRange(index) {
      let variable = entries.variable(entry)
      if columns[variable].isSolved { seeds.append(variable) }
    }
  }

  /// The definition of a variable by an inequality may have held only together with this row.
  private mutating func seedTwin(of index: Int32) {
    guard rows[index].count == 1, rows[index].relation != .equal else { return }
    let variable = entries.variable(rows[index].first)
    let definition = columns[variable].definition
    if definition >= 0, definition != index, rows[definition].relation != .equal {
      seeds.append(variable)
    }
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
