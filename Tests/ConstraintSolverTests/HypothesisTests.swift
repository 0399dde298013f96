import ConstraintSolver
import Testing

/// What a solver's constraints would lead to if only some of them acted, or one more.
@Suite struct HypothesisTests {
  @Test func `a constraint that stands by can be taken to act`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let start = try solver.add(x == 10)
    let link = try solver.add(y == x + 5)
    solver.suspend(link)
    let all = solver.constraints(connectedWith: [link])
    #expect(all == [start, link])
    var with = Hypothesis(of: solver, acting: all)
    var without = Hypothesis(of: solver, acting: [start])
    #expect(!with.isAmbiguous(y) && without.isAmbiguous(y) && !without.isAmbiguous(x))
    #expect(with.mentions(y) && !without.mentions(y))
    #expect(solver[y] == 0)
  }

  @Test func `a bound decides nothing where it is not reached`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.size)
    try solver.add((width >= 0).priority(999))
    try solver.add(width <= 50)
    #expect(solver.ambiguousVariables() == [width])
    try solver.add(width <= 0)
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `what holds a variable back is seen when it grows`() throws {
    var solver = Solver()
    let (near, far) = (solver.makeVariable(), solver.makeVariable())
    let width = solver.makeVariable(.size)
    try solver.add(near == 8)
    try solver.add(far == near + width)
    let content = try solver.add((width == 40).priority(250))
    func growth() -> Growth { solver.growth(of: width, without: [content], watching: [100 - far]) }
    #expect(growth().isBoundless && growth().values == [52] && growth().rates == [-1])
    let limit = try solver.add((far <= 100).priority(1))
    #expect(!growth().isBoundless && !growth().isSettled)
    solver.remove(limit)
    try solver.add((far == 58).priority(500))
    #expect(growth().isSettled && !growth().isBoundless)
  }

  @Test func `a wish may be about what nothing else mentions`() throws {
    var solver = Solver()
    let (x, z) = (solver.makeVariable(), solver.makeVariable())
    let bound = try solver.add(x >= 5)
    var hypothesis = Hypothesis(of: solver, acting: [bound])
    #expect(hypothesis.ambiguous(among: [x, z]) == [x, z])
    #expect(hypothesis.values(of: [z.expression], wishing: [[z == 5]]) == [5])
    #expect(hypothesis.ambiguous(among: [x, z]) == [x, z])
  }

  @Test func `what is fixed decides what hangs on it`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let link = try solver.add(y == x + 5)
    var hypothesis = Hypothesis(of: solver, acting: [link])
    #expect(hypothesis.isAmbiguous(x) && hypothesis.isAmbiguous(y))
    hypothesis.fix([x])
    #expect(!hypothesis.isAmbiguous(x) && !hypothesis.isAmbiguous(y))
  }

  @Test func `a wish below all others shows in the values asked for, and only there`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.size)
    let limit = try solver.add(width <= 80)
    let wish = try solver.add((width == 30).priority(250))
    var hypothesis = Hypothesis(of: solver, acting: [limit, wish])
    let values = [width - 0, width * 2]
    #expect(hypothesis.values(of: values, wishing: [[width == 100]]) == [30, 60])
    #expect(hypothesis.values(of: values, wishing: [[width == 100]], without: [wish]) == [80, 160])
    #expect(hypothesis.values(of: values, wishing: [[width == 100]]) == [30, 60])
    hypothesis.assume([width <= 20])
    #expect(hypothesis.values(of: values, wishing: [[width == 100]]) == [20, 40])
    hypothesis.assume([width == 50])
    #expect(hypothesis.values(of: values, wishing: [[width == 100]]) == [20, 40])
  }

  @Test func `constraints hang together by unknowns, not by parameters`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(80)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(x == window)
    let second = try solver.add(y == window)
    let weak = try solver.add((x == 3).priority(1))
    #expect(solver.constraints(connectedWith: [first]) == [first, weak])
    #expect(solver.constraints(connectedWith: [second]) == [second])
    #expect(solver.constraints(connectedWith: [first], countingFrom: 2) == [first])
  }

  @Test func `a conflict rests on the parameters that could end it`() throws {
    var solver = Solver()
    let (width, height) = (try solver.makeParameter(80), try solver.makeParameter(24))
    let x = solver.makeVariable()
    let equal = try solver.add(x == width)
    let conflict = { (refusals: [Refusal]) in refusals.first?.conflict ?? [] }
    let second = conflict(try solver.batch { s throws(SolverError) in try s.add(x == 100) })
    #expect(second.count == 2 && second.first == equal)
    #expect(solver.parameters(behind: second) == [width])
    let third = conflict(try solver.batch { s throws(SolverError) in try s.add(x == width + 1) })
    #expect(solver.parameters(behind: third) == [])
    let fourth = conflict(try solver.batch { s throws(SolverError) in try s.add(x == height) })
    #expect(solver.parameters(behind: fourth) == [width, height])
  }
}
