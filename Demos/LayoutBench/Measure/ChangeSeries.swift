/// The times of changes to a system, and apart from them those of reading what they changed.
struct ChangeSeries {
  private var solving: Series
  private var reading: [Double] = []
  private var changed: [Double] = []

  init(_ effort: Series.Effort) {
    solving = Series(effort)
  }

  var isComplete: Bool { solving.isComplete }

  var count: Int { solving.times.count }

  /// Makes some changes; together they are one run.
  ///
  /// Changes of something else are not timed.
  mutating func run(
    _ changes: [LiveSystem.Change], on system: inout LiveSystem
  ) throws(TrialError) {
    var (time, readingTime, changedCount) = (0.0, 0.0, 0)
    for change in changes {
      if case .other = change {
        try system.perform(change)
        continue
      }
      let start = CPUClock.now()
      try system.perform(change)
      time += CPUClock.time(since: start)
      let readingStart = CPUClock.now()
      changedCount += system.readChanged().count
      readingTime += CPUClock.time(since: readingStart)
    }
    solving.add(time)
    reading.append(readingTime)
    changed.append(Double(changedCount))
  }

  /// The medians.
  func sample(_ measure: String) -> Sample {
    Sample(
      measure: measure, amount: solving.median, runs: count, reading: reading.median,
      changed: Int(changed.median))
  }
}
