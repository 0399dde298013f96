/// A system of constraints, of which sets stand by and act again.
struct SystemTreatment: Treatment, ~Copyable {
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

  /// By chance each is solved anew, and resizes are made while the views are hidden or after.
  mutating func hideAndShow(resizingTo goal: Int) throws(TrialError) {
    guard let set = problem.workload.hideSets.randomElement(using: &random) else { return }
    if Bool.random(using: &random) { try system.perform(.other) }
    try system.perform(.hide(set))
    if Bool.random(using: &random) { try resize(to: goal) }
    if Bool.random(using: &random) { try system.perform(.other) }
    try system.perform(.show(set))
    try resize(to: goal)
  }

  func check() throws(TrialError) {
    try system.checkAgainstFresh(width: width)
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
