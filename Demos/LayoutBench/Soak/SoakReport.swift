/// A soak that went well.
struct SoakReport: Encodable {
  var workload: String
  var size: Int
  var seed: UInt64
  var cycles: Int
  var resizes: Int
  var seconds: Double
  /// CPU time of a cycle in the first and the last tenth of them, in nanoseconds.
  var cycleEarly: Double
  var cycleLate: Double
  /// Bytes held after a tenth of the cycles and after all; nil where the system does not tell.
  var memoryEarly: Int?
  var memoryLate: Int?

  /// The report as a person reads it.
  var line: String {
    let memory = [memoryEarly, memoryLate].map { $0.map { Spelling.memory(Double($0)) } ?? "?" }
    let isOfViews = WorkloadFamily(rawValue: workload)?.isOfViews == true
    return "\(workload) \(size): as built afresh\(isOfViews ? "" : ", required rows hold"); "
      + "a cycle \(Spelling.time(cycleEarly)) in the first tenth, "
      + "\(Spelling.time(cycleLate)) in the last; "
      + "memory \(memory[0]) at 10 %, \(memory[1]) at the end; "
      + "\(Spelling.number(seconds)) s"
  }
}
