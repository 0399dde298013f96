import ConstraintSolver
import Testing

/// Random systems; what is said of them is judged by solving again.
@Suite struct RandomExplanationTests {
  static let characters = PathTarget.Character.allCases.filter { $0 != .parallel }

  @Test(arguments: characters, 1...6)
  func `the constraints that explain a variable leave it one value, and fewer do not`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    let system = try System.make(character, seed)
    for variable in system.variables.indices.dropLast() {
      let explanation = system.solver.explanation(of: system.variables[variable])
      let rows = explanation.constraints.map { system.row(of: $0) }
      let resting = explanation.resting.map { system.place(of: $0) }
      #expect(try system.reach(of: variable, rows: rows, resting: resting) == 0)
      for left in rows.indices {
        var fewer = rows
        fewer.remove(at: left)
        #expect(try system.reach(of: variable, rows: fewer, resting: resting) > 0)
      }
      for left in resting.indices {
        var fewer = resting
        fewer.remove(at: left)
        #expect(try system.reach(of: variable, rows: rows, resting: fewer) > 0)
      }
    }
  }

  @Test(arguments: characters, 1...6)
  func `a variable is ambiguous where a weaker wish could move it`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    var system = try System.make(character, seed)
    for variable in system.variables.dropLast() {
      let ambiguity = system.solver.ambiguity(of: variable)
      let value = system.solver[variable]
      let nudge = try system.solver.add((variable == value + 1).priority(0.01))
      let above = system.solver[variable] > value + 1e-5
      try system.solver.setConstant(1 - value, of: nudge)
      let below = system.solver[variable] < value - 1e-5
      system.solver.remove(nudge)
      let expected: Ambiguity? =
        above && below ? .both : above ? .greater : below ? .smaller : nil
      #expect(ambiguity == expected, "\(character), seed \(seed): \(variable)")
    }
  }

  @Test(arguments: characters, 1...6)
  func `of many variables at once the same is said as of each`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    let system = try System.make(character, seed)
    var numbers = SplitMix(state: seed)
    let variables = Array(system.variables.dropLast())
    for _ in 0..<4 {
      let acting = system.ids.filter { _ in numbers.next() % 8 != 0 }
      var hypothesis = Hypothesis(of: system.solver, acting: acting)
      let each = variables.filter { hypothesis.isAmbiguous($0) }
      #expect(hypothesis.ambiguous(among: variables) == each)
      guard let first = each.first else { continue }
      hypothesis.fix([first])
      let rest = variables.filter { hypothesis.isAmbiguous($0) }
      #expect(hypothesis.ambiguous(among: variables) == rest && !rest.contains(first))
    }
  }

  @Test(arguments: characters, 1...6)
  func `of what a solver came to by many ways the same is said as of what acts`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    var system = try System.make(character, seed)
    var numbers = SplitMix(state: seed)
    let variables = Array(system.variables.dropLast())
    for _ in 0..<8 {
      let id = system.ids[Int(numbers.next() % UInt64(system.ids.count))]
      if system.solver.isSuspended(id) {
        try system.solver.resume(id)
      } else {
        system.solver.suspend(id)
      }
      for weakest in [0.0, 300] {
        let acting = system.solver.actingConstraints(countingFrom: weakest)
        // The others decide nothing that these leave open, but where that comes to lie.
        var hypothesis = Hypothesis(of: system.solver, acting: acting)
        let open = system.solver.ambiguousVariables(countingFrom: weakest)
        #expect(
          variables.filter { open.contains($0) } == variables.filter { hypothesis.isAmbiguous($0) },
          "\(character), seed \(seed), from \(weakest)")
      }
    }
  }

  @Test(arguments: PathTarget.Character.allCases, 1...6)
  func `what a wish loses to contradicts it, and fewer do not`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    let system = try System.make(character, seed)
    let missed = system.solver.violations
      .filter { system.solver.constraint($0.constraint).priority < Constraint.required }
    #expect(system.solver.losses.map(\.constraint) == missed.map(\.constraint))
    #expect(system.solver.losses.map(\.amount) == missed.map(\.amount))
    for loss in system.solver.losses {
      let own = system.solver.constraint(loss.constraint).priority
      let winners = loss.winners.map { system.solver.constraint($0).priority }
      #expect(winners == winners.sorted(by: >) && winners.allSatisfy { $0 >= own })
      try system.expectMinimal(loss.winners + [loss.constraint])
    }
  }

  @Test(arguments: characters, 1...6)
  func `the conflict of a refused constraint is a smallest one`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    let system = try System.make(character, seed)
    for refusal in system.solver.refusals { try system.expectMinimal(refusal.conflict) }
    if let conflict = system.solver.conflict(among: system.ids) {
      try system.expectMinimal(conflict)
    } else {
      #expect(try system.canHold(Array(system.ids.indices)))
    }
  }
}

/// A random system, and questions to others made of parts of it.
private struct System: ~Copyable {
  let target: PathTarget
  var solver: Solver
  let variables: [Variable]
  let ids: [ConstraintID]

  static func make(_ character: PathTarget.Character, _ seed: UInt64) throws -> System {
    var numbers = SplitMix(state: seed)
    let target = PathTarget(character, numbers: &numbers)
    var solver = Solver()
    let variables = try target.makeVariables(in: &solver, window: target.window)
    solver.beginBatch()
    let ids = try target.rows.map { try solver.add($0.constraint(variables)) }
    solver.endBatch()
    return System(target: target, solver: solver, variables: variables, ids: ids)
  }

  func row(of id: ConstraintID) -> Int { ids.firstIndex(of: id) ?? -1 }

  func place(of variable: Variable) -> Int { variables.firstIndex(of: variable) ?? -1 }

  /// How far a variable goes when wished elsewhere while rows hold as equalities and others rest.
  func reach(of variable: Int, rows: [Int], resting: [Int]) throws -> Double {
    var other = Solver()
    let others = try target.makeVariables(in: &other, window: target.window)
    other.beginBatch()
    for row in rows {
      var constraint = target.rows[row].constraint(others)
      constraint.relation = .equal
      constraint.priority = Constraint.required
      try other.add(constraint)
    }
    for place in resting { try other.add(others[place] == solver[variables[place]]) }
    let value = solver[variables[variable]]
    let nudge = try other.add((others[variable] == value + 1).priority(1))
    #expect(other.endBatch() == [])
    let above = abs(other[others[variable]] - value)
    try other.setConstant(1 - value, of: nudge)
    let below = abs(other[others[variable]] - value)
    return max(above, below) < 1e-4 ? 0 : max(above, below)
  }

  /// Expects that constraints cannot hold together, but all of them except any one can.
  func expectMinimal(_ conflict: [ConstraintID]) throws {
    let rows = conflict.map { row(of: $0) }
    #expect(try !canHold(rows))
    for left in rows.indices {
      var fewer = rows
      fewer.remove(at: left)
      #expect(try canHold(fewer))
    }
  }

  func canHold(_ rows: [Int]) throws -> Bool {
    var other = Solver()
    let others = try target.makeVariables(in: &other, window: target.window)
    other.beginBatch()
    for row in rows {
      var constraint = target.rows[row].constraint(others)
      constraint.priority = Constraint.required
      try other.add(constraint)
    }
    return other.endBatch().isEmpty
  }
}
