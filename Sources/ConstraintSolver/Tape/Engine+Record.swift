/// Recording the tape, all of it or what is outdated.
extension Engine {
  /// Brings the tape up to date with the definitions, and makes it cover the parameters that moved.
  mutating func prepareTape() {
    tape.solution = history.solution
    if !tape.covers(movedParameters) || isFarFromOrigin() { return recordTape() }
    if 3 * tape.outdated.count > variableCount { return recordTape() }
    if tape.outdated.isEmpty, tape.outdatedRows.isEmpty { return }
    tape.places.resize(to: variableCount, filler: .none)
    dropOutdatedWatches()
    for place in 0..<tape.outdated.count {
      let variable = tape.outdated[place]
      if tape.isOutdated.contains(variable) {
        recordBelow(variable) { $0.tape.isOutdated.contains($1) }
      }
    }
    for place in 0..<tape.outdatedRows.count { watch(tape.outdatedRows[place]) }
    tape.noteRecorded()
  }

  @inline(__always)
  private func isFarFromOrigin() -> Bool {
    for stream in 0..<tape.streams.count {
      let place = value[tape.streams[stream].parameter]
      if abs(place - tape.streams[stream].origin) > max(Tape.nearby, abs(place)) { return true }
    }
    return false
  }

  /// Records everything, row by row in the order of memory.
  private mutating func recordTape() {
    tape.invalidate()
    startStreams()
    for row in 0..<Int32(rows.count) where rows[row].isActing {
      let defined = rows[row].defines
      if defined < 0 {
        watch(row)
      } else if tape.places[defined] == .unknown {
        recordUnknown(defined)
      }
    }
    // What no row defines is free.
    for variable in 0..<tape.places.count where tape.places[variable] == .unknown {
      tape.places[variable] = .none
    }
    tape.noteRecorded()
  }

  /// The streams of the parameters that moved lately and of those that move now, or, where these
  /// are too many, of those alone.
  private mutating func startStreams() {
    pending.removeAll()
    for stream in 0..<tape.streams.count { pending.append(tape.streams[stream].parameter) }
    for place in 0..<movedParameters.count
    where tape.stream(of: movedParameters[place]) == Tape.noStream {
      pending.append(movedParameters[place])
    }
    tape.streams.removeAll()
    tape.places.reset(to: .unknown, count: variableCount)
    if pending.count <= Tape.capacity {
      for place in 0..<pending.count { startStream(pending[place]) }
    } else {
      for place in 0..<movedParameters.count { startStream(movedParameters[place]) }
    }
    tape.mixed.start(width: tape.streams.count)
  }

  private mutating func startStream(_ parameter: Int32) {
    tape.places[parameter] = FormPlace(stream: tape.streams.count, index: 0)
    tape.addStream(for: parameter, at: value[parameter])
  }

  /// Records a variable that has a definition; first what that rests on.
  @inline(__always)
  mutating func recordUnknown(_ variable: Int32) {
    let sum = sumUpDefinition(of: variable)
    if sum.isOpen {
      recordBelow(variable) {
        $0.tape.places[$1] == .unknown && $0.columns[$1].definition >= 0
      }
    } else {
      tape.places[variable] = .none
      insert(sum, of: variable)
      watchStay(variable)
    }
  }

  /// Records a variable after all that its definition rests on and that `isOpen` asks for.
  @inline(__always)
  private mutating func recordBelow(
    _ root: Int32, isOpen: (borrowing Engine, Int32) -> Bool
  ) {
    stack.removeAll()
    stack.append(frame(root))
    while !stack.isEmpty {
      let top = stack.count - 1
      let variable = stack[top].variable
      if let next = descend(top, into: isOpen) {
        stack.append(frame(next))
        continue
      }
      stack.removeLast()
      if isOpen(self, variable) { record(variable) }
    }
  }

  private mutating func record(_ variable: Int32) {
    tape.isOutdated.remove(variable)
    if tape.places[variable] == .unknown { tape.places[variable] = .none }
    if columns[variable].definition >= 0 {
      store(sumUpDefinition(of: variable), of: variable)
    } else {
      store(AffineSum(constant: value[variable]), of: variable)
    }
    watchStay(variable)
  }

  /// Drops the watches of outdated rows and stays, also of rows that mention outdated variables.
  private mutating func dropOutdatedWatches() {
    for place in 0..<tape.outdated.count {
      var entry = columns[tape.outdated[place]].head
      while entry >= 0 {
        tape.noteRow(entries.links[entry].row)
        entry = entries.links[entry].next
      }
    }
    tape.dropOutdatedWatches()
  }
}
