import Foundation

/// Something an app asks for that cannot be meant as it is, or cannot be done; the app goes on, as
/// in UIKit.
///
///     UsageWarning.handler = { warning in log(warning.description) }
///
/// > Note: Not in UIKit, which writes to a log instead.
@MainActor public struct UsageWarning: CustomStringConvertible {
  /// What is wrong and the way out, in a line.
  public nonisolated let description: String

  /// Called for each warning when it comes up; writes its description to the standard error unless
  /// replaced.
  ///
  /// What is written there while the app has the terminal shows after it has quit.
  public static var handler: @MainActor (UsageWarning) -> Void = { warning in
    FileHandle.standardError.writeLine(warning.description)
  }

  /// Hands a warning to the handler.
  static func give(_ line: String) {
    handler(UsageWarning(description: line))
  }
}

extension FileHandle {
  /// Writes a line, where anybody is there to read it.
  func writeLine(_ line: String) {
    try? write(contentsOf: Data((line + "\n").utf8))
  }
}
