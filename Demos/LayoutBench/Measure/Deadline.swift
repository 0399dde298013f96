import Foundation

/// Ends the process when a single run takes too long.
enum Deadline {
  /// How long a single run may take, in seconds by the clock on the wall.
  static let seconds: UInt32 = 20

  /// Gives the run that begins now its time; a run that overstays ends the process by `SIGALRM`.
  static func restart() { alarm(seconds) }

  static func lift() { alarm(0) }
}
