import Testing

@Test func `the Playground tests run`() {}
