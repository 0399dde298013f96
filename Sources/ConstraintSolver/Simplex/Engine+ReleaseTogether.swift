/// Many pivots for the price of one: where a wish gives way to the next wish or bound on the same
/// variables, the definitions stay in order, and what the others cost does not change.
///
/// In a row of a thousand labels that is far too narrow, each has to shrink to its bound; one by
/// one, each would move all that lie behind it.
extension Engine {
  /// A definition to release, and the parallel row that takes its place.
  struct Release: BitwiseCopyable {
    var variable: Int32
    var leaving: Int32
    var entering: Int32
    var sign: Double
    /// Its kinks before that of `entering` end here in `crossed`.
    var end: Int32
  }

  /// Releases as many candidates, cheapest first, as other rows allow without changing sides; false
  /// if it is none.
  mutating func releaseTogether() -> Bool {
    guard simplex.candidates.count >= 8, !simplex.countsStays, !simplex.isPerturbed else {
      return false
    }
    planReleases()
    guard simplex.releases.count >= 8 else { return false }
    var good = 0
    var bad = simplex.releases.count + 1
    var done = 0
    while bad - good > 1 {
      let next = good == 0 && bad > simplex.releases.count ? bad - 1 : (good + bad) / 2
      perform(from: done, to: next)
      done = next
      evaluate()
      if areSidesKept() { good = next } else { bad = next }
    }
    if done != good {
      perform(from: done, to: good)
      evaluate()
      _ = areSidesKept()
    }
    return good > 0
  }

  /// Looks for each candidate, up to the first that needs more, which parallel row stops it.
  private mutating func planReleases() {
    simplex.releases.removeAll()
    simplex.crossed.removeAll()
    for index in 0..<simplex.candidates.count {
      if index > 0 { sortCandidates() }
      let candidate = simplex.candidates[index]
      guard candidate.row >= 0, columns[candidate.variable].composition < 0,
        !simplex.isInMultipliers[columns[candidate.variable].position]
      else { return }
      let entering = enteringParallel(candidate)
      if entering < 0 { return }
      simplex.releases.append(
        Release(
          variable: candidate.variable, leaving: candidate.row, entering: entering,
          sign: candidate.sign, end: Int32(simplex.crossed.count)))
    }
  }

  /// The row parallel to the one released at whose kink the cost stops falling, or -1; appends the
  /// kinks before it to `crossed`.
  private mutating func enteringParallel(_ candidate: Simplex.Candidate) -> Int32 {
    let rate = candidate.sign / coefficient(of: candidate.variable, in: candidate.row)
    simplex.kinks.removeAll()
    var entry = columns[candidate.variable].head
    while entry >= 0 {
      let row = entries.links[entry].row
      let delta = entries.coefficient(entry) * rate
      entry = entries.links[entry].next
      if row == candidate.row || !rows[row].isActing { continue }
      if isParallel(row, candidate.row, delta * candidate.sign) {
        appendKink(of: rows[row].position, delta)
      }
    }
    if isPrecise { simplex.slopeSize.reset(to: 0, count: simplex.levelCount) }
    for level in 0..<simplex.levelCount {
      simplex.slope[level] = simplex.candidateCosts[Int(candidate.cost) + level]
    }
    let stop = findStop()
    if stop < 0 { return -1 }
    for place in 0..<stop { simplex.crossed.append(simplex.kinks[place].row) }
    return memberRows[simplex.kinks[stop].row]
  }

  /// Whether a row has the terms of another, times a factor.
  @inline(__always)
  private func isParallel(_ row: Int32, _ other: Int32, _ factor: Double) -> Bool {
    if rows[row].count != rows[other].count { return false }
    for entry in entryRange(row) {
      let term = self.entry(entry)
      if term.coefficient != coefficient(of: term.variable, in: other) * factor { return false }
    }
    return true
  }

  /// Makes the releases between two counts, or takes them back.
  private mutating func perform(from: Int, to: Int) {
    for index in min(from, to)..<max(from, to) {
      let release = simplex.releases[index]
      let (old, new) =
        from < to ? (release.leaving, release.entering) : (release.entering, release.leaving)
      rows[old].defines = -1
      rows[new].defines = release.variable
      columns[release.variable].definition = new
      if from < to { leave(release.leaving, sign: release.sign) }
      let first = index == 0 ? 0 : simplex.releases[index - 1].end
      for place in first..<release.end { cross(Int(simplex.crossed[place])) }
    }
  }

  /// Measures all residuals; false if a row outside the basis is not on the side it is counted on.
  private mutating func areSidesKept() -> Bool {
    var isKept = true
    for place in 0..<memberRows.count {
      let row = memberRows[place]
      let residual = residual(row)
      simplex.residual[place] = residual
      if rows[row].defines >= 0 { continue }
      let side = simplex.side[place]
      let isOff =
        side != 0
        ? Double(side) * residual < -tolerance
        : rows[row].relation.error(at: residual) > tolerance
      if isOff { isKept = false }
    }
    return isKept
  }
}
