import Testing

@testable import ConstraintSolver

@Suite struct EntryPoolTests {
  @Test func `coefficients are kept to the bit, however many there are`() throws {
    var solver = Solver()
    let numbers = (1...50).flatMap { [Double($0) / 7, -Double($0) * 0.3] }
    let variables = numbers.map { _ in solver.makeVariable() }
    let ids = try zip(variables, numbers).map {
      try solver.add(Constraint(Expression([Term($0, times: $1)], constant: -1), .equal))
    }
    for (id, number) in zip(ids, numbers) {
      let row = solver.engine.rows[id.index]
      let coefficient = solver.engine.entries.coefficient(row.first)
      #expect(coefficient / row.factor == number)
    }
    for (variable, number) in zip(variables, numbers) {
      #expect(abs(solver[variable] - 1 / number) <= 0x1p-20)
    }
  }

  @Test func `storage of what a variable with many constraints loses is used again`() throws {
    var solver = Solver()
    let edge = try solver.makeParameter(10)
    let followers = (0..<400).map { _ in solver.makeVariable() }
    var ids = try followers.map { try solver.add($0 == edge + 1) }
    let size = solver.engine.entries.count
    for round in 0..<2000 {
      let place = round * 7 % followers.count
      solver.remove(ids[place])
      ids[place] = try solver.add(followers[place] == edge + Double(round))
    }
    #expect(solver.engine.entries.count <= size + 2 * size / 8 + 64)
    try solver.setParameter(edge, to: 20)
    for (place, follower) in followers.enumerated() {
      let last = (0..<2000).last { $0 * 7 % followers.count == place }
      let expected = 20 + Double(try #require(last))
      #expect(solver[follower] == expected)
    }
  }

  @Test func `a variable whose constraints were removed can be given back`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.size)
    let id = try solver.add(width == 7)
    solver.remove(id)
    solver.removeVariable(width)
    let next = solver.makeVariable(.size)
    #expect(next == width)
    try solver.add(next >= 3)
    #expect(solver[next] == 3)
  }
}
