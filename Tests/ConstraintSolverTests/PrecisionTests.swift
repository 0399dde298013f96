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
    Case(
      testDescription: "multipliers of a million, whose rounding looks like a descent without end",
      kinds: "size position position size",
      lines: [
        "begin", "add 999 1 == 0 1 -1.0001220703125 2 1 0 1", "add 1000 1 >= 0 0 3",
        "add 999 1 == -3 1 -1.0001220703125 2 1.000244140625 0 1",
        "add 999 1 == 0 1 -1 2 1.015625 0 1", "add 999 1 == 0 2 1 3 2 0 2.000244140625",
        "add 1000 1 >= 0 3 -1", "end",
      ],
      expected: [0: 0, 1: 0, 2: 0, 3: 0]),
    Case(
      testDescription: "multipliers of which one is 10⁻¹⁵ of the others, and decides",
      kinds: "position size position position size size size position size "
        + "size size position position size position size size size size",
      lines: [
        "add 750 1 >= 0 13 1 14 -80", "add 999 1 <= 0 12 -96", "add 500 1 == 0 0 1 3 -0.0625 4 10",
        "add 500 1 == 7.25 13 0.75 9 -1.25", "add 500 1 == 1000000 18 320 16 0.009765625",
        "add 500 1 == 0 15 0.0048828125", "add 1000 1 <= 0 9 1.25 12 0.25 5 0.009765625",
        "add 1000 1 <= 0.001 6 -0.0078125 4 0.0029296875", "add 999 1 <= 0.001 10 -192 6 1.25",
        "add 250 1 >= 0 17 0.01953125", "add 750 1 >= -100 9 -768 5 640 8 40",
        "add 250 1 == 1 16 -0.125 14 -1.5", "add 750 1 == 0.001 5 0.078125 10 0.75 11 -0.75",
        "add 750 1 == 0 2 -3 7 0.01171875 3 80", "add 1000 1 >= 0.001 1 3",
        "add 250 1 <= 0.001 18 -0.001953125 17 256", "add 999 1 == 0 12 -2 13 -3",
        "add 500 1 == 0.001 5 -0.009765625 8 -0.125 11 -16", "add 999 1 >= 0 7 -384",
        "add 500 1 == 0 5 -0.1875 0 1.5", "add 750 1 == 0.001 1 -8",
      ],
      expected: [9: 5.8, 13: 0, 16: 8]),
    Case(
      testDescription: "a constant that is rounded, and multiplied by all that rests on it",
      kinds: "position position size size size size size",
      lines: [
        "add 500 1 == 10000 1 6 3 1 2 -0.0078125 5 -0.0029296875", "add 500 1 == -1 6 -2.5",
        "add 500 1 == 7.25 0 -0.375 4 0.0029296875", "add 999 1 == -1 0 -0.125 1 0.01953125",
        "add 250 1 == 123456.5 5 96 2 0.25 6 0.078125",
        "add 999 1 == 123456.5 3 0.0029296875 2 -640 4 1", "add 999 1 <= 10000 4 -40",
        "add 999 1 == -193.24047152995809 2 1",
      ],
      expected: [5: -1286.508113967041]),
    Case(
      testDescription: "a strong wish beside a required inequality that its rounding moves",
      kinds: "position size position size size",
      lines: [
        "add 500 1 == 0 0 -40 2 -4", "add 250 1 == 0 2 0.0390625 1 40 3 1 4 128",
        "add 1000 1 <= 0 0 192 3 -16 1 0.0390625", "add 999 1 == 0 4 -0.00390625 1 48",
        "add 500 1 == -123456.5 3 20", "add 999 1 == -514.4020841057794 0 1",
      ],
      expected: [1: -0.0037967269495129585, 4: -46.654180755615236]),
    Case(
      testDescription: "a wish that rounding alone keeps others from meeting",
      kinds: "position position size position position "
        + "50 position size position position position",
      lines: [
        "add 1000 1 >= 0 10 -96 0 -0.0048828125", "add 250 1 <= 0 10 1 0 -96",
        "add 750 1 == 0 1 0.0078125 2 1", "add 500 1 == 0 8 1 7 -640 6 0.0625",
        "add 1000 1 == 0 9 -0.125 7 -6 3 1", "add 1000 1 >= 0 2 0.0009765625 4 1",
        "add 1000 1 == 1000000 6 -0.01953125 8 -640", "add 500 1 == 0 2 1 0 1 1 1",
        "add 1000 1 == -123456.5 5 1 3 10", "add 1000 1 == 0 10 -0.015625 9 -16",
        "add 1000 1 >= 0 10 1", "add 999 1 == 0 8 768 4 1", "add 750 1 == 0 5 1 7 -0.078125",
        "add 750 1 == -2056.775 7 1",
      ],
      expected: [0: -8.7890625e-05, 1: 8.858267716535433e-05]),
  ]
}
