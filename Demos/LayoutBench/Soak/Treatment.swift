/// A system that is hidden, shown and resized at random.
struct Treatment: ~Copyable {
  private let problem: Problem
  private var system: LiveSystem
  private var random: RandomNumbers
  private var width: Double
  private var resizeCount = 0

  init(of problem: Problem, seed: UInt64) throws(TrialError) {
    self.problem = problem
    width = problem.workload.width
    system = try LiveSystem(problem, width: width)
    random = RandomNumbers(seed: seed)
  }

  /// Runs all cycles; returns the memory held after a tenth of them and after all.
  ///
  /// The values are compared with those of a new solver ten times, the last time at the end.
  mutating func run(_ plan: SoakPlan) throws(TrialError) -> (early: Int, late: Int)? {
    Deadline.failAtEnd()
    defer { Deadline.lift() }
    var early: Int?
    for cycle in 0..<plan.cycles {
      if cycle % 100 == 0 { Deadline.restart() }
      try hideAndShow(resizingTo: plan.resizes(by: cycle))
      let tenth = (cycle + 1) * 10 / plan.cycles
      guard cycle * 10 / plan.cycles < tenth else { continue }
      try system.checkAgainstFresh(width: width)
      if early == nil { early = Memory.resident }
    }
    guard let early, let late = Memory.resident else { return nil }
    return (early, late)
  }

  /// One cycle; resizes are made while the views are hidden or after, by chance.
  private mutating func hideAndShow(resizingTo goal: Int) throws(TrialError) {
    guard let set = problem.workload.hideSets.randomElement(using: &random) else { return }
    try system.perform(.hide(set))
    if Bool.random(using: &random) { try resize(to: goal) }
    try system.perform(.show(set))
    try resize(to: goal)
  }

  /// Resizes until `goal` resizes have been made, and checks what has to hold after each.
  private mutating func resize(to goal: Int) throws(TrialError) {
    while resizeCount < goal {
      width = (problem.workload.width * Double.random(in: 0.5...1.5, using: &random)).rounded()
      try system.perform(.resize(to: width))
      try system.checkRequired()
      resizeCount += 1
    }
  }
}
