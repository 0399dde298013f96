/// Parameters have new values and nothing else changed.
extension Engine {
  /// Lets what depends on the moved parameters follow, and repairs where a side changed.
  ///
  /// Values follow when they are told, or asked for by the next change.
  mutating func replay() {
    assert(tape.behind | tape.untold == 0, "the last move is still to be told")
    prepareTape()
    var isInside = tape.mixed.watches.isEmpty
    for place in 0..<movedParameters.count {
      let stream = tape.stream(of: movedParameters[place])
      tape.behind |= 1 << stream
      if !isBetweenBounds(stream) { isInside = false }
    }
    movedParameters.removeAll()
    hasAdoptedAll = false
    if isInside { return }
    let moved = tape.behind
    catchUp()
    for stream in 0..<tape.streams.count where moved & 1 << stream != 0 { examine(stream) }
    examineMixed()
    drain()
  }

  @inline(__always)
  private func isBetweenBounds(_ stream: Int) -> Bool {
    let place = value[tape.streams[stream].parameter]
    return place >= tape.streams[stream].low && place <= tape.streams[stream].high
      && abs(place) <= Tape.farthest
  }

  /// Lets values follow the parameters that moved.
  mutating func catchUp() {
    if tape.behind == 0 { return }
    for stream in 0..<tape.streams.count where tape.behind & 1 << stream != 0 {
      tape.streams[stream].evaluate(at: distance(stream), into: value)
    }
    evaluateMixed()
    tape.untold |= tape.behind
    tape.behind = 0
  }

  private mutating func evaluateMixed() {
    if tape.mixed.variables.isEmpty { return }
    tape.slopes.removeAll()
    for stream in 0..<tape.streams.count { tape.slopes.append(distance(stream)) }
    tape.mixed.evaluate(at: tape.slopes, into: value)
  }

  @inline(__always)
  func distance(_ stream: Int) -> Double {
    value[tape.streams[stream].parameter] - tape.streams[stream].origin
  }

  /// Tells the values that follow parameters.
  mutating func tellMoved() {
    if tape.behind | tape.untold == 0 { return }
    evaluateMixedIfBehind()
    for stream in 0..<tape.streams.count {
      if tape.behind & 1 << stream != 0 {
        let distance = distance(stream)
        tape.tell(stream, at: distance, into: value, reported, &changedVariables)
      } else if tape.untold & 1 << stream != 0 {
        for place in 0..<tape.streams[stream].variables.count {
          tell(tape.streams[stream].variables[place])
        }
      }
    }
    for place in 0..<tape.mixed.variables.count { tell(tape.mixed.variables[place]) }
    tape.behind = 0
    tape.untold = 0
  }

  private mutating func evaluateMixedIfBehind() {
    if tape.behind != 0 { evaluateMixed() }
  }

  /// Queues what is not on its side any more, of what the parameter has gone too far for.
  private mutating func examine(_ stream: Int) {
    let place = value[tape.streams[stream].parameter]
    let isFar = abs(place) > Tape.farthest
    if place < tape.streams[stream].low || isFar {
      for index in 0..<tape.streams[stream].lows.count {
        let watch = tape.streams[stream].lows[index]
        if place < Double(watch.bound) || isFar { examine(watched: watch.name) }
      }
    }
    if place > tape.streams[stream].high || isFar {
      for index in 0..<tape.streams[stream].highs.count {
        let watch = tape.streams[stream].highs[index]
        if place > Double(watch.bound) || isFar { examine(watched: watch.name) }
      }
    }
  }

  private mutating func examineMixed() {
    for place in 0..<tape.mixed.watches.count { examine(watched: tape.mixed.watches[place]) }
  }

  @inline(__always)
  private mutating func examine(watched name: Int32) {
    if name < 0 {
      if isLoose(-1 - name) { loose.append(-1 - name) }
    } else if rows[name].isActing, rows[name].defines < 0, !isSettled(name, at: residual(name)) {
      violated.append(name)
    }
  }
}
