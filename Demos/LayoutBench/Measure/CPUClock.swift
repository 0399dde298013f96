import Foundation

/// The CPU time this process has used, in nanoseconds.
///
/// Other programs on the machine do not show in it.
enum CPUClock {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// What two readings of the clock next to each other differ by; it is taken off every time.
  static let cost = (0..<1001).map { _ in
    let start = now()
    return now() - start
  }.median

  /// The time since `start`, without that of the clock itself.
  static func time(since start: Double) -> Double {
    max(0, now() - start - cost)
  }
}

extension [Double] {
  /// The middle of the sorted elements, the upper one of two; of none 0.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
