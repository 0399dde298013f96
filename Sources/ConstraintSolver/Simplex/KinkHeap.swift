/// A place on the line where the cost changes its slope.
struct Kink: BitwiseCopyable {
  var distance: Double
  /// `distance`, but equal for kinks that coincide but for rounding.
  var key: Double
  var increase: Double
  /// Position in `memberRows`, or -2 - v for the stay of variable v.
  var row: Int32
  /// Of kinks with one key the one with the smallest is met first.
  var age: Int64

  static func < (left: Kink, right: Kink) -> Bool {
    left.key != right.key ? left.key < right.key : left.age < right.age
  }
}

/// The kinks of a line, nearest first: a heap, since a step rarely passes more than a few.
struct KinkHeap: ~Copyable {
  private var all = Buffer<Kink>()

  mutating func removeAll() {
    all.removeAll()
  }

  /// Appends a kink; ``heapify()`` is to follow.
  mutating func append(_ kink: Kink) {
    all.append(kink)
  }

  /// Makes keys multiples of 2⁻³⁰, so that kinks that coincide but for rounding are met by age, and
  /// what symmetry makes equal stays in order.
  ///
  /// With `relative`, 44 bits of each count instead.
  mutating func align(relative: Bool) {
    if relative {
      for place in 0..<all.count {
        let mantissa = (all[place].key.significand * 0x1p44).nearestInteger
        all[place].key = Double(
          sign: .plus, exponent: all[place].key.exponent, significand: mantissa)
      }
      return
    }
    for place in 0..<all.count { all[place].key = (all[place].key * 0x1p30).nearestInteger }
  }

  mutating func heapify() {
    var place = all.count / 2
    while place > 0 {
      place -= 1
      sift(place)
    }
  }

  /// Takes the nearest kink out.
  mutating func popFirst() -> Kink? {
    if all.isEmpty { return nil }
    let first = all[0]
    all[0] = all.last
    all.removeLast()
    sift(0)
    return first
  }

  private mutating func sift(_ start: Int) {
    var place = start
    while true {
      var least = 2 * place + 1
      if least >= all.count { return }
      if least + 1 < all.count, all[least + 1] < all[least] { least += 1 }
      if all[place] < all[least] { return }
      let moved = all[place]
      all[place] = all[least]
      all[least] = moved
      place = least
    }
  }
}
