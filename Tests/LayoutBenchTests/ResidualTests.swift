import Testing

@testable import LayoutBench

struct ResidualTests {
  /// A root of height 24, one box, 8 from either end.
  let workload = Workload.chain(boxes: 1)
  let values: [Double] = [0, 0, 36, 24, 8, 0, 20, 24]

  @Test func `values that satisfy every required row miss by nothing`() {
    #expect(workload.worstResidual(of: values) == 0)
  }

  @Test(arguments: 0..<8)
  func `any wrong value shows`(place: Int) {
    var values = values
    values[place] += 1
    #expect(workload.worstResidual(of: values) > 0.01)
  }

  @Test func `what is no number, and too few numbers, do not pass`() {
    #expect(!(workload.worstResidual(of: Array(repeating: .nan, count: 8)) <= 1))
    #expect(workload.worstResidual(of: []) == .infinity)
  }
}
