import ConstraintSolver
import Testing

/// Where variables come to rest when nothing else decides.
@Suite struct RestTests {
  @Test(arguments: [1000.0, 750, 1])
  func `a position settles on the only bound there is`(priority: Double) throws {
    var solver = Solver()
    let (top, left) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((top <= 10).priority(priority))
    try solver.add((left >= 100).priority(priority))
    #expect(solver[top] == 10)
    #expect(solver[left] == 100)
    try solver.add((top >= -5).priority(priority))
    #expect(solver[top] == 10)
  }

  @Test func `of bounds on one position the first activated decides`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let floor = try solver.add((left >= 3).priority(250))
    let ceiling = try solver.add(left <= 10)
    #expect(solver[left] == 3)
    solver.suspend(floor)
    #expect(solver[left] == 10)
    try solver.resume(floor)
    #expect(solver[left] == 3)
    solver.remove(floor)
    try solver.add(left >= 3)
    try solver.add(left >= 4)
    #expect(solver[left] == 10)
    solver.remove(ceiling)
    #expect(solver[left] == 4)
  }

  @Test func `a bound changes nothing where something else decides`() throws {
    var solver = Solver()
    let top = solver.makeVariable()
    let bound = try solver.add(top <= 10)
    let wish = try solver.add((top == 4).priority(1))
    #expect(solver[top] == 4)
    solver.suspend(wish)
    #expect(solver[top] == 10)
    solver.remove(bound)
    #expect(solver[top] == 0)
  }

  @Test func `a bound does not pull at a size`() throws {
    var solver = Solver()
    let (left, narrow, wide) = (
      solver.makeVariable(), solver.makeVariable(.size), solver.makeVariable(.size)
    )
    try solver.add(narrow <= 23)
    try solver.add(wide >= 20)
    try solver.add(left == 5)
    try solver.add(left + narrow <= 100)
    #expect(solver[narrow] == 0)
    #expect(solver[wide] == 20)
  }

  @Test func `a trailing bound takes the view along and follows the window`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(400)
    let (left, width) = (solver.makeVariable(), solver.makeVariable(.size))
    let end = try solver.add(left + width <= window - 8)
    try solver.add((width == 30).priority(250))
    #expect(solver[left] == 362)
    try solver.setParameter(window, to: 100)
    #expect(solver[left] == 62)
    try solver.setConstant(-100, of: end)
    #expect(solver[left] == 170)
  }

  @Test func `a chain of bounds hangs together`() throws {
    var solver = Solver()
    let places = (0..<5).map { _ in solver.makeVariable() }
    for (one, next) in zip(places, places.dropFirst()) { try solver.add(next >= one + 7) }
    #expect(zip(places, places.dropFirst()).allSatisfy { solver[$1] - solver[$0] == 7 })
    try solver.add(places[0] == 3)
    #expect(solver[places[4]] == 31)
  }

  @Test(arguments: [
    (wishes: 3.0...9, rest: 3.0), (-9 ... -3, -3), (-2...5, 0), (0...4, 0), (-4...0, 0), (7...7, 7),
  ])
  func `between wishes as strong as each other, sizes that move together go as near to 0 as can be`(
    wishes: ClosedRange<Double>, rest: Double
  ) throws {
    let bounds = [wishes.lowerBound, wishes.upperBound]
    for bounds in [bounds, bounds.reversed()] {
      var solver = Solver()
      let sizes = (0..<3).map { _ in solver.makeVariable(.size) }
      solver.beginBatch()
      try solver.add(sizes[0] == sizes[1] * 2)
      try solver.add(sizes[1] == sizes[2].expression)
      // Each twice, so that more kinks meet in one place than it takes.
      for bound in bounds + bounds { try solver.add((sizes[2] == bound).priority(250)) }
      _ = solver.endBatch()
      #expect(sizes.map { solver[$0] } == [2 * rest, rest, rest])
    }
  }
}
