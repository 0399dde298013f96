import Foundation

/// A program that prints samples.
struct ChildProcess {
  var program: URL
  var arguments: [String]
  /// A file the program reads as standard input.
  var input: URL?

  /// Runs the program to its end.
  ///
  /// A measurement that had begun when the program ended before its time becomes a failure.
  func run() throws -> [Sample] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    // A file, because a pipe that nobody reads would stop a program that says much.
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-bench-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Sample.self, from: $0)
    }
    let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return Self.samples(of: lines, ending: Self.ending(of: process, saying: words))
  }

  /// Keeps the last line of each measurement.
  private static func samples(of lines: [Sample], ending: String?) -> [Sample] {
    var samples: [Sample] = []
    for line in lines {
      samples.removeAll { $0.measure == line.measure }
      samples.append(line)
    }
    guard let ending else { return samples }
    for place in samples.indices where !samples[place].isFinished {
      samples[place].failure = ending
    }
    if !samples.contains(where: { $0.failure == ending }) {
      samples.append(Sample(measure: Sample.end, failure: ending))
    }
    return samples
  }

  /// Why a program did not end well; nil if it did.
  private static func ending(of process: Process, saying words: String) -> String? {
    let reason: String
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return nil
    case (.uncaughtSignal, SIGALRM): return Sample.cutOff
    case (.exit, let status): reason = "exit status \(status)"
    case (_, let signal): reason = "ended by signal \(signal)"
    }
    let lines = words.split(separator: "\n").prefix(2)
    return ([reason] + lines.map { $0.trimmingCharacters(in: .whitespaces) })
      .joined(separator: "; ")
  }
}
