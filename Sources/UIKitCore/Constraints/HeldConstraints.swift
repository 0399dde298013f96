/// The constraints a view holds, in the order they were added; taking one out costs no search.
@MainActor package struct HeldConstraints {
  /// A constraint that was taken out leaves its slot empty until there are more empty slots than
  /// full ones.
  private(set) var slots: [NSLayoutConstraint?] = []
  private var count = 0

  package nonisolated init() {}

  /// The constraints, oldest first.
  package var all: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(count)
    for constraint in slots { if let constraint { all.append(constraint) } }
    return all
  }

  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// Calls `body` for the constraints, oldest first.
  @inline(__always)
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    slots.forEachUnretained(body)
  }

  /// Adds a constraint that no view holds.
  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.slot = slots.count
    slots.append(constraint)
    count += 1
  }

  /// Takes out a constraint that is among them.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[constraint.slot] = nil
    count -= 1
    if slots.count > 2 * count + 8 { compact() }
  }

  private mutating func compact() {
    slots = all
    for (slot, constraint) in slots.enumerated() { constraint?.slot = slot }
  }
}
