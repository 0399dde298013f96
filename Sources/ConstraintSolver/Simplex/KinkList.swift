/// A place on the line where the cost changes its slope.
struct Kink: BitwiseCopyable {
  /// Its distance, but equal for kinks that coincide but for rounding.
  var key: Double
  var increase: Double
  /// Position in `memberRows`, or -2 - v for the stay of variable v.
  var row: Int32
  /// Of kinks with one key the one with the smallest is met first.
  var age: Int64

  @inline(__always)
  static func < (left: Kink, right: Kink) -> Bool {
    left.key != right.key ? left.key < right.key : left.age < right.age
  }
}

/// The kinks of a line, in no order but what was asked for.
struct KinkList: ~Copyable {
  private var all = Buffer<Kink>()

  var count: Int { all.count }

  @inline(__always)
  subscript(place: Int) -> Kink { all[place] }

  mutating func removeAll() {
    all.removeAll()
  }

  @inline(__always)
  mutating func append(_ kink: Kink) {
    all.append(kink)
  }

  /// Moves the kinks of a range so that one is where it belongs, the nearer ones before it and the
  /// others behind; returns its place.
  ///
  /// - Complexity: O(*n*); the one chosen is the median of three.
  mutating func split(_ low: Int, _ high: Int) -> Int {
    let last = high - 1
    if high - low > 2 {
      let middle = low + (high - low) / 2
      if all[middle] < all[low] { swap(middle, low) }
      if all[last] < all[low] { swap(last, low) }
      if all[middle] < all[last] { swap(middle, last) }
    }
    let chosen = all[last]
    var place = low
    for other in low..<last where all[other] < chosen {
      swap(place, other)
      place += 1
    }
    swap(place, last)
    return place
  }

  /// Moves the nearest kink to the front; false if there is none.
  mutating func moveNearestToFront() -> Bool {
    if all.isEmpty { return false }
    var nearest = 0
    for place in 1..<max(1, all.count) where all[place] < all[nearest] { nearest = place }
    swap(0, nearest)
    return true
  }

  @inline(__always)
  private mutating func swap(_ one: Int, _ other: Int) {
    let moved = all[one]
    all[one] = all[other]
    all[other] = moved
  }
}

extension Double {
  /// A key for distances along a line: a multiple of 2⁻³⁰, so that kinks that coincide but for
  /// rounding are met by age, and what symmetry makes equal stays in order.
  @inline(__always)
  var alignedAbsolutely: Double { (self * 0x1p30).nearestInteger }

  /// Such a key of 44 bits.
  var alignedRelatively: Double {
    let mantissa = (significand * 0x1p44).nearestInteger
    return Double(sign: .plus, exponent: exponent, significand: mantissa)
  }
}
