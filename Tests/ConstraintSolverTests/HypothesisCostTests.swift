import Testing

@testable import ConstraintSolver

/// What it costs to ask about many variables.
@Suite struct HypothesisCostTests {
  /// A list whose rows stay below every earlier one and wish to be at the top.
  private func list(_ tops: [Variable], missing: Int, in solver: inout Solver) throws -> Hypothesis
  {
    solver.beginBatch()
    var ids: [ConstraintID] = []
    for (place, top) in tops.enumerated() where place != missing {
      ids.append(try solver.add(top >= 0))
      ids.append(try solver.add((top == 0).priority(240)))
      for (earlier, other) in tops.prefix(place).enumerated() where earlier != missing {
        ids.append(try solver.add(top >= other + 32))
      }
    }
    solver.endBatch()
    return Hypothesis(of: solver, acting: ids)
  }

  private func repairs(_ hypothesis: borrowing Hypothesis) -> Int {
    hypothesis.scratch.solver.engine.statistics.repairs
  }

  @Test(arguments: [10, 40])
  func `what a list decides is seen without a repair`(count: Int) throws {
    var solver = Solver()
    let tops = (0..<count).map { _ in solver.makeVariable() }
    var hypothesis = try list(tops, missing: -1, in: &solver)
    let before = repairs(hypothesis)
    #expect(hypothesis.ambiguous(among: tops).isEmpty)
    #expect(repairs(hypothesis) == before)
    #expect(solver.ambiguousVariables() == [])
  }

  @Test(arguments: [10, 40])
  func `what a list leaves open takes a few repairs to find, however long it is`(count: Int) throws
  {
    var solver = Solver()
    let tops = (0..<count).map { _ in solver.makeVariable() }
    var hypothesis = try list(tops, missing: 2, in: &solver)
    let before = repairs(hypothesis)
    #expect(hypothesis.ambiguous(among: tops) == [tops[2]])
    #expect(repairs(hypothesis) - before <= 8)
  }
}
