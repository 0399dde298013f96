import Foundation

/// Measures our solver, each system in a process of its own, so that one neither warms nor fills
/// the memory of the next.
struct Benchmark {
  static let solver = "ours"
  let options: Options

  /// Measures everything asked for and prints it; returns whether all went well.
  func run() throws -> Bool {
    var all: [SystemReport] = []
    for family in options.families {
      let reports = try options.sizes(of: family).sorted().map { size in
        try Self.measure(family, size: size, isQuick: options.isQuick)
      }
      if !options.wantsJSON { Output.show(FamilyTable(reports: reports).text) }
      all += reports
    }
    if options.wantsJSON { try Output.show(json: all) }
    return !all.contains(where: \.hasFailed)
  }

  /// Measures one system in a process of its own; in several if a measurement is cut off, which
  /// ends the process, to get at the others.
  static func measure(_ family: WorkloadFamily, size: Int, isQuick: Bool) throws -> SystemReport {
    guard let program = Bundle.main.executableURL else {
      throw Options.Failure(description: "the program cannot find itself to start it again")
    }
    var samples: [Sample] = []
    var isCutOff = true
    while isCutOff {
      var arguments = ["--child", family.rawValue, "--sizes", "\(size)"]
      if isQuick { arguments.append("--quick") }
      if !samples.isEmpty {
        arguments += ["--without", samples.map(\.measure).joined(separator: ",")]
      }
      let more = try ChildProcess(program: program, arguments: arguments).run()
      samples += more
      isCutOff = more.contains { $0.failure == Sample.cutOff && $0.measure != Sample.end }
    }
    return SystemReport(
      solver: solver, workload: family.rawValue, size: size,
      views: family.workload(size: size).viewCount, samples: samples)
  }
}
