import Testing

@testable import SolverProbe

/// Coefficients that lie far apart: each of these once lost digits that mattered, and told another
/// value than the only optimal one.
@Suite struct WideTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var lines: String
    /// Variables and what they are, calculated in fractions.
    var values: [Int: Double]
  }

  static let cases = [
    Case(
      testDescription: "a composed definition whose terms nearly cancel",
      lines: """
        system position size position position size position 100
        begin
        add 1000.0 1.0 == -123456.5 5 -1.5 3 -40.0
        add 250.0 1.0 >= 0.0 6 1.0 0 1.0
        add 750.0 1.0 == 0.0 3 -384.0 2 1.0
        add 999.0 1.0 == -100.0 4 3.0 3 -0.0029296875 0 -1280.0
        add 999.0 1.0 >= 0.0 5 1.0
        add 500.0 1.0 <= 0.0 1 -0.09375 4 1.0
        add 250.0 1.0 <= 0.0 1 1.0 2 -0.75
        end
        """,
      values: [1: -888886.8, 2: -1185182.4, 3: -3086.4125, 5: 0]),
    Case(
      testDescription: "a small value that is a difference of large ones",
      lines: """
        system position size size position position
        add 999.0 1.0 == -1000000.0 3 -0.00390625 1 10.0
        add 750.0 1.0 == 0.0 1 1.0 3 1.0 0 1.0 2 0.00390625
        add 999.0 1.0 == 0.0 3 -0.00390625 1 1.0
        constant 2 -3
        add 750.0 1.0 <= 0.0 4 -10.0 3 -48.0
        begin
        priority 2 250
        add 750.0 1.0 == 0.0 2 96.0
        end
        """,
      values: [2: 0]),
    Case(
      testDescription: "an equality that becomes a wish beside others that rest on it",
      lines: """
        system size position size size size
        begin
        add 1000.0 1.0 == 0.0 3 -128.0 1 1.0
        add 1000.0 1.0 == 0.0 1 1.0
        add 1000.0 1.0 == -10000.0 4 -0.01171875 3 0.001953125
        add 1000.0 1.0 <= 0.0 2 -1.0 4 -0.125
        add 1000.0 1.0 == 0.0 2 -0.009765625 0 1.0 1 1.0
        add 1000.0 1.0 >= -100.0 2 -8.0 4 0.03125
        end
        priority 1 750
        """,
      values: [2: -400.0 / 33, 4: 3200.0 / 33]),
    Case(
      testDescription: "a wish that costs little per unit of what it is in the way of",
      lines: """
        system position position position size size size size position
        add 999.0 1.0 == 0.0 2 1.0
        add 1000.0 1.0 >= 0.0 3 -384.0
        add 250.0 1.0 == 0.0 1 1.0
        add 750.0 1.0 <= 0.0 6 -0.625 0 1280.0
        add 750.0 1.0 == 0.0 0 1.0 1 1.0
        add 1000.0 1.0 <= 0.0 4 1.0
        add 750.0 1.0 <= 1000000.0 0 -0.0078125
        add 1000.0 1.0 >= 0.0 0 1.0 3 0.0048828125 5 -32.0
        add 999.0 1.0 == -10000.0 7 1.0 4 -128.0 6 32.0 5 -0.75
        add 1000.0 1.0 <= 0.0 2 1.0 7 -48.0
        """,
      values: [0: 0.152587890625, 1: -0.152587890625, 2: 0]),
    Case(
      testDescription: "kinks that lie far out, and near each other",
      lines: """
        system size size position size position size size size 50
        begin
        add 999.0 1.0 == 0.0 4 1.0 3 1.0 6 -2.5
        add 500.0 1.0 >= 0.0 5 -1280.0 4 -1.5
        add 500.0 1.0 == 0.0 1 1.0 0 -96.0
        add 500.0 1.0 == 0.0 3 -12.0 2 192.0
        add 750.0 1.0 <= 0.0 5 1.0
        add 500.0 1.0 == 0.0 6 -128.0 5 -4.0
        add 1000.0 1.0 == 0.0 7 -1.0
        add 750.0 1.0 == 0.0 2 -0.0009765625 1 -1.0
        add 999.0 1.0 == 123456.5 7 1.0 0 1.0
        add 750.0 1.0 <= 0.0 8 1.0 6 1.0
        add 500.0 1.0 == 4.0 4 1.0
        end
        """,
      values: [4: -4, 5: 0]),
    Case(
      testDescription: "numbers that differ by nine powers of ten",
      lines: """
        system position position size
        add 999.0 1.0 == 7.25 2 1.0
        add 500.0 1.0 == 0.0 1 -0.005 2 1000.0
        add 1000.0 1.0 == 0.0 0 1.0 2 1.0 1 1.0
        """,
      values: [0: 1450007.25, 1: -1450000, 2: -7.25]),
  ]

  @Test(arguments: cases)
  func `what coefficients far apart decide is told to the last digit`(_ example: Case) throws {
    let answer = try #require(answers(to: example.lines + "\nstate").last)
    #expect(answer.hasSuffix("| same"), "a fresh solver \(answer)")
    let told = answer.split(separator: " ").dropFirst().map(String.init)
    for (variable, value) in example.values {
      let found = try #require(Double(told[variable]))
      #expect(abs(found - value) <= max(0x1p-20, abs(value) * 0x1p-39), "v\(variable)")
    }
  }

  @Test func `a constraint with coefficients far apart leaves no trace when it is gone`() throws {
    let lines = """
      system position size 0
      add 1000 1 == 0 0 1 1 -3
      add 500 1 == -1000000 0 0.001 1 1000
      parameter 2 7
      add 999 1 >= 0 1 1 2 -1
      remove 1
      parameter 2 8
      state
      """
    #expect(answers(to: lines).last == "state 24.0 8.0 8.0 | same")
  }

  @Test(arguments: [
    // v1 is held by v0 from above; 40 bits of it are told, more than that is known.
    (
      """
      system size size
      add 1000.0 1.0 <= -123456.5 1 0.0234375 0 1.0
      add 500.0 1.0 >= -1000000.0 0 1.0
      explain
      """, "explain +-"
    ),
    // Beyond what a constant may be.
    (
      """
      system size size
      add 1000.0 1.0 <= 0.0 0 -0.009765625 1 -384.0
      add 1000.0 1.0 == -1000000.0 1 -0.0048828125
      explain
      """, "explain +."
    ),
    // The multipliers of what 3 loses to lie far apart.
    (
      """
      system size position size position position position
      add 999.0 1.0 == 0.0 4 1.0 5 1.0
      add 500.0 1.0 >= 0.0 1 1.0
      add 250.0 1.0 == 0.0 0 1.0
      add 250.0 1.0 <= 0.0 3 -48.0
      add 750.0 1.0 == 0.0 2 -160.0 5 1.0
      add 1000.0 1.0 <= 0.0 2 1.0 0 1.0
      add 1000.0 1.0 == 123456.5 2 -5.0
      add 500.0 1.0 >= 0.0 3 -0.0234375 0 -0.0009765625 4 96.0
      add 999.0 1.0 == 0.0 0 1.0
      explain
      """, "explain .+.... | 2 5 6 | 3 6 0 8 4 7 | 8 5 6"
    ),
    // 0 is missed by rounding alone, which is no loss.
    (
      """
      system \
      position position position position size size size size size position size position 10 size \
      position size size position size size position size position position position position size
      add 500.0 1.0 == 0.0 4 1.0 9 1.0
      add 1000.0 1.0 <= 0.0 1 -1.0 6 1.0
      add 999.0 1.0 == -999999.75 19 -1.0
      add 750.0 1.0 == 1000.0 10 1.0 16 1.0
      add 1000.0 1.0 == 1.0 9 -1.0 6 -1.0 10 1.0
      add 750.0 1.0 == 0.0 20 -1.0 21 -1.0
      add 1000.0 1.0 >= 0.0 15 1.0 21 -1.0
      add 999.0 1.0 == 0.0 2 1.0 4 -1.0 3 3.0
      add 1000.0 1.0 >= -0.25 22 3.0 16 -1.0 19 1.0
      add 999.0 1.0 <= 0.0 21 -2.0 20 1.0 22 1.0 19 -2.0
      add 750.0 1.0 <= 100000.0 15 0.5 19 -1.0
      add 250.0 1.0 == 1.0 0 -1.0 1 1.0 3 -1.0
      explain
      """, "explain **********+*.**--**.+--****"
    ),
    // What 11 loses to holds together only by what nearly parallel rows leave.
    (
      """
      system position size size size position size position size
      add 1000.0 1.0 == -1.0 3 -1.0 5 0.5
      add 500.0 1.0 >= 0.0 0 1.0 5 3.0 3 1.0 4 -1.0
      add 999.0 1.0 == 0.0 3 -1.0 5 0.5001220703125
      add 250.0 1.0 >= 0.0 5 -2.0 7 -2.0 2 3.0
      add 500.0 1.0 <= -2.0 4 -1.0
      add 250.0 1.0 <= 0.0 4 -1.0
      add 999.0 1.0 == 0.0 3 -1.015625 5 0.5
      add 750.0 1.0 == 0.0 7 -1.0 0 -1.0
      add 500.0 1.0 <= 0.0 1 1.0
      add 500.0 1.0 <= 0.0 6 1.0
      add 1000.0 1.0 == -50.0 7 1.0
      add 250.0 1.0 <= 0.0 4 -1.015625
      add 999.0 1.0 == -0.98046875 3 -1.01959228515625 5 0.5
      explain
      """,
      "explain .-+...-. | 1 0 10 12 7 4 | 2 0 12 | 5 0 10 2 7 1 | 6 0 12 | 11 0 10 2 7 1"
    ),
  ])
  func `explanations see through coefficients far apart`(lines: String, said: String) {
    #expect(answers(to: lines).last == said)
  }

  private func answers(to lines: String) -> [String] {
    let all = lines.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    var session = Session(kinds: Array(all[0].dropFirst()))
    return all.dropFirst().map { session.perform($0[0], Array($0.dropFirst())) }
  }
}
