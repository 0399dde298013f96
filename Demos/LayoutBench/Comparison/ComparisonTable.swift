import Foundation

/// What several solvers took for the same system: a row a measurement, ours first.
///
/// Reading what changed is a part of ours, because the peers' times hold the copying of values.
struct ComparisonTable {
  let reports: [SystemReport]

  var text: String {
    guard let ours = reports.first else { return "" }
    let peers = reports.dropFirst()
    var table = Table(
      ["\(ours.workload) \(ours.size)", ours.solver] + peers.flatMap { [$0.solver, "ours : peer"] })
    for sample in ours.samples {
      guard let solving = sample.amount, isShared(sample.measure) else { continue }
      let amount = solving + (sample.reading ?? 0)
      table.add(
        [sample.measure, Spelling.time(amount)]
          + peers.flatMap { peer in
            guard let other = peer.sample(sample.measure)?.amount else { return ["–", ""] }
            // What takes less than reading the clock is no measure.
            let ratio = amount > 0 ? "1 : " + Spelling.number(other / amount) : ""
            return [Spelling.time(other), ratio]
          })
    }
    table.add(
      [Sample.residual, ""]
        + peers.flatMap { [Self.spelled($0.sample(Sample.residual)?.amount), ""] })
    return table.text + notes.map { $0 + "\n" }.joined()
  }

  /// What went wrong, a line each.
  private var notes: [String] {
    reports.flatMap { report in
      report.samples.compactMap { sample in
        sample.failure.map { failure in
          let runs = sample.runs.map { "after \($0) runs: " } ?? ""
          return "\(report.solver): \(sample.measure): \(runs)\(failure)"
        }
      }
    }
  }

  private static func spelled(_ residual: Double?) -> String {
    residual.map { String(format: "%.0e", $0) } ?? "–"
  }

  private func isShared(_ measure: String) -> Bool {
    reports.dropFirst().contains { $0.sample(measure) != nil }
  }
}
