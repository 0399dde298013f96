import ConstraintSolver
import Testing

/// Two variables, and required constraints that contradict each other; added in one batch.
private struct Contradiction: ~Copyable {
  var solver: Solver
  let x: Variable
  let y: Variable
  /// Says x == 10.
  let first: ConstraintID
  /// Says y == x.
  let link: ConstraintID
  /// Says y == 20.
  let last: ConstraintID

  static func make() throws -> Contradiction {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.beginBatch()
    let first = try solver.add(x == 10)
    let link = try solver.add(y == x)
    let last = try solver.add(y == 20)
    solver.endBatch()
    return Contradiction(solver: solver, x: x, y: y, first: first, link: link, last: last)
  }
}

@Suite struct RefusalTests {
  @Test func `an addition that is refused leaves no trace`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x >= 10)
    do {
      try solver.add(x <= 5)
      Issue.record("x <= 5 was accepted")
    } catch .unsatisfiable(let conflict) {
      #expect(conflict.count == 2 && conflict[0] == first)
    }
    #expect(solver.refusals == [])
    #expect(solver[x] == 10)
    solver.remove(first)
    #expect(solver[x] == 0)
  }

  @Test func `the latest of a conflict yields`() throws {
    let system = try Contradiction.make()
    let conflict = [system.first, system.link, system.last]
    #expect(system.solver.refusals == [Refusal(constraint: system.last, conflict: conflict)])
    #expect(system.solver.isRefused(system.last) == true)
    #expect(system.solver.isActing(system.last) == false)
    #expect(system.solver.isActing(system.first) == true)
    #expect(system.solver.isActing(system.link) == true)
    #expect(system.solver[system.y] == 10)
    #expect(system.solver.violation(of: system.last) == 10)
  }

  enum Remedy: CaseIterable {
    case remove, suspend, weaken, move, meet, wish
  }

  @Test(arguments: Remedy.allCases)
  func `a refused constraint comes back when the conflict is gone`(remedy: Remedy) throws {
    var system = try Contradiction.make()
    switch remedy {
    case .remove: system.solver.remove(system.first)
    case .suspend: system.solver.suspend(system.link)
    case .weaken: try system.solver.setPriority(999, of: system.first)
    case .move: try system.solver.setConstant(-20, of: system.first)
    case .meet: try system.solver.setConstant(-10, of: system.last)
    case .wish: try system.solver.setPriority(999, of: system.last)
    }
    #expect(system.solver.isActing(system.last) == true)
    #expect(system.solver.refusals == [])
    #expect(system.solver[system.y] == (remedy == .meet || remedy == .wish ? 10 : 20))
  }

  @Test func `a suspended constraint takes its old place when it is resumed in a batch`() throws {
    var system = try Contradiction.make()
    system.solver.suspend(system.first)
    #expect(system.solver.isActing(system.last) == true)
    system.solver.beginBatch()
    try system.solver.resume(system.first)
    let refusals = system.solver.endBatch()
    #expect(refusals.map(\.constraint) == [system.last])
    #expect(system.solver[system.y] == 10)
  }

  @Test func `single changes that have another refused are taken back`() throws {
    var system = try Contradiction.make()
    system.solver.suspend(system.first)
    let first = system.first
    do {
      try system.solver.resume(first)
      Issue.record("the resumption was accepted")
    } catch .unsatisfiable(let conflict) {
      #expect(conflict == [system.first, system.link, system.last])
    }
    #expect(system.solver.isSuspended(first) == true)
    #expect(system.solver[system.y] == 20)
  }

  @Test func `a change that would contradict is taken back`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(x >= 10)
    let high = try solver.add(x <= 20)
    let wish = try solver.add((x == 30).priority(500))
    #expect(solver[x] == 20)
    do {
      try solver.setConstant(-25, of: low)
      Issue.record("x >= 25 was accepted")
    } catch .unsatisfiable(let conflict) {
      #expect(conflict == [low, high])
    }
    do {
      try solver.setPriority(1000, of: wish)
      Issue.record("x == 30 was accepted")
    } catch .unsatisfiable(let conflict) {
      #expect(conflict == [high, wish])
    }
    #expect(solver[x] == 20)
    #expect(solver.constraint(low).expression.constant == -10)
    #expect(solver.constraint(wish).priority == 500)
  }

  @Test func `who comes back may drive out a later one`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.beginBatch()
    let first = try solver.add(x == 10)
    let second = try solver.add(x == 20)
    let third = try solver.add(x <= 15)
    solver.endBatch()
    #expect(solver.isRefused(second) == true)
    #expect(solver.isActing(third) == true)
    solver.beginBatch()
    solver.remove(first)
    let refusals = solver.endBatch()
    #expect(refusals == [Refusal(constraint: third, conflict: [second, third])])
    #expect(solver[x] == 20)
  }

  @Test func `conflicts apart from each other are found together`() throws {
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    solver.beginBatch()
    for variable in variables { try solver.add(variable >= 10) }
    for variable in variables { try solver.add(variable <= 5) }
    let refusals = solver.endBatch()
    #expect(refusals.count == 5)
    #expect(refusals.allSatisfy { $0.conflict.count == 2 })
    for variable in variables { #expect(solver[variable] == 10) }
  }

  @Test(arguments: [1e-6, 1e-3, 1e3, 1e6, 1e9])
  func `coefficients far apart hide no conflict`(factor: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x == 30)
    do {
      try solver.add(factor * x >= 1000 * factor)
      Issue.record("x >= 1000 was accepted")
    } catch .unsatisfiable(let conflict) {
      #expect(conflict.count == 2 && conflict[0] == first)
    }
    #expect(solver[x] == 30)
    #expect(solver.refusals == [])
  }

  @Test func `a long conflict is found whole`() throws {
    var solver = Solver()
    let count = 40
    let variables = (0...count).map { _ in solver.makeVariable() }
    solver.beginBatch()
    for place in 0..<count { try solver.add(variables[place + 1] >= variables[place] + 1) }
    try solver.add(variables[0] >= 0)
    try solver.add(variables[count] <= 20)
    let refusals = solver.endBatch()
    #expect(refusals.map(\.conflict.count) == [count + 2])
  }

  @Test func `numbers alone can contradict`() throws {
    var solver = Solver()
    try solver.add(Constraint(Expression(constant: 0), .equal))
    try solver.add(Constraint(Expression(constant: 3), .equal, priority: 999))
    #expect(throws: SolverError.self) {
      var solver = Solver()
      try solver.add(Constraint(Expression(constant: 3), .equal))
    }
    #expect(solver.violations.map(\.amount) == [3])
  }
}
