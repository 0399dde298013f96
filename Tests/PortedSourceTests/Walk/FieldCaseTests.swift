import Foundation
import Testing

/// The list in `Tests/FieldCases.md`, against the tests whose names begin with its numbers.
@Suite struct `Every field case` {
  /// A test as the list writes it.
  struct Test: Hashable {
    var suite: String
    var name: String

    var description: String { "`\(suite)` / `\(name)`" }

    /// The case it shows, where its name begins with one.
    var number: String? {
      name.firstMatch(of: #/^([A-E][0-9]+): /#).map { String($0.1) }
    }
  }

  /// What the rows of the list name, by the case's number.
  let rows: [(number: String, tests: Set<Test>)]
  /// The tests there are.
  let tests: Set<Test>

  init() throws {
    let list = `Every public declaration`.root.appendingPathComponent("Tests/FieldCases.md")
    rows = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard let row = line.firstMatch(of: #/^\| ([A-E][0-9]+) \|/#) else { return nil }
      let tests = line.matches(of: #/`([^`]+)` / `([^`]+)`/#)
      return (String(row.1), Set(tests.map { Test(suite: String($0.1), name: String($0.2)) }))
    }
    tests = try `Every public declaration`.sources(in: "Tests/UIKitCoreTests").reduce(into: []) {
      $0.formUnion(Self.tests(in: $1))
    }
  }

  private static func tests(in source: String) -> Set<Test> {
    var suite = ""
    var tests: Set<Test> = []
    for line in source.split(separator: "\n") where line.contains("`") {
      if let name = line.firstMatch(of: #/struct `([^`]+)`/#) { suite = String(name.1) }
      if let name = line.firstMatch(of: #/func `([^`]+)`/#) {
        tests.insert(Test(suite: suite, name: String(name.1)))
      }
    }
    return tests
  }

  @Test func `names tests that there are`() {
    let named = rows.reduce(into: Set()) { $0.formUnion($1.tests) }
    #expect(named.subtracting(tests).map(\.description).sorted() == [])
  }

  @Test func `has a test, but for techniques that are not here`() {
    #expect(rows.filter { $0.tests.isEmpty }.map(\.number) == ["A14", "A15", "A16"])
    #expect(rows.count > 3 && Set(rows.map(\.number)).count == rows.count)
  }

  @Test func `names every test that begins with its number, and no other case's`() {
    for test in tests {
      guard let number = test.number else { continue }
      let naming = rows.filter { $0.tests.contains(test) }.map(\.number)
      #expect(naming == [number], "\(test.description)")
    }
  }
}
