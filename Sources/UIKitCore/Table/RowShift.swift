/// Where the rows of a section go when some come and go.
struct RowShift {
  private let deleted: [Int]
  /// Where rows come, each less the number of those that come above it.
  private let inserted: [Int]

  /// No row comes or goes.
  static let none = RowShift(deleted: [], inserted: [])

  /// Rows that go, named as before, and rows that come, named as after.
  init(deleted: [Int], inserted: [Int]) {
    self.deleted = deleted.sorted()
    self.inserted = inserted.sorted().enumerated().map { $1 - $0 }
  }

  /// The first row that does not stay where it is; `Int.max` if there is none.
  var first: Int { min(deleted.first ?? .max, inserted.first ?? .max) }

  /// Where a row is afterwards; nil where it goes.
  ///
  /// - Complexity: O(log *k*) for *k* rows that come and go.
  func place(of row: Int) -> Int? {
    let above = deleted.count(below: row)
    if above < deleted.count, deleted[above] == row { return nil }
    let left = row - above
    return left + inserted.count(below: left + 1)
  }
}

extension [Int] {
  /// How many numbers of a sorted array are less than another.
  fileprivate func count(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
