import Testing

@Test func `the CellGrid tests run`() {}
