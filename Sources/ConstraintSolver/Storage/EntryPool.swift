/// The terms of all rows, those of one beside each other; each is also in the list of its variable.
///
/// Coefficients are few different numbers, mostly 1 and -1. Each number has a code, which shares a
/// word with the variable, so that a term takes 4 bytes instead of 12. The numbers that come when
/// all codes are given away are kept beside the terms.
struct EntryPool: ~Copyable {
  private var words = Buffer<UInt32>()
  /// By code.
  private var numbers = Buffer<Double>()
  /// By entry, as far as there is one whose coefficient has no code.
  private var others = Buffer<Double>()
  var links = Buffer<Link>()
  /// First free segment by size class; segments are linked through `links`.
  private var freeSegments = Buffer<Int32>()

  private static let variableBits: UInt32 = 27
  private static let variableMask: UInt32 = 1 << variableBits - 1
  /// Stands for a number without a code.
  private static let other: UInt32 = .max >> variableBits

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
    return code == Self.other ? others[entry] : numbers[Int32(bitPattern: code)]
  }

  /// Fills an entry; its link is to be set.
  @inline(__always)
  mutating func set(_ entry: Int32, to coefficient: Double, times variable: Int32) {
    let code = coefficient == 1 ? 0 : coefficient == -1 ? 1 : findCode(of: coefficient)
    words[entry] = code << Self.variableBits | UInt32(bitPattern: variable)
    if code == Self.other { keep(coefficient, at: entry) }
  }

  private mutating func findCode(of number: Double) -> UInt32 {
    for code in 0..<numbers.count where numbers[code].bitPattern == number.bitPattern {
      return UInt32(code)
    }
    if numbers.count == Self.other { return Self.other }
    numbers.append(number)
    return UInt32(numbers.count - 1)
  }

  private mutating func keep(_ number: Double, at entry: Int32) {
    if others.count <= entry { others.resize(to: words.count, filler: 0) }
    others[entry] = number
  }
}

/// Segments of entries: exact sizes up to 16, powers of two above.
extension EntryPool {
  /// Makes room for entries that are about to be added.
  mutating func reserve(_ count: Int) {
    words.reserve(words.count + count)
    links.reserve(links.count + count)
  }

  /// The first of `count` entries in a row that are free to use.
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
    words.resize(to: end, filler: 0)
    links.resize(to: end, filler: Link(next: -1, row: -1))
    return Int32(first)
  }

  /// Takes back what was taken.
  mutating func giveBack(_ first: Int32, _ count: Int) {
    if count == 0 { return }
    let sizeClass = Self.sizeClass(count)
    if sizeClass >= freeSegments.count {
      freeSegments.resize(to: sizeClass + 1, filler: -1)
    }
    links[first] = Link(next: freeSegments[sizeClass], row: -1)
    freeSegments[sizeClass] = first
  }

  private static func sizeClass(_ count: Int) -> Int {
    count <= 16 ? count : 12 + Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  private static func capacity(ofClass sizeClass: Int) -> Int {
    sizeClass <= 16 ? sizeClass : 1 << (sizeClass - 12)
  }
}
