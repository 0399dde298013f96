import Testing

@Test func `the Terminal tests run`() {}
