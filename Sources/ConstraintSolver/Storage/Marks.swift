/// A set of small numbers, one bit each.
struct Marks: ~Copyable {
  private var words = Buffer<UInt64>()

  @inline(__always)
  func contains(_ number: Int32) -> Bool {
    let word = Int(number >> 6)
    return word < words.count && words[word] & 1 << UInt64(number & 63) != 0
  }

  /// Adds a number; false if it was there.
  @inline(__always)
  mutating func insert(_ number: Int32) -> Bool {
    let word = Int(number >> 6)
    if word >= words.count { words.resize(to: word + 1, filler: 0) }
    let bit: UInt64 = 1 << UInt64(number & 63)
    if words[word] & bit != 0 { return false }
    words[word] |= bit
    return true
  }

  @inline(__always)
  mutating func remove(_ number: Int32) {
    let word = Int(number >> 6)
    if word < words.count { words[word] &= ~(1 << UInt64(number & 63)) }
  }
}
