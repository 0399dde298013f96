import Foundation

/// Ends the process when a single run takes too long.
enum Deadline {
  /// How long a single run may take, in seconds of CPU time.
  static let seconds = 20

  /// Gives the run that begins now its time; a run that overstays ends the process by `SIGPROF`.
  static func restart() { setTimer(seconds) }

  /// Lets the deadline end this process with a line and status 1 instead.
  static func failAtEnd() {
    signal(SIGPROF) { _ in
      // Nothing else is safe to call in a signal handler.
      let message: StaticString = "layout-bench: a run took too long\n"
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(1)
    }
  }

  static func lift() { setTimer(0) }

  private static func setTimer(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    #if canImport(Darwin)
    setitimer(ITIMER_PROF, &timer, nil)
    #else
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #endif
  }
}
