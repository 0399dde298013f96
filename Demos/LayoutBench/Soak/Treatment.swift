/// A layout that is hidden, shown and resized at random.
@MainActor protocol Treatment: ~Copyable {
  /// Hides something and shows it again; makes resizes on the way until there have been `goal`.
  mutating func hideAndShow(resizingTo goal: Int) throws(TrialError)

  /// Throws if anything is another way than in a layout to which nothing else ever happened.
  func check() throws(TrialError)
}

extension Treatment where Self: ~Copyable {
  /// Runs all cycles, with a check after each tenth of them; tells how they went.
  mutating func run(_ plan: SoakPlan) throws(TrialError) -> SoakCourse {
    Deadline.failAtEnd()
    defer { Deadline.lift() }
    var course = SoakCourse()
    var start = CPUClock.now()
    var first = 0
    for cycle in 0..<plan.cycles {
      if cycle % 100 == 0 { Deadline.restart() }
      try hideAndShow(resizingTo: plan.resizes(by: cycle))
      let tenth = (cycle + 1) * 10 / plan.cycles
      guard cycle * 10 / plan.cycles < tenth else { continue }
      course.note(
        cycleTime: CPUClock.time(since: start) / Double(cycle + 1 - first), memory: Memory.resident)
      try check()
      (start, first) = (CPUClock.now(), cycle + 1)
    }
    return course
  }
}
