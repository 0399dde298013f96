import Testing

@testable import LayoutBench

struct TableTests {
  @Test func `words of a column end below one another, those of the first begin so`() {
    var table = Table(["tree", "21", "85"])
    table.add(["build", "9 µs", "123 µs"])
    #expect(table.text == "tree     21      85\nbuild  9 µs  123 µs\n")
  }

  @Test(arguments: [
    (0.0, "0.00 ns"), (12.34, "12.3 ns"), (999.6, "1.00 µs"), (5_250_000, "5.25 ms"),
    (7.2e12, "7200 s"),
  ])
  func `a time has three digits and a unit`(nanoseconds: Double, spelling: String) {
    #expect(Spelling.time(nanoseconds) == spelling)
  }

  @Test(arguments: [(0.0, "0.00"), (0.000_31, "0.0003"), (0.125, "0.12"), (99.96, "100")])
  func `a number has up to three digits, the first of them never lost`(
    number: Double, spelling: String
  ) {
    #expect(Spelling.number(number) == spelling)
  }

  @Test func `growth is told by the last two sizes`() throws {
    let points = [(views: 1.0, amount: 5.0), (10, 3), (100, 300)]
    #expect(try #require(FamilyTable.exponent(points)) == 2)
    #expect(FamilyTable.exponent([points[0]]) == nil)
  }

  @Test func `a family's table holds medians, growth and failures`() {
    let reports = [10, 100].map { views in
      SystemReport(
        solver: "ours", workload: "list", size: views, views: views,
        samples: [
          Sample(measure: Sample.build, amount: Double(views * 100), runs: 3),
          Sample(measure: Sample.jump, failure: Sample.cutOff),
        ])
    }
    let lines = FamilyTable(reports: reports).text.split(separator: "\n")
    #expect(lines[1].split(separator: " ") == ["build", "1.00", "µs", "10.0", "µs", "100", "1.00"])
    #expect(lines.last == "list 100: jump: cut off at 20 s")
    #expect(!reports[0].hasFailed)
  }

  @Test func `a comparison tells how many times longer a peer takes`() {
    let reports = [("ours", 1000.0), ("kiwi", 4000.0)].map { solver, time in
      SystemReport(
        solver: solver, workload: "list", size: 10, views: 31,
        samples: [Sample(measure: Sample.build, amount: time)])
    }
    let lines = ComparisonTable(reports: reports).text.split(separator: "\n")
    #expect(
      lines[1].split(separator: " ") == ["build", "1.00", "µs", "4.00", "µs", "1", ":", "4.00"])
  }
}
