/// Definitions as functions of the parameters.
extension Engine {
  /// What the definition of a variable amounts to without the variable itself.
  @inline(__always)
  mutating func sumUpDefinition(of variable: Int32) -> AffineSum {
    let defining = definition(of: variable)
    return sumUp(defining, except: variable)
  }

  /// Sums up terms, in the order in which any value is evaluated.
  @inline(__always)
  mutating func sumUp(_ defining: Definition, except variable: Int32) -> AffineSum {
    var sum = AffineSum(constant: defining.constant)
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable {
        sum.pivot = term.coefficient
        continue
      }
      let form = formPlace(of: term.variable)
      if form == .none {
        let amount = term.coefficient * value[term.variable]
        sum.base += amount
        sum.size += abs(amount)
        continue
      }
      if form == .unknown {
        sum.isOpen = true
        break
      }
      if sum.stream != form.stream {
        if sum.stream != Tape.noStream || form.stream == Tape.mixedStream {
          return sumUpMixed(defining, except: variable)
        }
        sum.stream = form.stream
      }
      sum.add(tape.streams[form.stream].forms[form.index], times: term.coefficient)
    }
    if abs(sum.slope) <= AffineSum.slopeTolerance * sum.slopeSize { sum.stream = Tape.noStream }
    return sum
  }

  /// Where the form of a variable is; a free one has none.
  @inline(__always)
  private func formPlace(of variable: Int32) -> FormPlace {
    let place = tape.places[variable]
    return place == .unknown && columns[variable].definition < 0 ? .none : place
  }

  /// Sums up terms that depend on several parameters; their slopes may cancel.
  private mutating func sumUpMixed(
    _ defining: Definition, except variable: Int32
  ) -> AffineSum {
    var sum = AffineSum(constant: defining.constant)
    tape.slopes.reset(to: 0, count: tape.streams.count)
    tape.slopeSizes.reset(to: 0, count: tape.streams.count)
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable {
        sum.pivot = term.coefficient
        continue
      }
      let place = formPlace(of: term.variable)
      if place == .unknown {
        sum.isOpen = true
        return sum
      }
      let base = addSlopes(of: place, times: term.coefficient) ?? value[term.variable]
      sum.base += term.coefficient * base
      sum.size += abs(term.coefficient * base)
    }
    for stream in 0..<tape.streams.count {
      if abs(tape.slopes[stream]) <= AffineSum.slopeTolerance * tape.slopeSizes[stream] {
        tape.slopes[stream] = 0
        continue
      }
      sum.slope = tape.slopes[stream]
      sum.stream = sum.stream == Tape.noStream ? stream : Tape.mixedStream
    }
    return sum
  }

  /// Adds the slopes of a form to `tape.slopes`; returns its base, or nil if there is no form.
  private mutating func addSlopes(of place: FormPlace, times coefficient: Double) -> Double? {
    if place == .none { return nil }
    if place.stream != Tape.mixedStream {
      let form = tape.streams[place.stream].forms[place.index]
      tape.slopes[place.stream] += coefficient * form.slope
      tape.slopeSizes[place.stream] += abs(coefficient * form.slope)
      return form.base
    }
    let first = place.index * tape.mixed.width
    for stream in 0..<tape.mixed.width {
      let slope = coefficient * tape.mixed.slopes[first + stream]
      tape.slopes[stream] += slope
      tape.slopeSizes[stream] += abs(slope)
    }
    return tape.mixed.bases[place.index]
  }

  /// Keeps the form of a variable, in place of the one it had.
  @inline(__always)
  mutating func store(_ sum: AffineSum, of variable: Int32) {
    let old = tape.places[variable]
    let scale = -1 / sum.pivot
    let isPlain = old != .none && old.stream != Tape.mixedStream
    if isPlain, columns[variable].kind == .position || columns[variable].kind == .size,
      sum.stream == old.stream || sum.stream == Tape.noStream
    {
      // What depends on nothing now will soon depend on the same again.
      tape.streams[old.stream].forms[old.index] =
        sum.stream == Tape.noStream
        ? AffineForm(base: value[variable], slope: 0)
        : AffineForm(base: sum.base * scale, slope: sum.slope * scale)
      return
    }
    if old != .none { removeForm(of: variable) }
    insert(sum, of: variable)
  }

  /// Keeps the form of a variable that has none.
  @inline(__always)
  mutating func insert(_ sum: AffineSum, of variable: Int32) {
    let scale = -1 / sum.pivot
    switch sum.stream {
    case Tape.noStream: break
    case Tape.mixedStream:
      tape.places[variable] = FormPlace(
        stream: Tape.mixedStream, index: tape.mixed.variables.count)
      tape.mixed.append(variable, base: sum.base * scale, slopes: tape.slopes, scale: scale)
    case let stream:
      tape.places[variable] = FormPlace(stream: stream, index: tape.streams[stream].forms.count)
      tape.streams[stream].append(
        AffineForm(base: sum.base * scale, slope: sum.slope * scale), of: variable)
    }
  }

  private mutating func removeForm(of variable: Int32) {
    let place = tape.places[variable]
    tape.places[variable] = .none
    if place.stream == Tape.mixedStream {
      tape.mixed.remove(place.index)
      if place.index < tape.mixed.variables.count {
        tape.places[tape.mixed.variables[place.index]] = place
      }
      return
    }
    tape.streams[place.stream].remove(place.index)
    if place.index < tape.streams[place.stream].variables.count {
      tape.places[tape.streams[place.stream].variables[place.index]] = place
    }
  }
}
