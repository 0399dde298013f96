extension Workload {
  /// At least `views` views, each with four children side by side; the edges are pinned with an
  /// inset of 1 and the widths are equal unless bounds just stronger forbid it.
  static func tree(views: Int) -> Workload {
    var tree = TreeBuilder(floor: required)
    return tree.build(views: views) { $0 }
  }

  /// The tree in a twentieth of its width, with bounds just short of required.
  static func narrow(views: Int) -> Workload {
    var tree = TreeBuilder(floor: 999.9)
    return tree.build(views: views) { $0 * 0.05 }
  }
}

private struct TreeBuilder {
  typealias Side = Workload.Side

  /// The priority of the bounds: no size below 0, no child beyond its parent.
  private let floor: Double
  private var workload = Workload()
  private var firstChild: [Int: Int] = [:]

  init(floor: Double) {
    self.floor = floor
  }

  mutating func build(views: Int, share: (Double) -> Double) -> Workload {
    var depth = 0
    var level = 1
    var total = 1
    while total < views || depth == 0 {
      level *= 4
      total += level
      depth += 1
    }
    let root = workload.makeRoot(height: 40)
    grow(root, depth: depth)
    let inner = (firstChild[root] ?? root) + 1
    var leaf = inner
    while let first = firstChild[leaf] { leaf = first + 1 }
    workload.addHideSet("inner", inner)
    workload.addHideSet("leaf", leaf)
    workload.width = share(Double(level * 14))
    return workload
  }

  /// The four children are made before what is below them, so that they follow one another.
  private mutating func grow(_ parent: Int, depth: Int) {
    if depth == 0 { return }
    let first = workload.viewCount
    firstChild[parent] = first
    for place in 0..<4 { addChild(of: parent, first: first, place: place) }
    for place in 0..<4 { grow(first + place, depth: depth - 1) }
  }

  private mutating func addChild(of parent: Int, first: Int, place: Int) {
    let child = workload.makeView()
    let isLast = place == 3
    workload.add(Side(child, .y), .equal, Side(parent, .y), 1)
    workload.add(.bottom(of: child), .equal, .bottom(of: parent), -1)
    if place == 0 {
      workload.add(Side(child, .x), .equal, Side(parent, .x), 1)
    } else {
      workload.add(Side(child, .x), .equal, .right(of: child - 1), 1)
      workload.add(Side(child, .width), .equal, Side(first, .width), priority: 999)
      workload.add(Side(child, .x), .atLeast, Side(parent, .x), 1, priority: floor)
    }
    workload.add(
      .right(of: child), isLast ? .equal : .atMost, .right(of: parent), -1,
      priority: isLast ? Workload.required : floor)
    let size = Workload.intrinsicSize(child + 1)
    workload.add(Side(child, .width), .atLeast, priority: floor)
    workload.add(Side(child, .width), .equal, Side(), size, priority: 250)
    workload.add(Side(child, .width), .atLeast, Side(), size, priority: 750)
  }
}
