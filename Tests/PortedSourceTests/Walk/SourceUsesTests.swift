import Testing

@Suite struct `The walk through a source` {
  let source = """
    public struct A {
      /// public var comment = 1
      public func f(a: Int, b: Int = 1) { let inside = { 1 }() }
      public static let s = "public var text"
      public internal(set) var g: Int { 0 }
      package var hidden = 0
      @available(*, unavailable, message: "use f(a:)") public func old() {}
    }
    public protocol P { func required() }
    public enum E: Int { case one = 1 }
    @available(*, unavailable, message: "use E") public enum F { case two, three }
    """

  @Test func `finds what clients see`() {
    let found = DeclarationScanner.declarations(in: source)
    #expect(
      found.map(\.description) == [
        "A", "A.f(a:b:)", "A.s", "A.g", "A.old()", "P", "P.required()", "E", "E.one",
        "F", "F.two", "F.three",
      ])
    #expect(
      found.compactMap(\.unavailableMessage) == ["use f(a:)", "use E", "use E", "use E"])
  }

  @Test(arguments: [
    ("A.f(c: 1)", []), ("x.f(a: 1)", ["A.f(a:b:)"]),
    ("x.f(a: 1, b: 2)", ["A.f(a:b:)"]), ("// x.g", []), ("\"x.g\"", []), ("h(g: 1)", []),
    ("x.g", ["A.g"]), ("let y = s", []), ("A.s", ["A.s"]), ("one", []),
    ("[.one]", ["E.one"]), ("func required() {}", ["P.required()"]),
  ])
  func `tells which of it is used`(text: String, used: [String]) {
    var uses = SourceUses()
    uses.add(text)
    let members = DeclarationScanner.declarations(in: source).filter { $0.kind != .named }
    #expect(members.filter { uses.use($0) }.map(\.description) == used)
  }
}
