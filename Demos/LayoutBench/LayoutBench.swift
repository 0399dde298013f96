import Foundation

/// The program: reads the command line and does what it asks for.
@main
enum LayoutBench {
  @MainActor
  static func main() {
    do {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      if try !run(options) { exit(1) }
    } catch let error as Options.Failure {
      fail("\(error)", status: 2)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  /// Returns whether all went well.
  @MainActor
  private static func run(_ options: Options) throws -> Bool {
    switch options.task {
    case .help: print(Options.help, terminator: "")
    case .measure: return try Benchmark(options: options).run()
    case .peers: return try Comparison(options: options).run()
    case .soak: try Soak(options: options).run()
    case .text:
      for (family, size) in systems(of: options) {
        print(family.workload(size: size).text, terminator: "")
      }
    case .child:
      for (family, size) in systems(of: options) { try measure(family, size, options) }
    }
    return true
  }

  @MainActor
  private static func measure(_ family: WorkloadFamily, _ size: Int, _ options: Options) throws {
    if family.isOfViews {
      ViewTrial(family: family, size: size, effort: options.effort, leftOut: options.leftOut).run()
    } else {
      let problem = try Problem(family.workload(size: size))
      Trial(problem, effort: options.effort, leavingOut: options.leftOut).run()
    }
  }

  private static func systems(of options: Options) -> [(WorkloadFamily, Int)] {
    options.families.flatMap { family in options.sizes(of: family).map { (family, $0) } }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("layout-bench: \(message)\n".utf8))
    exit(status)
  }
}
