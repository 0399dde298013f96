extension Engine {
  var variableCount: Int { kind.count }

  /// Makes a variable, under an index used before if there is one.
  mutating func makeVariable(_ newKind: VariableKind) -> Int32 {
    if freeVariables.isEmpty { appendVariable() }
    let variable = freeVariables.last
    freeVariables.removeLast()
    kind[variable] = newKind
    support[variable] = newKind == .parameter ? Self.fixed : 0
    return variable
  }

  private mutating func appendVariable() {
    freeVariables.append(Int32(kind.count))
    kind.append(.none)
    head.append(-1)
    value.append(0)
    reported.append(0)
    definition.append(-1)
    composition.append(-1)
    support.append(0)
    isKnown.append(true)
    isMentioned.append(false)
    isSolved.append(false)
    isCanonical.append(false)
    stay.append(0)
    rest.append(0)
    stamp.append(0)
    visited.append(0)
    position.append(0)
    isTouched.append(false)
    sum.append(0)
    isSummed.append(false)
  }

  /// Gives back a variable that no row mentions.
  mutating func removeVariable(_ variable: Int32) {
    assert(head[variable] < 0)
    tape.noteRemoved(variable)
    release(definition[variable])
    definition[variable] = -1
    kind[variable] = .none
    value[variable] = 0
    reported[variable] = 0
    composition[variable] = -1
    support[variable] = 0
    isSolved[variable] = false
    isCanonical[variable] = false
    stay[variable] = 0
    movedParameters.removeAll { $0 == variable }
    freeVariables.append(variable)
  }

  /// A composed row can define a variable that it does not mention, and outlive it.
  private mutating func release(_ row: Int32) {
    if row < 0 { return }
    rows[row].defines = -1
    for entry in entryRange(row) where kind[entries[entry].variable] != .parameter {
      seeds.append(entries[entry].variable)
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
    if isTouched[variable] { return }
    isTouched[variable] = true
    touched.append(variable)
  }

  /// Tells the values found, and remembers which are other ones than before.
  mutating func report() {
    changedVariables.removeAll()
    tellMoved()
    for place in 0..<touched.count {
      let variable = touched[place]
      isTouched[variable] = false
      if kind[variable] == .none { continue }
      if kind[variable] != .parameter { tape.note(variable) }
      tell(variable)
    }
    touched.removeAll()
  }

  @inline(__always)
  mutating func tell(_ variable: Int32) {
    let rounded = value[variable].roundedToTold
    if reported[variable] == rounded { return }
    reported[variable] = rounded
    changedVariables.append(variable)
  }

  /// A stamp that no row or variable bears yet.
  mutating func nextTick() {
    if tick == .max {
      tick = 0
      stamp.reset(to: 0, count: stamp.count)
      for row in 0..<rows.count { rows[row].stamp = 0 }
    }
    tick += 1
  }

  mutating func nextVisit() {
    if visit == .max {
      visit = 0
      visited.reset(to: 0, count: visited.count)
    }
    visit += 1
  }
}
