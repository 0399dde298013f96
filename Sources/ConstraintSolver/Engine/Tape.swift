/// A resize as one streaming pass: the definitions that depend on the parameters that moved, in order,
/// and the rows and stays whose side is to be watched.
struct Tape: ~Copyable {
  struct Step: BitwiseCopyable {
    var constant: Double
    var scale: Double
    var variable: Int32
    /// Where its terms end.
    var end: Int32
  }

  struct Watch: BitwiseCopyable {
    var constant: Double
    var row: Int32
    var end: Int32
  }

  struct Factor: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
  }

  var isValid = false
  var parameters = Buffer<Int32>()
  var steps = Buffer<Step>()
  var terms = Buffer<Factor>()
  var watches = Buffer<Watch>()
  var watchTerms = Buffer<Factor>()
  var stays = Buffer<Int32>()

  func covers(_ moved: borrowing Buffer<Int32>) -> Bool {
    guard isValid else { return false }
    for place in 0..<moved.count {
      var isCovered = false
      for other in 0..<parameters.count where parameters[other] == moved[place] {
        isCovered = true
      }
      if !isCovered { return false }
    }
    return true
  }

  mutating func start(with moved: borrowing Buffer<Int32>) {
    isValid = true
    steps.removeAll()
    terms.removeAll()
    watches.removeAll()
    watchTerms.removeAll()
    stays.removeAll()
    parameters.removeAll()
    for place in 0..<moved.count { parameters.append(moved[place]) }
  }
}

extension Engine {
  /// Parameters have new values and nothing else changed: evaluates what depends on them, and repairs
  /// where a side changed.
  mutating func replay() {
    if !tape.covers(movedParameters) { recordTape() }
    movedParameters.removeAll()
    hasAdoptedAll = false
    runSteps()
    watchRows()
    for place in 0..<tape.stays.count where isLoose(tape.stays[place]) {
      loose.append(tape.stays[place])
    }
    drain()
  }

  private mutating func runSteps() {
    var place: Int32 = 0
    for index in 0..<tape.steps.count {
      let step = tape.steps[index]
      var total = step.constant
      while place < step.end {
        total += tape.terms[place].coefficient * value[tape.terms[place].variable]
        place += 1
      }
      value[step.variable] = total * step.scale
      touch(step.variable)
    }
  }

  private mutating func watchRows() {
    var place: Int32 = 0
    for index in 0..<tape.watches.count {
      let watch = tape.watches[index]
      var residual = watch.constant
      while place < watch.end {
        residual += tape.watchTerms[place].coefficient * value[tape.watchTerms[place].variable]
        place += 1
      }
      if !isSettled(watch.row, at: residual) { violated.append(watch.row) }
    }
  }

  private mutating func recordTape() {
    tape.start(with: movedParameters)
    gatherDependents()
    order.removeAll()
    for place in 0..<members.count { columns[members[place]].isKnown = false }
    for place in 0..<members.count where !columns[members[place]].isKnown { arrange(members[place]) }
    for place in 0..<order.count { record(order[place]) }
    for place in 0..<memberRows.count { watch(memberRows[place]) }
    for place in 0..<members.count {
      let variable = members[place]
      if columns[variable].support == 0, !columns[variable].isCanonical || columns[variable].stay != 0 {
        tape.stays.append(variable)
      }
    }
  }

  /// Makes members of everything whose definition depends on the moved parameters; `memberRows` are
  /// the other rows that touch it.
  private mutating func gatherDependents() {
    nextTick()
    members.removeAll()
    memberRows.removeAll()
    for place in 0..<movedParameters.count { followDependents(of: movedParameters[place]) }
    var place = 0
    while place < members.count {
      followDependents(of: members[place])
      place += 1
    }
  }

  private mutating func followDependents(of variable: Int32) {
    var entry = columns[variable].head
    while entry >= 0 {
      let row = entries[entry].row
      entry = links[entry].next
      if rows[row].stamp == tick || !rows[row].isActing { continue }
      rows[row].stamp = tick
      if rows[row].defines >= 0 { join(rows[row].defines) } else { memberRows.append(row) }
    }
  }

  /// Puts a member in order, after those that its definition mentions.
  private mutating func arrange(_ root: Int32) {
    stack.removeAll()
    stack.append(frame(root))
    while !stack.isEmpty {
      let top = stack.count - 1
      let variable = stack[top].variable
      if let next = descend(top, into: { !$0.columns[$1].isKnown }) {
        stack.append(frame(next))
        continue
      }
      stack.removeLast()
      if columns[variable].isKnown { continue }
      columns[variable].isKnown = true
      order.append(variable)
    }
  }

  private mutating func record(_ variable: Int32) {
    let defining = definition(of: variable)
    var pivot = 1.0
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable {
        pivot = term.coefficient
      } else {
        tape.terms.append(.init(coefficient: term.coefficient, variable: term.variable))
      }
    }
    tape.steps.append(
      .init(
        constant: defining.constant, scale: -1 / pivot, variable: variable,
        end: Int32(tape.terms.count)))
  }

  private mutating func watch(_ row: Int32) {
    let weakest = weakestSupport(row)
    if weakest > priority(of: row), weakest < Self.fixed || !isRequired(row) { return }
    for entry in entryRange(row) {
      let term = entries[entry]
      tape.watchTerms.append(.init(coefficient: term.coefficient, variable: term.variable))
    }
    tape.watches.append(
      .init(constant: rows[row].constant, row: row, end: Int32(tape.watchTerms.count)))
  }
}
