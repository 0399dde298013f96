/// What was measured of one solver on one system.
struct SystemReport: Encodable {
  var solver: String
  var workload: String
  var size: Int
  var views: Int
  var samples: [Sample]

  /// Whether something went wrong; a run that was cut off has not.
  var hasFailed: Bool {
    samples.contains { $0.failure != nil && $0.failure != Sample.cutOff }
  }

  /// Whether it is about layouts of views.
  var isOfViews: Bool { WorkloadFamily(rawValue: workload)?.isOfViews == true }

  func sample(_ measure: String) -> Sample? {
    samples.first { $0.measure == measure }
  }
}
