/// The row of an entry, and the next entry in the list of its variable; of a free segment's first,
/// the next free one.
struct Link: BitwiseCopyable {
  var next: Int32
  var row: Int32
}

/// The terms of all rows, those of one beside each other; each is also in the list of its variable.
///
/// Coefficients are few different numbers, mostly 1 and -1. Each number has a code, which shares a
/// word with the variable, so that a term takes 4 bytes instead of 12. The numbers that come when
/// all codes are given away are kept beside the terms.
struct EntryPool: ~Copyable {
  /// By entry: the code of its coefficient, and its variable.
  private var words = Buffer<UInt32>()
  /// By code: the coefficient.
  private var numbers = Buffer<Double>()
  /// By entry, up to the last one whose coefficient has no code: that coefficient.
  private var uncoded = Buffer<Double>()
  /// By entry: where it stands.
  var links = Buffer<Link>()
  /// First free segment by size class; segments are linked through `links`.
  private var freeSegments = Buffer<Int32>()

  private static let variableBits: UInt32 = 27
  private static let variableMask: UInt32 = 1 << variableBits - 1
  /// Stands for all numbers without a code.
  private static let noCode: UInt32 = .max >> variableBits

  /// One more than the largest index that a variable can have.
  static let variableLimit = 1 << Int(variableBits)

  init() {
    numbers.append(1)
    numbers.append(-1)
  }

  var count: Int { words.count }

  /// The variable of an entry.
  @inline(__always)
  func variable(_ entry: Int32) -> Int32 { Int32(bitPattern: words[entry] & Self.variableMask) }

  /// What an entry multiplies its variable by.
  @inline(__always)
  func coefficient(_ entry: Int32) -> Double {
    let code = words[entry] >> Self.variableBits
    return code == Self.noCode ? uncoded[entry] : numbers[Int32(bitPattern: code)]
  }

  /// Fills an entry; its link is to be set.
  @inline(__always)
  mutating func set(_ entry: Int32, to coefficient: Double, times variable: Int32) {
    let code = coefficient == 1 ? 0 : coefficient == -1 ? 1 : findCode(of: coefficient)
    words[entry] = code << Self.variableBits | UInt32(bitPattern: variable)
    if code == Self.noCode { keep(coefficient, at: entry) }
  }

  /// The code of a number, which is given one if there is any left.
  private mutating func findCode(of number: Double) -> UInt32 {
    for code in 0..<numbers.count where numbers[code].bitPattern == number.bitPattern {
      return UInt32(code)
    }
    if numbers.count == Self.noCode { return Self.noCode }
    numbers.append(number)
    return UInt32(numbers.count - 1)
  }

  private mutating func keep(_ number: Double, at entry: Int32) {
    if uncoded.count <= entry { uncoded.resize(to: words.count, filler: 0) }
    uncoded[entry] = number
  }
}

/// Segments, entries that lie beside each other: exact sizes up to 16, powers of two above.
extension EntryPool {
  /// Makes room for entries that are about to be added.
  mutating func reserve(_ count: Int) {
    words.reserve(words.count + count)
    links.reserve(links.count + count)
  }

  /// Takes a segment of at least `count` entries; returns the first.
  @inline(__always)
  mutating func take(_ count: Int) -> Int32 {
    if count == 0 { return 0 }
    let sizeClass = Self.sizeClass(count)
    if sizeClass < freeSegments.count, freeSegments[sizeClass] >= 0 {
      let first = freeSegments[sizeClass]
      freeSegments[sizeClass] = links[first].next
      return first
    }
    let first = words.count
    let end = first + Self.capacity(ofClass: sizeClass)
    words.lengthen(to: end, filler: 0)
    links.lengthen(to: end, filler: Link(next: -1, row: -1))
    return Int32(first)
  }

  /// Gives a segment back, for others to take.
  mutating func giveBack(_ first: Int32, _ count: Int) {
    if count == 0 { return }
    let sizeClass = Self.sizeClass(count)
    if sizeClass >= freeSegments.count {
      freeSegments.resize(to: sizeClass + 1, filler: -1)
    }
    links[first] = Link(next: freeSegments[sizeClass], row: -1)
    freeSegments[sizeClass] = first
  }

  @inline(__always)
  private static func sizeClass(_ count: Int) -> Int {
    count <= 16 ? count : 12 + Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  @inline(__always)
  private static func capacity(ofClass sizeClass: Int) -> Int {
    sizeClass <= 16 ? sizeClass : 1 << (sizeClass - 12)
  }
}
