import Testing

@testable import ConstraintSolver

/// Constraints that come in parts, and changes that are read in one go.
struct PartsTests {
  @discardableResult
  private func add(
    _ terms: [Term], _ constant: Double, _ relation: Relation, to solver: inout Solver
  ) throws -> ConstraintID {
    try terms.withUnsafeBufferPointer { terms in
      try solver.add(terms, constant, relation, priority: 1000, isGiven: false)
    }
  }

  private func compares(
    _ id: ConstraintID, _ terms: [Term], _ relation: Relation, in solver: inout Solver
  ) -> Bool {
    terms.withUnsafeBufferPointer { solver.compares(id, $0, relation) }
  }

  @Test func `parts make the same constraint as a whole one`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.beginBatch()
    let id = try add([Term(x, times: 3), Term(y, times: -0.3)], 6, .equal, to: &solver)
    try add([Term(y)], -10, .greaterThanOrEqual, to: &solver)
    solver.endBatch()
    let whole = Constraint(
      Expression([Term(x, times: 3), Term(y, times: -0.3)], constant: 6), .equal)
    #expect(solver.constraint(id) == whole)
    #expect(solver[x] == -1 && solver[y] == 10)
  }

  @Test func `what a constraint compares is known by its terms, their order and the relation`()
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let (one, other) = (Term(x, times: 0.3), Term(y, times: 5))
    solver.beginBatch()
    let id = try add([one, other], 1, .equal, to: &solver)
    solver.endBatch()
    #expect(compares(id, [one, other], .equal, in: &solver))
    #expect(!compares(id, [one, other], .lessThanOrEqual, in: &solver))
    #expect(!compares(id, [other, one], .equal, in: &solver))
    #expect(!compares(id, [one], .equal, in: &solver))
    #expect(!compares(id, [one, Term(y, times: 4)], .equal, in: &solver))
  }

  @Test(arguments: [Double.nan, .infinity, 2e12])
  func `a number out of range is turned away, and nothing added`(number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.beginBatch()
    #expect(throws: SolverError.self) { try add([Term(x)], number, .equal, to: &solver) }
    #expect(throws: SolverError.self) { try add([Term(x, times: number)], 0, .equal, to: &solver) }
    try add([Term(x)], -3, .equal, to: &solver)
    solver.endBatch()
    #expect(solver[x] == 3)
  }

  @Test func `changes are told by number, with all values`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x == 3)
    try solver.add(y == 4)
    solver.withChanges { numbers, values in
      #expect(numbers.count == 1 && Int(numbers[0]) == y.number)
      #expect(values[x.number] == 3 && values[y.number] == 4)
    }
  }
}
