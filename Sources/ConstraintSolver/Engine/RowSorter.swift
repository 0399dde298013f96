/// Orders lists of rows by priority, strongest first, then age.
struct RowSorter: ~Copyable {
  // Swift 6.3 does not get through a debug build where this is private.
  struct Key: BitwiseCopyable {
    var key: UInt64
    var row: Int32
  }

  private var keys = Buffer<Key>()
  private var spareKeys = Buffer<Key>()
  private var spareRows = Buffer<Int32>()
  /// How many go in each bucket of a counting sort, one place further on.
  private var counts = Buffer<Int32>()
  /// By index, as bits.
  private var marks = Buffer<UInt64>()

  /// Sorts a list of rows.
  mutating func sort(
    _ list: inout Buffer<Int32>, rows: borrowing Buffer<Row>, ages: borrowing Buffer<UInt32>,
    levels: borrowing PriorityLevels
  ) {
    guard list.count > 1 else { return }
    orderByIndex(&list, below: rows.count)
    if list.count > 64, Self.isByAge(list, ages) { return distribute(&list, rows, ages, levels) }
    keys.removeAll()
    for place in 0..<list.count {
      let row = list[place]
      let rank = UInt64(levels.rank(of: rows[row].level))
      keys.append(Key(key: rank << 32 | UInt64(ages[row]), row: row))
    }
    sortKeys()
    for place in 0..<list.count { list[place] = keys[place].row }
  }

  /// Makes a list of all rows that act.
  mutating func sortAll(
    into list: inout Buffer<Int32>, rows: borrowing Buffer<Row>, ages: borrowing Buffer<UInt32>,
    levels: borrowing PriorityLevels
  ) {
    counts.reset(to: 0, count: 2 * levels.count + 1)
    var latest = Latest()
    var isByAge = true
    for row in 0..<rows.count where rows[row].isActing {
      counts[Self.bucket(rows[row], ages[row], levels) + 1] += 1
      if !latest.advance(to: ages[row]) { isByAge = false }
    }
    sumCounts()
    list.resize(to: Int(counts.last), filler: 0)
    for row in 0..<rows.count where rows[row].isActing {
      let bucket = Self.bucket(rows[row], ages[row], levels)
      list[counts[bucket]] = Int32(row)
      counts[bucket] += 1
    }
    if !isByAge { sort(&list, rows: rows, ages: ages, levels: levels) }
  }

  /// Where a row goes in a sort by rank: in front of the others of its rank if it is given.
  @inline(__always)
  private static func bucket(_ row: Row, _ age: UInt32, _ levels: borrowing PriorityLevels) -> Int {
    2 * Int(levels.rank(of: row.level)) + (age < Engine.chosen ? 0 : 1)
  }

  /// The latest of the ages seen so far, of rows that are given and of others.
  private struct Latest {
    private var given: UInt32 = 0
    private var chosen: UInt32 = 0

    /// False if a later one was seen before.
    @inline(__always)
    mutating func advance(to age: UInt32) -> Bool {
      if age < Engine.chosen {
        defer { given = age }
        return age >= given
      }
      defer { chosen = age }
      return age >= chosen
    }
  }

  /// Puts a long list of different indices in their order, which is that of memory; this costs no
  /// comparison.
  ///
  /// Rows are by age then already, unless some were removed.
  ///
  /// - Complexity: O(*n*) for *n* indices; lists that are short beside `limit` are left alone.
  mutating func orderByIndex(_ list: inout Buffer<Int32>, below limit: Int) {
    guard list.count > 200, list.count > limit / 32 else { return }
    marks.reset(to: 0, count: (limit + 63) / 64)
    for place in 0..<list.count { marks[list[place] >> 6] |= 1 << UInt64(list[place] & 63) }
    list.removeAll()
    for word in 0..<marks.count {
      var bits = marks[word]
      while bits != 0 {
        list.append(Int32(word << 6 + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
  }

  private static func isByAge(
    _ list: borrowing Buffer<Int32>, _ ages: borrowing Buffer<UInt32>
  ) -> Bool {
    var latest = Latest()
    for place in 0..<list.count where !latest.advance(to: ages[list[place]]) { return false }
    return true
  }

  /// A counting sort by rank; the rows are by age already, those that are given among themselves.
  private mutating func distribute(
    _ list: inout Buffer<Int32>, _ rows: borrowing Buffer<Row>, _ ages: borrowing Buffer<UInt32>,
    _ levels: borrowing PriorityLevels
  ) {
    counts.reset(to: 0, count: 2 * levels.count + 1)
    for place in 0..<list.count {
      counts[Self.bucket(rows[list[place]], ages[list[place]], levels) + 1] += 1
    }
    sumCounts()
    spareRows.resize(to: list.count, filler: 0)
    for place in 0..<list.count {
      let row = list[place]
      let bucket = Self.bucket(rows[row], ages[row], levels)
      spareRows[counts[bucket]] = row
      counts[bucket] += 1
    }
    swap(&spareRows, &list)
  }

  /// Turns the counts into where each bucket begins.
  private mutating func sumCounts() {
    for bucket in 1..<counts.count { counts[bucket] += counts[bucket - 1] }
  }

  private mutating func sortKeys() {
    if keys.count > 200 { return radixSortKeys() }
    if keys.count > 24 { return keys.sort { $0.key < $1.key } }
    for sorted in 1..<keys.count {
      let moving = keys[sorted]
      var place = sorted - 1
      while place >= 0, keys[place].key > moving.key {
        keys[place + 1] = keys[place]
        place -= 1
      }
      keys[place + 1] = moving
    }
  }

  /// Least significant digit first; digits that are 0 everywhere are left out.
  private mutating func radixSortKeys() {
    let digit: UInt64 = 2047
    spareKeys.resize(to: keys.count, filler: Key(key: 0, row: 0))
    var all: UInt64 = 0
    for place in 0..<keys.count { all |= keys[place].key }
    var shift: UInt64 = 0
    while shift < 64, all >> shift != 0 {
      if (all >> shift) & digit != 0 {
        counts.reset(to: 0, count: 2049)
        for place in 0..<keys.count { counts[Int((keys[place].key >> shift) & digit) + 1] += 1 }
        sumCounts()
        for place in 0..<keys.count {
          let value = Int((keys[place].key >> shift) & digit)
          spareKeys[counts[value]] = keys[place]
          counts[value] += 1
        }
        swap(&keys, &spareKeys)
      }
      shift += 11
    }
  }
}
