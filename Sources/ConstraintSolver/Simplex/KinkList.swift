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
  /// - Complexity: O(*n*) for *n* kinks in the range; the one chosen is the median of three of
  ///   them.
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
    for place in 1..<all.count where all[place] < all[nearest] { nearest = place }
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
