import Foundation

/// Measures one peer on one workload.
struct PeerTrial {
  let driver: Peer.Driver
  let effort: Series.Effort

  /// Every measurement, those of each hide set in a process of its own: an error in one may end it.
  func run(_ workload: Workload) throws -> [Sample] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-bench-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data(workload.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var samples = try process([], input: file).run()
    guard samples.contains(where: { $0.measure == Sample.values }) else { return samples }
    for set in workload.hideSets { samples += try process([set.name], input: file).run() }
    return samples
  }

  private func process(_ arguments: [String], input: URL) -> ChildProcess {
    let numbers = ["\(effort.time / 1e9)", "\(Deadline.seconds)"]
    return ChildProcess(
      program: driver.program, arguments: driver.arguments + numbers + arguments, input: input)
  }
}
