import Testing

@testable import LayoutBench

struct LiveSystemTests {
  @Test(arguments: WorkloadFamily.allCases)
  func `what was hidden, shown and resized is as if built so`(family: WorkloadFamily) throws {
    let problem = try Problem(family.workload(size: 21))
    let width = problem.workload.width
    var system = try LiveSystem(problem, width: width)
    for set in problem.workload.hideSets {
      try system.perform(.hide(set))
      try system.perform(.resize(to: width + 1))
      try system.checkRequired()
      try system.perform(.show(set))
    }
    try system.checkRequired()
    try system.checkAgainstFresh(width: width + 1)
  }

  @Test func `values of another width are not taken for those asked for`() throws {
    let problem = try Problem(.chain(boxes: 5))
    let system = try LiveSystem(problem, width: problem.workload.width)
    #expect(throws: TrialError.self) {
      try system.checkAgainstFresh(width: problem.workload.width + 5)
    }
  }

  @Test func `a resize changes values, and the same again none`() throws {
    let problem = try Problem(.chain(boxes: 5))
    var system = try LiveSystem(problem, width: problem.workload.width)
    try system.perform(.resize(to: 200))
    #expect(system.readChanged().count > 0)
    try system.perform(.resize(to: 200))
    #expect(system.readChanged().count == 0)
  }

  @Test func `a system that cannot hold is refused`() throws {
    let problem = try Problem(.chain(boxes: 1))
    var workload = problem.workload
    workload.add(.init(0, .height), .equal, .init(), 1)
    #expect(throws: TrialError.self) { _ = try LiveSystem(Problem(workload), width: 36) }
  }

  @Test(arguments: WorkloadFamily.systems.filter { $0.soakSize != nil })
  @MainActor func `a short soak goes well`(family: WorkloadFamily) throws {
    var treatment = try SystemTreatment(of: Problem(family.workload(size: 21)), seed: 1)
    _ = try treatment.run(SoakPlan(cycles: 20, resizes: 7))
  }

  @Test func `resizes are spread over the cycles and all made`() {
    let plan = SoakPlan(cycles: 10, resizes: 25)
    #expect((0..<10).map(plan.resizes(by:)) == [2, 5, 7, 10, 12, 15, 17, 20, 22, 25])
  }
}
