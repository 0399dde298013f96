import Testing

@Suite struct PublishedCasesTests {
  @Test(arguments: SolverCase.basics)
  func `single relations, contradictions and edits`(solverCase: SolverCase) throws {
    try CaseRunner.run(solverCase)
  }

  @Test(arguments: SolverCase.published)
  func `strengths, edits and several levels`(solverCase: SolverCase) throws {
    try CaseRunner.run(solverCase)
  }

  @Test(arguments: SolverCase.changes)
  func `changes in place and degenerate programs`(solverCase: SolverCase) throws {
    try CaseRunner.run(solverCase)
  }

  @Test(arguments: SolverCase.layouts)
  func `layouts, and strict priorities where weighted sums fail`(solverCase: SolverCase) throws {
    try CaseRunner.run(solverCase)
  }
}
