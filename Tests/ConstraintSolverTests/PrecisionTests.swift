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
    Case(
      testDescription: "what nearly parallel rows leave is small, and divided by",
      kinds: "size position size size position position size size",
      lines: [
        "add 500 1 == 0 0 1 3 -1", "add 750 1 >= -50 5 1 6 1",
        "add 999 1 == 0 0 1.0001220703125 3 -1", "add 750 1 == 0 2 -1",
        "add 999 1 == 0 6 2.0078125 4 -1 1 1.00390625 3 2",
        "add 999 1 == 0 6 2.001953125 4 -1 1 1.00390625 3 2", "add 750 1 == 0 2 -1 5 1",
        "constant 0 -3",
      ],
      expected: [0: -24576, 3: -24579, 6: 0]),
    Case(
      testDescription: "costs that cancel out along nearly parallel rows",
      kinds: "size size position size position size position size position",
      lines: [
        "add 500 1 >= 0 2 -1 4 3.01171875 6 1", "add 250 1 == -100 7 -2",
        "add 750 1 == -8 2 1.015625 8 1", "add 500 1 >= 0 0 1 4 1",
        "add 500 1 == 0 2 1.015625 8 1.0001220703125", "add 1000 1 == 0 5 -1 3 1 2 -1",
        "add 1000 1 <= 0 5 -2", "add 750 1 == 0 0 1",
        "add 999 1 == 0 5 -1 1 0.5 3 1.0009765625 2 -1", "add 250 1 == 0 7 -2.0078125 1 1",
        "add 1000 1 >= 0 1 1 6 0.5", "add 500 1 == 0 2 1.0158729553222656 8 1.0001220703125",
      ],
      expected: [1: -100.390625, 7: -50]),
  ]
}
