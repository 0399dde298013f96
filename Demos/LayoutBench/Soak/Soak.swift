import Foundation

/// Hides, shows and resizes systems many times, to see that nothing is ever lost, wrong or kept.
@MainActor struct Soak {
  let options: Options

  /// The same on every run.
  private static let seed: UInt64 = 0x5eed_0123_4567_89ab

  /// How much more memory than after a tenth of the cycles counts as growth, in bytes.
  private static let slack = 1 << 20

  /// Treats every system asked for; prints a line for each.
  ///
  /// - Throws: ``Failure`` for the first thing that went wrong.
  func run() throws {
    let plan = SoakPlan(
      cycles: options.cycles ?? (options.isQuick ? 10_000 : 1_000_000),
      resizes: options.resizes ?? (options.isQuick ? 1000 : 100_000))
    if !options.wantsJSON {
      let seed = String(Self.seed, radix: 16)
      Output.show(
        "seed \(seed), \(plan.cycles) times hidden and shown, \(plan.resizes) resizes each")
    }
    var reports: [SoakReport] = []
    for family in options.families {
      guard let size = family.soakSize else { continue }
      do {
        reports.append(try treat(family, size: size, plan))
      } catch let error as TrialError {
        throw Failure(description: "\(family.rawValue) \(size): \(error)")
      }
      if let report = reports.last, !options.wantsJSON { Output.show(report.line) }
    }
    if options.wantsJSON { try Output.show(json: reports) }
  }

  private func treat(_ family: WorkloadFamily, size: Int, _ plan: SoakPlan) throws -> SoakReport {
    let start = CPUClock.now()
    let course: SoakCourse
    if family.isOfViews {
      var treatment = ViewTreatment(of: family, size: size, seed: Self.seed)
      course = try treatment.run(plan)
    } else {
      var treatment = try SystemTreatment(
        of: Problem(family.workload(size: size)), seed: Self.seed)
      course = try treatment.run(plan)
    }
    if let early = course.memoryEarly, let late = course.memoryLate, late > early + Self.slack {
      throw TrialError.grows(from: early, to: late)
    }
    return SoakReport(
      workload: family.rawValue, size: size, seed: Self.seed, cycles: plan.cycles,
      resizes: plan.resizes, seconds: CPUClock.time(since: start) / 1e9, cycleEarly: course.early,
      cycleLate: course.late, memoryEarly: course.memoryEarly, memoryLate: course.memoryLate)
  }

  /// What went wrong with which system, in one line.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
