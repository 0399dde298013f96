extension Workload {
  /// Rows under one another, each with a label and a button of their own sizes; the button keeps
  /// clear of the right end if it can.
  static func list(rows count: Int) -> Workload {
    var workload = Workload()
    let root = workload.makeRoot(height: Double(count + 2))
    var previous: Int?
    for place in 0..<count {
      let row = workload.makeView()
      let label = workload.makeView()
      let button = workload.makeView()
      workload.add(Side(row, .x), .equal, Side(root, .x))
      workload.add(.right(of: row), .equal, .right(of: root))
      workload.add(Side(row, .y), .equal, previous.map(Side.bottom(of:)) ?? Side(root, .y))
      workload.addContent(
        label, of: row, width: intrinsicSize(2 * place), hugging: 250, compression: 750)
      workload.addContent(
        button, of: row, width: intrinsicSize(2 * place + 1), hugging: 251, compression: 751)
      workload.addLine(row, label, button)
      previous = row
    }
    if let previous {
      workload.add(.bottom(of: previous), .atMost, .bottom(of: root), priority: 999)
    }
    let middle = 1 + 3 * (count / 2)
    workload.addHideSet("row", middle, middle + 1, middle + 2)
    workload.addHideSet("button", middle + 2)
    workload.width = 60
    return workload
  }

  /// Keeps a view of one line's height inside its row.
  private mutating func addContent(
    _ view: Int, of row: Int, width: Double, hugging: Double, compression: Double
  ) {
    add(Side(view, .y), .equal, Side(row, .y))
    add(.bottom(of: view), .atMost, .bottom(of: row))
    for (part, size) in [(Part.height, 1), (.width, width)] {
      add(Side(view, part), .equal, Side(), size, priority: hugging)
      add(Side(view, part), .atLeast, Side(), size, priority: compression)
    }
    add(Side(view, .width), .atLeast)
  }

  /// Puts label and button at the ends of their row.
  private mutating func addLine(_ row: Int, _ label: Int, _ button: Int) {
    add(Side(row, .height), .equal, Side(label, .height))
    add(Side(label, .x), .equal, Side(row, .x), 1)
    add(Side(button, .x), .atLeast, .right(of: label), 2)
    add(.right(of: button), .atMost, .right(of: row), -8)
    add(.right(of: button), .equal, .right(of: row), -8, priority: 999)
  }
}
