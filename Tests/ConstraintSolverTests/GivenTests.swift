import ConstraintSolver
import Testing

@Suite struct `Given constraints` {
  @Test func `others yield to one that was added later`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let asked = try solver.add(x == 50)
    solver.beginBatch()
    let given = try solver.add(x == 100, isGiven: true)
    let refusals = solver.endBatch()
    #expect(refusals == [Refusal(constraint: asked, conflict: [given, asked])])
    #expect(solver[x] == 100)
    solver.remove(given)
    #expect(solver[x] == 50 && !solver.isRefused(asked))
  }

  @Test func `a variable may be removed in a batch while a composed definition speaks of it`()
    throws
  {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let parameter = try solver.makeParameter(10)
    let kept = try solver.add(a + b == parameter)
    let other = try solver.add(a - b == 2)
    let links = [try solver.add(c == a + b), try solver.add(c + a == b + 12)]
    solver.beginBatch()
    for link in links { solver.remove(link) }
    solver.removeVariable(c)
    solver.endBatch()
    #expect(solver[a] == 6 && solver[b] == 4)
    #expect(!solver.isViolated(kept) && !solver.isViolated(other))
    #expect(solver[solver.makeVariable()] == 0)
  }
}
