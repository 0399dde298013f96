/// A set of levels of a run; from 63 on, levels are in it together or not at all.
struct LevelSet: BitwiseCopyable {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  @inline(__always)
  mutating func insert(_ level: Int) {
    bits |= 1 << UInt64(min(level, 63))
  }

  @inline(__always)
  mutating func formUnion(_ other: LevelSet) {
    bits |= other.bits
  }

  /// Calls `body` for each level, strongest first, until it returns false.
  @inline(__always)
  func forEach(of levelCount: Int, _ body: (Int) -> Bool) {
    var rest = bits
    while rest != 0 {
      let level = rest.trailingZeroBitCount
      rest &= rest - 1
      if level < 63 {
        if !body(level) { return }
        continue
      }
      for level in 63..<levelCount where !body(level) { return }
    }
  }
}
