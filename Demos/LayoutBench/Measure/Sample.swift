import Foundation

/// One measurement of one solver on one system, as the processes that take them print it: a line of
/// JSON.
///
/// A line without an amount and without a failure says that the measurement begins.
struct Sample: Codable {
  static let build = "build"
  static let memory = "memory"
  static let resize = "resize"
  /// A resize after a hide and a show that is solved anew.
  static let firstResize = "first resize"
  /// A resize to somewhere between half the width and one and a half.
  static let jump = "jump"
  /// A hide and a show, each after a change of something else, so that both are solved anew; what
  /// is hidden ends the name.
  static let hide = "hide+show "
  /// Ends the name of a measurement in which nothing else changes between the hide and the show,
  /// which may go back to what was there before.
  static let back = ", back"
  /// Ends the name of one in which nothing else changes at all.
  static let again = ", again"
  /// A sample that carries the values found and no time.
  static let values = "values"
  /// What the values are found to be after all measurements; sent only if something is wrong.
  static let check = "check"
  /// Stands for all that was to come when a process ended between two measurements.
  static let end = "end"
  /// How exactly a peer satisfies the required rows.
  static let residual = "worst required residual"
  /// The failure of a run that the deadline ended.
  static let cutOff = "cut off at \(Deadline.seconds) s"

  var measure: String
  /// The median in nanoseconds; of ``memory`` the bytes.
  var amount: Double?
  /// Whether more runs are to follow: what is known in case the process ends before its time.
  var partial: Bool?
  /// How many runs the median is of.
  var runs: Int?
  /// The median time of reading the values that changed, in nanoseconds.
  var reading: Double?
  /// How many values changed.
  var changed: Int?
  /// Every value, of ``values`` only.
  var values: [Double]?
  /// Why there is no amount, or what went wrong after it was taken.
  var failure: String?

  /// Whether the measurement is over, well or not.
  var isFinished: Bool {
    failure != nil || values != nil || amount != nil && partial != true
  }

  /// Writes the sample to standard output as a line.
  func send() {
    guard let line = try? JSONEncoder().encode(self) else { return }
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }
}

extension Sample {
  /// A sample of ``memory``, in bytes; a failure where the system does not tell.
  init(growth: Int?) {
    self.init(
      measure: Self.memory, amount: growth.map(Double.init),
      failure: growth == nil ? "this system does not tell" : nil)
  }
}
