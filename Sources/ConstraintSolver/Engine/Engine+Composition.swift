/// A term of a row that is being composed.
struct Summand: BitwiseCopyable {
  var coefficient: Double
  /// The largest number that was added to the coefficient.
  var size: Double
  var variable: Int32

  /// Whether what was added cancels out.
  @inline(__always)
  var isZero: Bool { abs(coefficient) <= Engine.cancellation * size }
}

/// The general case of elimination: a row whose variables are all defined or mentioned already.
extension Engine {
  /// Stands in `summands` for a variable that is to be replaced by its definition.
  static let visited: Int32 = -2

  /// Expresses a row in variables that have no definition yet, and lets it define one of them.
  mutating func compose(_ row: Int32) -> Bool {
    collectDefinitions(below: row)
    summed.removeAll()
    for entry in entryRange(row) { add(entries.coefficient(entry), entries.variable(entry)) }
    var constant = rows[row].constant
    var support = strength(row)
    let firstMultiplier = compositions.multipliers.count
    substitute(&constant, &support)
    let defined = largestUndefined()
    if defined >= 0 {
      let pivot = summed[summands[defined]]
      if abs(pivot.coefficient) < Self.doubtfulPivot * pivot.size { isDoubtful = true }
      let index = appendComposition(constant, support, firstMultiplier)
      columns[defined].composition = index
      columns[defined].definition = row
      rows[row].defines = defined
      columns[defined].isMentioned = true
      var others = 0
      for place in compositions.all[index].terms
      where !columns[compositions.terms[place].variable].isKnown {
        others += 1
      }
      if others == 1 { makeKnown(defined) }
    } else {
      compositions.multipliers.resize(
        to: firstMultiplier, filler: CompositionPool.Multiplier(factor: 0, row: 0))
    }
    for place in 0..<summed.count { summands[summed[place].variable] = -1 }
    for place in 0..<pending.count { summands[pending[place]] = -1 }
    return defined >= 0
  }

  /// Whether the composed definitions of the members are in the order in which they rest on each
  /// other, and on definitions only.
  ///
  /// Runs on smaller components may have composed anew what an older composition rests on.
  @inline(__always)
  func areCompositionsSound() -> Bool {
    for place in 0..<simplex.composed.count
    where !isSound(columns[simplex.composed[place]].composition) {
      return false
    }
    return true
  }

  @inline(__always)
  private func isSound(_ index: Int32) -> Bool {
    for place in compositions.all[index].multipliers {
      let defined = rows[compositions.multipliers[place].row].defines
      if defined < 0 || columns[defined].composition >= index { return false }
    }
    return true
  }

  /// Whether a variable outside is defined by a composition from rows that define nothing any more:
  /// then it belongs to the component.
  @inline(__always)
  func restsOutsideOnMembers() -> Bool {
    for place in 0..<memberRows.count {
      let defined = rows[memberRows[place]].defines
      guard defined >= 0, !isMember(defined), columns[defined].composition >= 0 else { continue }
      for place in compositions.all[columns[defined].composition].multipliers
      where rows[compositions.multipliers[place].row].defines < 0 {
        return true
      }
    }
    return false
  }

  private mutating func collectDefinitions(below row: Int32) {
    pending.removeAll()
    for entry in entryRange(row) {
      let variable = entries.variable(entry)
      guard !columns[variable].isKnown, columns[variable].definition >= 0,
        summands[variable] != Self.visited
      else { continue }
      summands[variable] = Self.visited
      collectUnknown(below: variable)
    }
  }

  /// Replaces what is defined by its definition, last first.
  private mutating func substitute(_ constant: inout Double, _ support: inout Double) {
    var place = pending.count - 1
    while place >= 0 {
      let variable = pending[place]
      place -= 1
      let summed = summands[variable]
      if columns[variable].isKnown || summed < 0 || self.summed[summed].isZero { continue }
      let defining = definition(of: variable)
      var pivot = 1.0
      for place in defining.terms {
        let term = term(place, of: defining)
        if term.variable == variable { pivot = term.coefficient }
      }
      let factor = self.summed[summed].coefficient / pivot
      for place in defining.terms {
        let term = term(place, of: defining)
        if term.variable != variable { add(-factor * term.coefficient, term.variable) }
      }
      constant -= factor * defining.constant
      support = min(support, ownSupport(of: variable))
      compositions.multipliers.append(.init(factor: factor, row: columns[variable].definition))
      self.summed[summed].coefficient = 0
    }
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ variable: Int32) {
    if summands[variable] < 0 {
      summands[variable] = Int32(summed.count)
      summed.append(Summand(coefficient: 0, size: 0, variable: variable))
    }
    let place = summands[variable]
    summed[place].coefficient += coefficient
    summed[place].size = max(summed[place].size, abs(coefficient))
  }

  /// The undefined variable with the largest coefficient; of equal ones the last.
  @inline(__always)
  private func largestUndefined() -> Int32 {
    var best: Int32 = -1
    var size = 0.0
    for place in 0..<summed.count {
      let term = summed[place]
      if columns[term.variable].isKnown || columns[term.variable].definition >= 0 { continue }
      if term.isZero { continue }
      if Self.prefers(term.variable, abs(term.coefficient), to: best, size) {
        best = term.variable
        size = abs(term.coefficient)
      }
    }
    return best
  }

  private mutating func appendComposition(
    _ constant: Double, _ support: Double, _ firstMultiplier: Int
  ) -> Int32 {
    let firstTerm = compositions.terms.count
    for place in 0..<summed.count {
      let summand = summed[place]
      if summand.isZero { continue }
      compositions.terms.append(
        Entry(coefficient: summand.coefficient, variable: summand.variable))
    }
    compositions.all.append(
      CompositionPool.Composition(
        constant: constant, support: support, firstTerm: Int32(firstTerm),
        termCount: Int32(compositions.terms.count - firstTerm),
        firstMultiplier: Int32(firstMultiplier),
        multiplierCount: Int32(compositions.multipliers.count - firstMultiplier)))
    return Int32(compositions.all.count - 1)
  }

  /// Drops composed definitions that are gone for good: no step leads back to them.
  mutating func compactCompositions() {
    // First whether each is in use, then its new place.
    var places = Buffer<Int32>(capacity: compositions.all.count)
    places.resize(to: compositions.all.count, filler: -1)
    for variable in 0..<variableCount where columns[variable].composition >= 0 {
      places[columns[variable].composition] = 0
    }
    history.forEachVariable {
      if $0.solution.composition >= 0 { places[$0.solution.composition] = 0 }
    }
    var end = CompositionPool.Mark(compositions: 0, terms: 0, multipliers: 0)
    for index in 0..<Int32(places.count) where places[index] == 0 {
      places[index] = compositions.move(index, behind: &end)
    }
    compositions.truncate(to: end)
    compositions.noteLive()
    for variable in 0..<variableCount where columns[variable].composition >= 0 {
      columns[variable].composition = places[columns[variable].composition]
    }
    history.forEachVariable {
      if $0.solution.composition >= 0 { $0.solution.composition = places[$0.solution.composition] }
    }
  }
}
