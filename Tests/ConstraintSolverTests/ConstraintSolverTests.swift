import Testing

@Test func `the ConstraintSolver tests run`() {}
