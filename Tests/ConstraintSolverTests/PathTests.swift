import ConstraintSolver
import Testing

/// Every path to the same constraints, activated in the same order, ends at the same values, bit
/// for bit.
@Suite struct PathTests {
  @Test(arguments: PathTarget.Character.allCases, 1...8)
  func `random paths to one set of constraints end alike`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    var numbers = SplitMix(state: seed)
    for _ in 0..<4 {
      let target = PathTarget(character, numbers: &numbers)
      let straight = try target.straight()
      for _ in 0..<3 {
        let walked = try Path(to: target, numbers: &numbers).walked(&numbers)
        #expect(walked == straight, "\(character), seed \(seed)")
      }
    }
  }
}

/// What a solver says in the end.
struct PathEnd: Equatable {
  let values: [Double]
  /// The places of the refused constraints among those of the target.
  let refused: [Int]
  /// The places of what fixes the variable made first, and, below 0, of what that rests on.
  let reasons: [Int]

  init(of solver: borrowing Solver, _ variables: [Variable], _ ids: [ConstraintID]) {
    var (values, refused): ([Double], [Int]) = ([], [])
    for variable in variables { values.append(solver[variable]) }
    for (place, id) in ids.enumerated() where solver.isRefused(id) { refused.append(place) }
    (self.values, self.refused) = (values, refused)
    let explanation = solver.explanation(of: variables[0])
    reasons =
      explanation.constraints.compactMap { ids.firstIndex(of: $0) }
      + explanation.resting.compactMap { variables.firstIndex(of: $0) }.map { -1 - $0 }
  }
}

/// Constraints to be reached, and the variables they are about.
struct PathTarget {
  enum Character: CaseIterable {
    case plain, chain, degenerate, redundant, ulps, parallel, large
  }

  let kinds: [Solver.VariableKind]
  let window: Double
  private(set) var rows: [PathRow] = []

  init(_ character: Character, numbers: inout SplitMix) {
    let count = Int.random(in: 3...20, using: &numbers)
    kinds = (0..<count).map { _ in Bool.random(using: &numbers) ? .position : .size }
    window = Double(Int.random(in: 1...20, using: &numbers) * 10)
    for _ in 0..<(2 * count) { rows.append(row(character, &numbers)) }
  }

  /// The answer without detours.
  func straight() throws -> PathEnd {
    var solver = Solver()
    return try answer(of: &solver)
  }

  /// The answer without detours of a new solver.
  func answer(of solver: inout Solver) throws -> PathEnd {
    let variables = try makeVariables(in: &solver, window: window)
    var ids: [ConstraintID] = []
    solver.beginBatch()
    for row in rows { ids.append(try solver.add(row.constraint(variables))) }
    solver.endBatch()
    return PathEnd(of: solver, variables, ids)
  }

  /// The variables; the last is the window.
  func makeVariables(in solver: inout Solver, window: Double) throws -> [Variable] {
    var variables = kinds.map { solver.makeVariable($0) }
    variables.append(try solver.makeParameter(window))
    return variables
  }

  /// Draws a row.
  func row(_ character: Character, _ numbers: inout SplitMix) -> PathRow {
    if let earlier = rows.randomElement(using: &numbers) {
      if character == .redundant, Bool.random(using: &numbers) {
        return earlier.times([1, 2, -1, 0.5].randomElement(using: &numbers) ?? 1)
      }
      if character == .parallel, Bool.random(using: &numbers) { return earlier.tilted() }
    }
    var row = PathRow(numbers: &numbers, variables: kinds.count + 1, isChained: character == .chain)
    switch character {
    case .degenerate, .redundant: row.constant = 0
    case .large: row.constant *= 12_345
    case .ulps:
      row.priority =
        [
          750, 750.0.nextDown, 750.0.nextUp, 1000.0.nextDown, 1000, 1, 1.0.nextDown,
        ].randomElement(using: &numbers) ?? 1
    default: break
    }
    return row
  }
}

/// A constraint before there are variables.
struct PathRow {
  var terms: [(place: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Double
  var weight: Double

  init(numbers: inout SplitMix, variables: Int, isChained: Bool) {
    let length = isChained ? 2 : Int.random(in: 1...3, using: &numbers)
    let first = Int.random(in: 0..<variables, using: &numbers)
    let places =
      isChained
      ? [first, (first + 1) % variables]
      : Array((0..<variables).shuffled(using: &numbers).prefix(length))
    terms = places.enumerated().map { (place: $1, coefficient: $0 == 0 ? 1 : -1) }
    relation =
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &numbers) ?? .equal
    constant = Double(-Int.random(in: 0...50, using: &numbers))
    priority = [1000, 999, 750, 500, 250].randomElement(using: &numbers) ?? 1
    weight = [1, 1, 1, 2].randomElement(using: &numbers) ?? 1
  }

  func constraint(_ variables: [Variable]) -> Constraint {
    Constraint(
      Expression(
        terms.map { Term(variables[$0.place], times: $0.coefficient) }, constant: constant),
      relation, priority: priority, weight: weight)
  }

  /// The same row on another scale.
  func times(_ factor: Double) -> PathRow {
    var other = self
    other.terms = terms.map { ($0.place, $0.coefficient * factor) }
    other.constant *= factor
    if factor < 0, relation != .equal {
      other.relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    return other
  }

  /// Nearly the same row; never a required one.
  func tilted() -> PathRow {
    var other = self
    other.terms[0].coefficient *= 1 + 0x1p-10
    other.priority = min(priority, 999)
    return other
  }
}
