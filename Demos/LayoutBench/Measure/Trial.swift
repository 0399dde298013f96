/// Measures the solver on one system, in this process.
struct Trial {
  let problem: Problem
  let effort: Series.Effort
  /// Measurements that are not taken.
  let leftOut: Set<String>
  private var width: Double { problem.workload.width }

  init(_ problem: Problem, effort: Series.Effort, leavingOut leftOut: Set<String> = []) {
    self.problem = problem
    self.leftOut = leftOut
    self.effort = effort
  }

  /// Takes every measurement and sends its sample.
  func run() {
    attempt(Sample.memory) { () throws(TrialError) in try memory() }
    attempt(Sample.build) { () throws(TrialError) in try build() }
    do {
      var system = try LiveSystem(problem, width: width)
      measureResizes(of: &system)
      try system.perform(.resize(to: width))
      for set in problem.workload.hideSets {
        let name = Sample.hide + set.name
        measure(name, of: &system) { _ in [.other, .hide(set), .other, .show(set)] }
        measure(name + Sample.back, of: &system) { _ in [.other, .hide(set), .show(set)] }
        measure(name + Sample.again, of: &system) { _ in [.hide(set), .show(set)] }
      }
      try system.checkRequired()
      try system.checkAgainstFresh(width: width)
    } catch {
      Sample(measure: Sample.check, failure: "\(error)").send()
    }
    Deadline.lift()
  }

  private func measureResizes(of system: inout LiveSystem) {
    let width = width
    let resize = { [LiveSystem.Change.resize(to: width + Double($0 % 2 + 1))] }
    measure(Sample.resize, of: &system, resize)
    if let set = problem.workload.hideSets.first {
      measure(Sample.firstResize, of: &system, after: [.hide(set), .other, .show(set)], resize)
      measure(
        Sample.firstResize + Sample.back, of: &system, after: [.hide(set), .show(set)], resize)
    }
    // From half the width to one and a half.
    measure(Sample.jump, of: &system) {
      [.resize(to: (width * (0.5 + Double($0 * 37 % 100) / 100)).rounded())]
    }
  }

  /// Builds once before, so that the pages of the program itself do not count.
  private func memory() throws(TrialError) -> Sample {
    Deadline.restart()
    _ = try LiveSystem(problem, width: width)
    Deadline.restart()
    return Sample(
      growth: try Memory.growth { () throws(TrialError) in
        _ = try LiveSystem(problem, width: width)
      })
  }

  /// From the second on, builds take over the pages of the one before.
  private func build() throws(TrialError) -> Sample {
    Memory.keepFreed()
    var series = Series(effort)
    while !series.isComplete {
      Deadline.restart()
      let start = CPUClock.now()
      let system = try LiveSystem(problem, width: width)
      _ = system.readAll()
      series.add(CPUClock.time(since: start))
      _ = consume system
    }
    return Sample(measure: Sample.build, amount: series.median, runs: series.times.count)
  }

  /// Makes the changes that `changes` gives for each run.
  ///
  /// The times of all changes of a run are added up, and apart from them those of reading what each
  /// changed. What `preparation` takes is not counted.
  private func measure(
    _ name: String, of system: inout LiveSystem, after preparation: [LiveSystem.Change] = [],
    _ changes: (Int) -> [LiveSystem.Change]
  ) {
    if leftOut.contains(name) { return }
    Sample(measure: name).send()
    var series = ChangeSeries(effort)
    do throws(TrialError) {
      while !series.isComplete {
        Deadline.restart()
        for change in preparation { try system.perform(change) }
        Deadline.restart()
        try series.run(changes(series.count), on: &system)
      }
      series.sample(name).send()
    } catch {
      Sample(measure: name, runs: series.count, failure: "\(error)").send()
    }
  }

  private func attempt(_ name: String, _ body: () throws(TrialError) -> Sample) {
    if leftOut.contains(name) { return }
    Sample(measure: name).send()
    do throws(TrialError) {
      try body().send()
    } catch {
      Sample(measure: name, failure: "\(error)").send()
    }
  }
}
