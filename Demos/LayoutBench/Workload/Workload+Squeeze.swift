extension Workload {
  /// Labels in a row that is far too narrow for them, with gaps of at least 1; which of them give
  /// way is told by five priorities.
  static func squeeze(labels: Int) -> Workload {
    var workload = Workload()
    let root = workload.makeRoot(height: 1)
    var previous: Int?
    for place in 0..<labels {
      let label = workload.makeView()
      workload.add(Side(label, .y), .equal, Side(root, .y))
      workload.add(Side(label, .height), .equal, Side(root, .height))
      if let previous {
        workload.add(Side(label, .x), .atLeast, .right(of: previous), 1)
        workload.add(Side(label, .x), .equal, .right(of: previous), 1, priority: 500)
      } else {
        workload.add(Side(label, .x), .equal, Side(root, .x), 1)
      }
      let width = intrinsicSize(place)
      workload.add(Side(label, .width), .atLeast)
      workload.add(Side(label, .width), .equal, Side(), width, priority: 250)
      workload.add(
        Side(label, .width), .atLeast, Side(), width, priority: 750 + Double(place % 5))
      previous = label
    }
    if let previous { workload.add(.right(of: previous), .atMost, .right(of: root), -1) }
    workload.addHideSet("middle", 1 + labels / 2)
    workload.width = Double(5 * labels)
    return workload
  }
}
