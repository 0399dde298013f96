import Testing

@testable import SolverProbe

/// Systems that once lost digits, with the exact values; as `Tests/Oracle/run` found and shrank
/// them.
@Suite struct PrecisionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kinds: String
    var lines: [String]
    /// Variables and the only optimal values.
    var expected: [Int: Double]
  }

  @Test(arguments: Self.cases)
  func `values are exact to the grid, whatever the path`(example: Case) throws {
    var session = Session(kinds: example.kinds.split(separator: " ").map(String.init))
    for line in example.lines {
      let words = line.split(separator: " ").map(String.init)
      _ = session.perform(words[0], Array(words.dropFirst()))
    }
    #expect(session.perform("state", []).hasSuffix("| same"))
    for (variable, value) in example.expected {
      #expect(abs(session.values[variable] - value) <= 0x1p-21)
    }
  }

  static let cases = [
    Case(
      testDescription: "a step ends at the kink itself",
      kinds: "position 100 position",
      lines: [
        "add 1000 1 <= 0 1 -2 2 -2 0 1", "add 999 1 == -4 0 1.000244140625",
        "add 999 1 >= 0 2 1 0 2",
      ],
      expected: [0: 3.9990236758603856, 2: -7.998047351720771]),
    Case(
      testDescription: "a wish is met from where nothing moved yet",
      kinds: "size size size position position",
      lines: [
        "add 250 1 == 0 2 1", "add 1000 1 == -123456.5 2 1 4 -0.0048828125",
        "add 1000 1 == 0 0 -0.03125 1 -2", "add 1000 1 >= 0 4 1 3 0.015625",
        "add 999 1 >= 1000000 1 1 0 -256", "add 750 1 == 0 3 640 1 0.0625",
      ],
      expected: [0: 3906.0115959719255]),
  ]
}
