/// The times of the same thing done again and again.
struct Series {
  /// How long and how often a thing is repeated.
  struct Effort {
    /// The CPU time after which no further run begins, in nanoseconds.
    var time: Double
    /// How many runs there are at least, unless they take longer than ``longest``.
    let fewest = 3
    let most = 1001
    let longest = 5e9

    static let usual = Effort(time: 0.3e9)
    static let quick = Effort(time: 0.03e9)
  }

  let effort: Effort
  private(set) var times: [Double] = []
  private var total = 0.0

  init(_ effort: Effort) {
    self.effort = effort
  }

  var isComplete: Bool {
    if times.count >= effort.most || total >= effort.longest { return !times.isEmpty }
    return times.count >= effort.fewest && total >= effort.time
  }

  var median: Double { times.median }

  mutating func add(_ time: Double) {
    times.append(time)
    total += time
  }
}
