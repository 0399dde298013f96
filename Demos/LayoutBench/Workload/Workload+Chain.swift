extension Workload {
  /// Boxes from left to right, 8 apart, of equal widths, pinned to the root; all required.
  static func chain(boxes: Int) -> Workload {
    var workload = Workload()
    let root = workload.makeRoot(height: 24)
    var previous: Int?
    for _ in 0..<boxes {
      let box = workload.makeView()
      workload.add(Side(box, .y), .equal, Side(root, .y))
      workload.add(Side(box, .height), .equal, Side(root, .height))
      if let previous {
        workload.add(.right(of: previous), .equal, Side(box, .x), -8)
        workload.add(Side(box, .width), .equal, Side(previous, .width))
      } else {
        workload.add(Side(box, .x), .equal, Side(root, .x), 8)
      }
      previous = box
    }
    if let previous { workload.add(.right(of: previous), .equal, .right(of: root), -8) }
    workload.addHideSet("middle", 1 + boxes / 2)
    workload.width = Double(boxes * 20 + 8 * (boxes + 1))
    return workload
  }
}
