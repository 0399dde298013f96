/// Whether a constraint contradicts others, in integers, so that what it says is certain.
///
/// Constraints contradict each other if they can be multiplied, inequalities only by numbers of one
/// sign, and added up to what no values satisfy (Farkas). With the multiplier of one of them fixed,
/// those of the others are found by the simplex method, by Bland's rule, which ends. The
/// constraints of a basis are independent, so that it takes all that are found.
struct ContradictionProof {
  /// For each variable: what it is multiplied by adds up to nothing.
  private var rows: [ExactRow] = []
  /// The column whose multiplier a row tells; none if it tells what is still missing of its sum.
  private var basis: [Int?] = []
  /// What the multiplied constants add up to, negative, and by how much more with a multiplier.
  private var gain = ExactRow()
  /// What is missing in all, and by how much less with a multiplier.
  private var lack = ExactRow()
  /// Two columns for each constraint: its multiplier where that is above 0, and below.
  private var columnCount = 0

  /// Looks for a contradiction between `last`, whose multiplier has its sign, and others.
  init(of last: ExactConstraint, among others: [ExactConstraint]) {
    var places: [Variable: Int] = [:]
    for constraint in others {
      if constraint.sign >= 0 { append(constraint, times: 1, at: columnCount, &places) }
      if constraint.sign <= 0 { append(constraint, times: -1, at: columnCount + 1, &places) }
      columnCount += 2
    }
    append(last, times: last.sign < 0 ? 1 : -1, at: nil, &places)
    for place in rows.indices {
      if rows[place].sum.signum < 0 { rows[place].negate() }
      lack.add(rows[place])
    }
    basis = rows.map { _ in nil }
  }

  private mutating func append(
    _ constraint: ExactConstraint, times sign: Int, at column: Int?, _ places: inout [Variable: Int]
  ) {
    for term in constraint.terms {
      let place = places[term.variable] ?? rows.count
      places[term.variable] = place
      if place == rows.count { rows.append(ExactRow()) }
      rows[place].add(sign < 0 ? -term.coefficient : term.coefficient, at: column)
    }
    gain.add(sign < 0 ? -constraint.constant : constraint.constant, at: column)
  }

  /// The places of those that contradict the last one, none of which can be left out; nil if there
  /// are none.
  ///
  /// - Complexity: As a rule O(*n* · *k*) for *n* constraints, *k* of them found.
  mutating func find() -> [Int]? {
    while !lack.sum.isZero {
      guard let column = lack.firstAboveZero, pivot(column) else { return nil }
    }
    dropMissing()
    while gain.sum.signum >= 0 {
      guard let column = gain.firstAboveZero, pivot(column) else { return nil }
    }
    return rows.indices.filter { !rows[$0].sum.isZero }.compactMap { basis[$0] }.map { $0 / 2 }
      .sorted()
  }

  /// Lets a column take the place of the one whose multiplier first comes to 0 as its own grows;
  /// false if none does.
  private mutating func pivot(_ column: Int) -> Bool {
    var leaving: Int?
    for place in rows.indices {
      guard let factor = rows[place][column], factor.signum > 0 else { continue }
      guard let other = leaving, let otherFactor = rows[other][column] else {
        leaving = place
        continue
      }
      let order = (rows[place].sum * otherFactor - rows[other].sum * factor).signum
      let isOlder = (basis[place] ?? -1) < (basis[other] ?? -1)
      if order < 0 || order == 0 && isOlder { leaving = place }
    }
    guard let leaving else { return false }
    enter(column, leaving)
    return true
  }

  private mutating func enter(_ column: Int, _ place: Int) {
    basis[place] = column
    for other in rows.indices where other != place {
      rows[other].eliminate(column, by: rows[place])
    }
    gain.eliminate(column, by: rows[place])
    lack.eliminate(column, by: rows[place])
  }

  /// Nothing is missing: lets columns take the places of what could be.
  private mutating func dropMissing() {
    for place in rows.indices where basis[place] == nil {
      guard let column = rows[place].firstColumn else { continue }
      if (rows[place][column]?.signum ?? 0) < 0 { rows[place].negate() }
      enter(column, place)
    }
  }
}
