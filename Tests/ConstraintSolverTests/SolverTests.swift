import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test func `a thousand weak wishes never beat a stronger one`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 0).priority(251))
    for _ in 0..<1000 { try solver.add((x == 100).priority(250)) }
    #expect(solver[x] == 0)
  }

  @Test func `weights decide among equals`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add((x == 0).priority(250).weight(3))
    for _ in 0..<2 { try solver.add((x == 100).priority(250)) }
    #expect(solver[x] == 0)
    try solver.setWeight(1.5, of: low)
    #expect(solver[x] == 100)
  }

  @Test func `weights mean nothing among required constraints`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.batch { solver throws(SolverError) in
      try solver.add((x == 0).weight(0.5))
      try solver.add((x == 100).weight(100))
    }
    #expect(solver[x] == 0)
  }

  @Test func `what nothing decides rests at 0, sizes first`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(.size)
    try solver.add(left + width == 100)
    #expect(solver[width] == 0)
    #expect(solver[left] == 100)
  }

  @Test func `an edited variable stays where it is until it is moved`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let wish = try solver.add((x == 7).priority(100))
    let edit = try solver.edit(x, priority: 500)
    solver.remove(wish)
    #expect(solver[x] == 7)
    try solver.suggest(12, for: x)
    #expect(solver[x] == 12)
    let same = try solver.edit(x, priority: 600)
    #expect(same == edit)
    solver.endEdit(x)
    #expect(solver[x] == 0)
    try solver.edit(x, priority: 100)
    try solver.suggest(3, for: x)
    #expect(solver[x] == 3)
  }

  @Test func `suspending keeps name and place`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let strong = try solver.add((x == 1).priority(500))
    try solver.add((x == 2).priority(400))
    solver.suspend(strong)
    #expect(solver.isSuspended(strong) == true)
    #expect(solver.isActing(strong) == false)
    #expect(solver[x] == 2)
    try solver.setConstant(-5, of: strong)
    #expect(solver[x] == 2)
    try solver.resume(strong)
    #expect(solver[x] == 5)
    try solver.resume(strong)
    solver.suspend(strong)
    solver.suspend(strong)
    #expect(solver[x] == 2)
  }

  @Test func `violations are told, soft ones too`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let must = try solver.add(x >= 10)
    let wish = try solver.add((x <= 4).priority(500))
    #expect(solver.isViolated(must) == false)
    #expect(solver.isViolated(wish) == true)
    #expect(solver.violation(of: wish) == 6)
    #expect(solver.violations.map(\.constraint) == [wish])
    solver.suspend(wish)
    #expect(solver.violations.isEmpty)
  }

  @Test func `only variables that moved are told as changed`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    try solver.add(y == 1)
    let id = try solver.add(x == 5)
    #expect(solver.changedVariables == [x])
    try solver.add(z == x + y)
    #expect(solver.changedVariables == [z])
    try solver.setConstant(-6, of: id)
    #expect(Set(solver.changedVariables) == [x, z])
    try solver.add((y == 40).priority(1))
    #expect(solver.changedVariables.isEmpty)
  }

  @Test func `values are told in multiples of a millionth`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(3 * x == 100)
    #expect(solver[x] * 0x1p20 == (solver[x] * 0x1p20).rounded())
    #expect(abs(solver[x] - 100.0 / 3) < 1e-6)
  }
}
