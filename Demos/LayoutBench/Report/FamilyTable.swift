import Foundation

/// The measurements of one family of workloads as a table: a column a size, a row a measurement.
struct FamilyTable {
  /// In ascending order of size.
  let reports: [SystemReport]

  var text: String {
    var table = Table(
      [reports.first?.workload ?? ""] + reports.map { "\($0.size)" } + ["ns/view", "exponent"])
    for measure in measures where measure != Sample.memory {
      table.add(row(measure, of: measure, unit: Spelling.time, \.amount))
      if has(\.reading, measure) {
        table.add(row("  reading the values", of: measure, unit: Spelling.time, \.reading))
      }
      if has(\.changed, measure) {
        let what = reports.contains(where: \.isOfViews) ? "frames" : "values"
        table.add(
          ["  changed \(what)"]
            + reports.map { $0.sample(measure)?.changed.map { "\($0)" } ?? "" })
      }
    }
    if has(\.amount, Sample.memory) {
      table.add(row("memory (bytes/view)", of: Sample.memory, unit: Spelling.memory, \.amount))
    }
    return table.text + notes.map { $0 + "\n" }.joined()
  }

  /// What went wrong, a line each.
  private var notes: [String] {
    reports.flatMap { report in
      report.samples.compactMap { sample in
        sample.failure.map { "\(report.workload) \(report.size): \(sample.measure): \($0)" }
      }
    }
  }

  private var measures: [String] {
    var measures: [String] = []
    for sample in reports.flatMap(\.samples)
    where sample.amount != nil && !measures.contains(sample.measure) {
      measures.append(sample.measure)
    }
    return measures
  }

  private func has<Amount>(_ amount: KeyPath<Sample, Amount?>, _ measure: String) -> Bool {
    reports.contains { $0.sample(measure)?[keyPath: amount] != nil }
  }

  private func row(
    _ title: String, of measure: String, unit: (Double) -> String,
    _ amount: KeyPath<Sample, Double?>
  ) -> [String] {
    let amounts = reports.map { $0.sample(measure)?[keyPath: amount] }
    let known = zip(reports, amounts).compactMap { report, amount in
      amount.map { (views: Double(report.views), amount: $0) }
    }
    let perView = known.last.map { Spelling.number($0.amount / $0.views) }
    let exponent = Self.exponent(known).map { String(format: "%.2f", $0) }
    return [title] + amounts.map { $0.map(unit) ?? "–" } + [perView ?? "", exponent ?? ""]
  }

  /// The *e* for which the amount grows as the number of views to the power of *e*, from the last
  /// two sizes.
  static func exponent(_ points: [(views: Double, amount: Double)]) -> Double? {
    guard points.count >= 2 else { return nil }
    let (first, second) = (points[points.count - 2], points[points.count - 1])
    guard first.amount > 0, second.amount > 0, second.views > first.views else { return nil }
    return log(second.amount / first.amount) / log(second.views / first.views)
  }
}
