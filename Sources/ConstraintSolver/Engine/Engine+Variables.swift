extension Engine {
  var variableCount: Int { columns.count }

  /// Makes room for variables that are about to be made.
  mutating func reserve(variables count: Int) {
    columns.reserve(variableCount + count)
    summands.reserve(variableCount + count)
    value.reserve(variableCount + count)
    reported.reserve(variableCount + count)
  }

  /// Makes a variable, under an index used before if there is one.
  mutating func makeVariable(_ newKind: Column.Kind) -> Int32 {
    let variable: Int32
    if freeVariables.isEmpty {
      variable = Int32(columns.count)
      precondition(
        columns.count < EntryPool.variableLimit,
        "a solver holds up to \(EntryPool.variableLimit) variables")
      columns.append(Column())
      summands.append(-1)
      value.append(0)
      if isPrecise { rounding.append(0) }
      reported.append(0)
    } else {
      variable = freeVariables.last
      freeVariables.removeLast()
    }
    columns[variable].kind = newKind
    columns[variable].support = newKind == .parameter ? Self.fixed : 0
    return variable
  }

  /// Gives back a variable that no row mentions.
  mutating func removeVariable(_ variable: Int32) {
    breakOff()
    tape.noteRemoved(variable)
    release(columns[variable].definition)
    columns[variable].definition = -1
    columns[variable].kind = .none
    value[variable] = 0
    if isPrecise { rounding[variable] = 0 }
    reported[variable] = 0
    columns[variable].composition = -1
    columns[variable].support = 0
    columns[variable].isSolved = false
    columns[variable].isCanonical = false
    columns[variable].stay = 0
    columns[variable].hadUpperBound = false
    columns[variable].hadLowerBound = false
    movedParameters.removeAll { $0 == variable }
    freeVariables.append(variable)
  }

  /// A composed row can define a variable that it does not mention, and outlive it.
  private mutating func release(_ row: Int32) {
    if row < 0 { return }
    rows[row].defines = -1
    for entry in entryRange(row) where columns[entries.variable(entry)].kind != .parameter {
      seeds.append(entries.variable(entry))
    }
    changedRows.append(row)
  }

  /// Gives a parameter another value; what depends on it follows with the next ``solve()``.
  mutating func setParameter(_ parameter: Int32, to newValue: Double) {
    guard value[parameter] != newValue else { return }
    value[parameter] = newValue
    touch(parameter)
    var isListed = false
    for place in 0..<movedParameters.count where movedParameters[place] == parameter {
      isListed = true
    }
    if !isListed { movedParameters.append(parameter) }
  }

  @inline(__always)
  mutating func touch(_ variable: Int32) {
    if columns[variable].isTouched { return }
    columns[variable].isTouched = true
    touched.append(variable)
  }

  /// Tells the values found, and remembers which are other ones than before.
  mutating func report() {
    changedVariables.removeAll()
    tellMoved()
    keepTold()
    if changedVariables.isEmpty {
      swap(&touched, &changedVariables)
    } else {
      for place in 0..<touched.count { changedVariables.append(touched[place]) }
    }
    touched.removeAll()
    if tape.isRecorded, tape.solution == history.solution { tape.forgetOutdated() }
  }

  /// Tells the values of what was touched, and leaves in `touched` only what has another one now.
  private mutating func keepTold() {
    var kept = 0
    for place in 0..<touched.count {
      let variable = touched[place]
      columns[variable].isTouched = false
      if columns[variable].kind == .none { continue }
      if columns[variable].kind != .parameter { tape.note(variable) }
      guard reportsAnew(variable) else { continue }
      touched[kept] = variable
      kept += 1
    }
    touched.resize(to: kept, filler: -1)
  }

  @inline(__always)
  mutating func tell(_ variable: Int32) {
    if reportsAnew(variable) { changedVariables.append(variable) }
  }

  /// Rounds a value as it is told; returns false if that is what was told already.
  @inline(__always)
  private mutating func reportsAnew(_ variable: Int32) -> Bool {
    let rounded = value[variable].roundedToTold
    if reported[variable] == rounded { return false }
    reported[variable] = rounded
    return true
  }

  /// A stamp that no variable bears yet.
  mutating func nextTick() {
    if tick == .max {
      tick = 0
      for column in 0..<columns.count { columns[column].stamp = 0 }
    }
    tick += 1
  }
}
