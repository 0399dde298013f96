import Testing

@testable import ConstraintSolver

@Suite struct AgesTests {
  /// Constraints of which only one can hold; the one activated first does.
  private func contend(_ solver: inout Solver, _ x: Variable, _ places: Range<Int>) throws
    -> [ConstraintID]
  {
    solver.beginBatch()
    let ids = try places.map { try solver.add(x == Double($0)) }
    solver.endBatch()
    return ids
  }

  @Test func `the activation order outlives two billion constraints`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var ids = try contend(&solver, x, 1..<4)
    solver.engine.nextAge = Engine.chosen - 2
    ids += try contend(&solver, x, 4..<8)
    #expect(solver.engine.nextAge == 7)
    #expect(Set(ids).count == ids.count)
    for (place, id) in ids.enumerated() {
      #expect(solver[x] == Double(place + 1))
      solver.remove(id)
    }
  }

  @Test func `what is given comes first however small ages are made`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.beginBatch()
    let chosen = try solver.add(x == 1)
    solver.engine.nextAge = Engine.chosen - 1
    let given = try solver.add(x == 2, isGiven: true)
    let late = try solver.add(x == 3)
    solver.endBatch()
    #expect(solver[x] == 2)
    solver.remove(given)
    #expect(solver[x] == 1)
    solver.remove(chosen)
    #expect(solver[x] == 3)
    solver.remove(late)
  }

  @Test func `names of removed constraints stay unknown when ages are made small`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.add(x == 1)
    solver.remove(old)
    solver.engine.nextAge = Engine.chosen
    let names = try (0..<200).map { _ in
      let id = try solver.add(x == 1)
      solver.remove(id)
      return id
    }
    #expect(Set(names + [old]).count == 201)
  }
}
