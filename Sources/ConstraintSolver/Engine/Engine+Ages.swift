/// The activation order: rows that are given come before all others, and of either the older first.
extension Engine {
  /// The bit that sets the ages of rows that are not given apart.
  static let chosen: UInt32 = 1 << 31

  /// Makes a row the last of those that are given, or of all.
  @inline(__always)
  mutating func giveAge(to row: Int32, isGiven: Bool) {
    if nextAge == Self.chosen { renumberAges() }
    ages[row] = isGiven ? nextAge : nextAge | Self.chosen
    if !births.isEmpty { noteBirth(of: row) }
    nextAge += 1
  }

  /// Keeps the birth of a row where ages, made small again, no longer tell it.
  @inline(never)
  private mutating func noteBirth(of row: Int32) {
    births.resize(to: rows.count, filler: 0)
    births[row] = nextAge | Self.chosen
  }

  /// What tells a row from those that had its index before.
  @inline(__always)
  func birth(of row: Int32) -> UInt32 {
    births.isEmpty ? ages[row] & ~Self.chosen : births[row]
  }

  /// Makes ages small again, after two billion rows, in the same order.
  @inline(never)
  private mutating func renumberAges() {
    if births.isEmpty {
      for row in 0..<rows.count { births.append(ages[row] & ~Self.chosen) }
    }
    nextAge = 0
    let present = (0..<Int32(rows.count)).filter { rows[$0].state != .free }
    for row in present.sorted(by: { ages[$0] < ages[$1] }) {
      ages[row] = ages[row] & Self.chosen | nextAge
      nextAge += 1
    }
  }
}
