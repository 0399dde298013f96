/// The layouts that are measured, each in any size.
enum WorkloadFamily: String, CaseIterable {
  /// Boxes in a row, equally wide, all of it required.
  case chain
  /// Nested rows of four that share the width as far as required bounds let them.
  case tree
  /// Rows of a label and a button under one another.
  case list
  /// Labels in a row that is far too narrow, so that most wishes give way.
  case squeeze
  /// The tree in a twentieth of its width: something gives way on every level.
  case narrow
  /// The tree made of real views: what a layout costs on top of the solver.
  case views
  /// Rows of a label and a button as in the list, made of real views.
  case rows

  /// Makes the layout of `size` boxes, views, rows or labels; trees grow to their next full level.
  func workload(size: Int) -> Workload {
    switch self {
    case .chain: .chain(boxes: size)
    case .tree, .views: .tree(views: size)
    case .list, .rows: .list(rows: size)
    case .squeeze: .squeeze(labels: size)
    case .narrow: .narrow(views: size)
    }
  }

  /// Those that are systems for a solver alone.
  static let systems = allCases.filter { !$0.isOfViews }

  /// The sizes that are measured unless others are asked for.
  var sizes: [Int] {
    switch self {
    case .chain, .squeeze: [10, 30, 100, 300, 1000, 3000]
    case .tree: [21, 85, 341, 1365, 5461, 21845, 87381]
    case .list, .rows: [10, 100, 1000, 10000]
    case .narrow: [85, 341, 1365, 5461, 21845]
    case .views: [85, 341, 1365, 5461, 21845, 87381]
    }
  }

  /// Those of ``sizes`` that take well under a second.
  var quickSizes: [Int] { sizes.filter { $0 <= 1000 } }

  /// The size that is hidden, shown and resized for long; nil for a family that has little to hide.
  var soakSize: Int? {
    switch self {
    case .chain: nil
    case .list, .squeeze, .rows: 100
    case .tree, .narrow, .views: 85
    }
  }
}

extension Workload {
  /// A size such as text or a picture would give view number `i`, in points; it looks random.
  static func intrinsicSize(_ i: Int) -> Double {
    Double(((i * 2_654_435_761) >> 7) % 17 + 4)
  }
}
