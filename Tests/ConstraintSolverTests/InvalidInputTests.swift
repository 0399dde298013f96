import ConstraintSolver
import Testing

@Suite struct InvalidInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a number out of range is turned away, and nothing changes`(number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add((x == 5).priority(500))
    let window = try solver.makeParameter(1)
    try solver.edit(x, priority: 1)
    var turnedAway = 0
    do { try solver.add(x == number) } catch .notFinite { turnedAway += 1 }
    do { try solver.add(number * x == 1) } catch .notFinite { turnedAway += 1 }
    do { try solver.setConstant(number, of: id) } catch .notFinite { turnedAway += 1 }
    do { try solver.suggest(number, for: x) } catch .notFinite { turnedAway += 1 }
    do { try solver.setParameter(window, to: number) } catch .notFinite { turnedAway += 1 }
    do { _ = try solver.makeParameter(number) } catch .notFinite { turnedAway += 1 }
    #expect(turnedAway == 6)
    #expect(solver[x] == 5)
    #expect(solver[window] == 1)
  }

  @Test(arguments: [0, -1, 1000.001, Double.nan, .infinity])
  func `a priority out of range is turned away`(priority: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 5)
    var turnedAway = 0
    do { try solver.add((x == 5).priority(priority)) } catch .priorityOutOfRange { turnedAway += 1 }
    do { try solver.setPriority(priority, of: id) } catch .priorityOutOfRange { turnedAway += 1 }
    #expect(turnedAway == 2)
    #expect(solver.constraint(id).priority == 1000)
  }

  @Test(arguments: [0, -1, 1025, Double.nan, .infinity])
  func `a weight out of range is turned away`(weight: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add((x == 5).priority(1))
    var turnedAway = 0
    do { try solver.add((x == 5).weight(weight)) } catch .weightOutOfRange { turnedAway += 1 }
    do { try solver.setWeight(weight, of: id) } catch .weightOutOfRange { turnedAway += 1 }
    #expect(turnedAway == 2)
    #expect(solver.constraint(id).weight == 1)
  }

  @Test func `errors say in one line what was wrong`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 5)
    #expect(
      "\(SolverError.unsatisfiable(conflict: [id]))"
        == "these required constraints contradict each other: c0.0")
    #expect("\(SolverError.notFinite(.nan))" == "nan is not a number between -1e12 and 1e12")
    #expect(
      "\(SolverError.priorityOutOfRange(0))" == "priority 0.0 is not above 0 and at most 1000")
    #expect("\(SolverError.weightOutOfRange(0))" == "weight 0.0 is not between 1/1024 and 1024")
  }

  @Test func `a constraint that was removed is not known any more`() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.makeVariable()
      let id = try solver.add(x == 5)
      solver.remove(id)
      try solver.add(x == 6)
      solver.remove(id)
    }
  }

  @Test func `a variable that is mentioned cannot be removed`() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.makeVariable()
      try solver.add(x == 5)
      solver.removeVariable(x)
    }
  }

  @Test func `only parameters take values from outside`() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.makeVariable()
      try solver.setParameter(x, to: 1)
    }
  }
}
