extension Engine {
  /// Lets what was met on the line replace a variable's definition; false if that breaks down.
  ///
  /// In place if it can define the variable without a new order, otherwise by composing anew.
  mutating func exchange(_ variable: Int32, _ entering: Int, _ mark: CompositionPool.Mark) -> Bool {
    let leaving = columns[variable].definition
    let isPlain =
      columns[variable].composition < 0 && !simplex.isInMultipliers[columns[variable].position]
    if entering < 0 {
      let freed = Int32(-2 - entering)
      guard freed == variable, isPlain else {
        return refactor(Exchange(dropped: variable, added: -1, freed: freed), mark)
      }
      rows[leaving].defines = -1
      columns[variable].definition = -1
      settleExactly()
      return true
    }
    let added = memberRows[entering]
    guard isPlain, canDefine(added, variable) else {
      return refactor(Exchange(dropped: variable, added: added, freed: -1), mark)
    }
    if leaving >= 0 { rows[leaving].defines = -1 }
    columns[variable].definition = added
    rows[added].defines = variable
    settleExactly()
    return true
  }

  /// Where values are refined, what was only moved by sums is evaluated anew.
  private mutating func settleExactly() {
    if !isPrecise { return }
    evaluate()
    measureResiduals()
  }

  /// Whether a row mentions a variable, and otherwise only earlier ones.
  @inline(__always)
  private func canDefine(_ row: Int32, _ variable: Int32) -> Bool {
    var mentions = false
    for entry in entryRange(row) where isMember(entries.variable(entry)) {
      if entries.variable(entry) == variable {
        mentions = abs(entries.coefficient(entry)) > 1e-6
      } else if columns[entries.variable(entry)].position > columns[variable].position {
        return false
      }
    }
    return mentions
  }

  /// The definition of `dropped` leaves; a row is added, or another variable becomes free.
  struct Exchange {
    var dropped: Int32
    var added: Int32
    var freed: Int32
  }

  private mutating func refactor(_ change: Exchange, _ mark: CompositionPool.Mark) -> Bool {
    collectBasis(change)
    let isRoomy = compositions.terms.count - mark.terms < 8 * order.count + 64
    if isRoomy, exchangeComposed(change) { return true }
    return refactorAll(change, mark)
  }

  /// Composes the definitions of all members anew.
  ///
  /// A row that turns out to depend on the others leaves the basis.
  mutating func refactorAsItIs(_ mark: CompositionPool.Mark) {
    let none = Exchange(dropped: -1, added: -1, freed: -1)
    collectBasis(none)
    _ = refactorAll(none, mark)
  }

  private mutating func collectBasis(_ change: Exchange) {
    simplex.spareBasis.removeAll()
    for place in 0..<order.count where order[place] != change.dropped {
      if columns[order[place]].definition >= 0 {
        simplex.spareBasis.append(columns[order[place]].definition)
      }
    }
    simplex.wasFree.resize(to: members.count, filler: false)
    for place in 0..<members.count {
      let member = members[place]
      simplex.wasFree[place] =
        member == change.freed || (columns[member].definition < 0 && member != change.dropped)
    }
  }

  private mutating func refactorAll(_ change: Exchange, _ mark: CompositionPool.Mark) -> Bool {
    for place in 0..<memberRows.count where isInBasis(memberRows[place]) {
      rows[memberRows[place]].defines = -1
    }
    compositions.truncate(to: mark)
    order.removeAll()
    for place in 0..<members.count {
      let member = members[place]
      let row = columns[member].definition
      if row >= 0, rows[row].defines == member { rows[row].defines = -1 }
      columns[member].composition = -1
      columns[member].isMentioned = false
      columns[member].definition = -1
      columns[member].isKnown = false
    }
    for place in 0..<members.count where simplex.wasFree[place] { makeKnown(members[place]) }
    var isSound = true
    for place in 0..<simplex.spareBasis.count where !adopt(simplex.spareBasis[place]) {
      isSound = false
    }
    if change.added >= 0, !adopt(change.added) { isSound = false }
    close()
    refreshBasis()
    return isSound
  }
}
