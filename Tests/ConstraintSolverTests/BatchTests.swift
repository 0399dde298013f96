import ConstraintSolver
import Testing

@Suite struct BatchTests {
  @Test func `nothing moves before the end of a batch`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.beginBatch()
    let id = try solver.add(x == 10)
    #expect(solver[x] == 0)
    try solver.setConstant(-20, of: id)
    #expect(solver[x] == 0)
    #expect(solver.endBatch() == [])
    #expect(solver[x] == 20)
  }

  @Test func `a batch ends where single changes end`() throws {
    func values(isBatched: Bool) throws -> [Double] {
      var solver = Solver()
      let left = solver.makeVariable()
      let width = solver.makeVariable(.size)
      if isBatched { solver.beginBatch() }
      try solver.add(left + width <= 100)
      let wish = try solver.add((width == 200).priority(250))
      try solver.add((left >= 30).priority(750))
      try solver.setPriority(900, of: wish)
      if isBatched { solver.endBatch() }
      return [solver[left], solver[width]]
    }
    #expect(try values(isBatched: true) == values(isBatched: false))
  }

  @Test func `constraints may contradict each other in passing`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.add(x == 10)
    let refusals = try solver.batch { solver throws(SolverError) in
      try solver.add(x == 20)
      solver.remove(old)
    }
    #expect(refusals == [])
    #expect(solver[x] == 20)
  }

  @Test func `the outermost batch counts`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.batch { solver throws(SolverError) in
      let inner = try solver.batch { solver throws(SolverError) in
        try solver.add(x == 10)
        try solver.add(x == 20)
      }
      #expect(inner == [])
      #expect(solver[x] == 0)
    }
    #expect(solver[x] == 10)
    #expect(solver.refusals.count == 1)
  }

  @Test func `an error ends the batch, and what was changed before it holds`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.notFinite(-.infinity)) {
      try solver.batch { solver throws(SolverError) in
        try solver.add(x == 10)
        try solver.add(x == .infinity)
      }
    }
    #expect(solver[x] == 10)
    try solver.add((x == 5).priority(1))
    #expect(solver[x] == 10)
  }

  @Test func `refusals come latest first, each with a minimal conflict`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    var ids: [ConstraintID] = []
    let refusals = try solver.batch { solver throws(SolverError) in
      ids.append(try solver.add(y >= 0))
      ids.append(try solver.add(x == 10))
      ids.append(try solver.add(y == x + 5))
      ids.append(try solver.add(y <= 12))
      ids.append(try solver.add(x == 11))
    }
    #expect(
      refusals == [
        Refusal(constraint: ids[4], conflict: [ids[1], ids[4]]),
        Refusal(constraint: ids[3], conflict: [ids[1], ids[2], ids[3]]),
      ])
    #expect(solver.refusals == refusals)
    #expect(solver[y] == 15)
  }

  @Test func `a constraint made and removed in one batch leaves nothing`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.batch { solver throws(SolverError) in
      let id = try solver.add(x == 10)
      solver.remove(id)
      let other = try solver.add(x == 7)
      #expect(other != id)
      solver.suspend(other)
    }
    #expect(solver[x] == 0)
  }
}
