import Testing

@Test func `the UIKitCore tests run`() {}
