import Foundation

/// Ends the process when a single run takes too long.
///
/// By the clock on the wall: under a timer of CPU time, Linux tells the CPU time in ticks of 4 ms.
enum Deadline {
  /// How long a single run may take, in seconds.
  static let seconds: UInt32 = 20

  /// Gives the run that begins now its time; a run that overstays ends the process by `SIGALRM`.
  static func restart() { alarm(seconds) }

  /// Lets the deadline end this process with a line and status 1 instead.
  static func failAtEnd() {
    signal(SIGALRM) { _ in
      // Nothing else is safe to call in a signal handler.
      let message: StaticString = "layout-bench: a run took too long\n"
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(1)
    }
  }

  static func lift() { alarm(0) }
}
