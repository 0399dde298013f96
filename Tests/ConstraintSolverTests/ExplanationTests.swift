import ConstraintSolver
import Testing

/// What a solver says of why values are as they are.
@Suite struct ExplanationTests {
  @Test func `a variable is fixed by a chain of constraints, the first first`() throws {
    var solver = Solver()
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(.size), solver.makeVariable()
    )
    let end = try solver.add(right == left + width)
    let start = try solver.add(left == 10)
    let size = try solver.add((width == 30).priority(250))
    try solver.add(right <= 100)
    try solver.add((width == 50).priority(200))
    #expect(solver.explanation(of: left) == Explanation(constraints: [start], resting: []))
    let explanation = solver.explanation(of: right)
    #expect(explanation.constraints.last == end)
    #expect(Set(explanation.constraints) == [start, size, end])
    #expect(explanation.resting == [])
  }

  @Test func `a bound that a wish pushes against fixes a variable, the wish does not`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.size)
    try solver.add((width == 100).priority(250))
    let limit = try solver.add(width <= 80)
    #expect(solver.explanation(of: width) == Explanation(constraints: [limit], resting: []))
  }

  @Test func `what nothing fixes rests`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let link = try solver.add(y == x + 5)
    let both = [solver.explanation(of: x), solver.explanation(of: y)]
    #expect(both.map(\.resting) == [[x], [x]] || both.map(\.resting) == [[y], [y]])
    #expect(both.map(\.constraints).contains([link]))
    let alone = solver.makeVariable()
    #expect(solver.explanation(of: alone) == Explanation(constraints: [], resting: [alone]))
  }

  @Test func `a parameter needs no explanation`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(80)
    let x = solver.makeVariable()
    let link = try solver.add(x == window / 2)
    #expect(solver.explanation(of: x) == Explanation(constraints: [link], resting: []))
    #expect(solver.explanation(of: window) == Explanation(constraints: [], resting: []))
    #expect(solver.ambiguity(of: window) == nil)
  }

  @Test func `constraints that depend on each other in a circle explain together`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(x + y == 10)
    let difference = try solver.add(x - y == 4)
    try solver.add(z == 3)
    #expect(solver[x] == 7)
    #expect(Set(solver.explanation(of: x).constraints) == [sum, difference])
    #expect(Set(solver.explanation(of: y).constraints) == [sum, difference])
  }

  @Test func `what cancels out explains nothing`() throws {
    var solver = Solver()
    let (t, a, b, v) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let fixed = try solver.add(t == 7)
    let first = try solver.add(a == t + 1)
    let second = try solver.add(b == 5 - t)
    let sum = try solver.add(v == a + b)
    #expect(Set(solver.explanation(of: v).constraints) == [first, second, sum])
    #expect(Set(solver.explanation(of: a).constraints) == [fixed, first])
  }

  @Test(arguments: [
    (-10.0, 10.0, Ambiguity.both), (0, 10, .greater), (-10, 0, .smaller), (0, 0, nil),
  ])
  func `a variable is ambiguous in the directions that its bounds leave open`(
    low: Double, high: Double, expected: Ambiguity?
  ) throws {
    var solver = Solver()
    let width = solver.makeVariable(.size)
    try solver.add(width >= low)
    try solver.add((width <= high).priority(500))
    #expect(solver[width] == 0)
    #expect(solver.ambiguity(of: width) == expected)
  }

  @Test func `constraints that do not count leave a variable ambiguous`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y == x + 5)
    try solver.add((x == 3).priority(0x1p-60))
    #expect(solver.ambiguity(of: y) == nil)
    #expect(solver.ambiguity(of: y, countingFrom: 1) == .both)
  }

  @Test func `wishes of one priority that pull apart leave room between them`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.size)
    let small = try solver.add((width == 10).priority(250))
    let large = try solver.add((width == 30).priority(250))
    #expect(solver[width] == 10)
    #expect(solver.ambiguity(of: width) == .greater)
    #expect(solver.losses == [Loss(constraint: large, amount: 20, winners: [small])])
  }

  @Test func `a wish loses to what it contradicts, the strongest first`() throws {
    var solver = Solver()
    let (left, width, other) = (
      solver.makeVariable(), solver.makeVariable(.size), solver.makeVariable()
    )
    let wish = try solver.add((width == 100).priority(250))
    let start = try solver.add((left == 20).priority(750))
    let limit = try solver.add(left + width <= 80)
    try solver.add(other == 5)
    try solver.add((width == 60).priority(100))
    #expect(solver.losses == [Loss(constraint: wish, amount: 40, winners: [limit, start])])
    #expect(solver.loss(of: wish)?.amount == 40)
    #expect(solver.loss(of: start) == nil)
    #expect(solver.loss(of: limit) == nil)
  }

  @Test func `a wish can lose to one that loses itself`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let bound = try solver.add((x <= 5).priority(750).weight(2))
    let puller = try solver.add((x >= 8).priority(750))
    let wish = try solver.add((x <= 2).priority(250))
    #expect(solver[x] == 5)
    #expect(
      solver.losses == [
        Loss(constraint: puller, amount: 3, winners: [bound]),
        Loss(constraint: wish, amount: 3, winners: [puller]),
      ])
  }

  @Test func `a wish about numbers alone loses to nothing`() throws {
    var solver = Solver()
    let wish = try solver.add(Constraint(Expression(constant: 3), .equal, priority: 999))
    #expect(solver.losses == [Loss(constraint: wish, amount: 3, winners: [])])
  }

  @Test func `a conflict is found among constraints that do not act`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add((x == 1).priority(250))
    let second = try solver.add((y == 1).priority(250))
    let third = try solver.add((x + y >= 5).priority(100))
    solver.suspend(second)
    #expect(solver.conflict(among: [first, second, third]) == [first, second, third])
    #expect(solver.conflict(among: [first, third]) == nil)
  }

  @Test func `a solver is not asked for reasons within a batch`() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.makeVariable()
      solver.beginBatch()
      _ = solver.explanation(of: x)
    }
  }
}
