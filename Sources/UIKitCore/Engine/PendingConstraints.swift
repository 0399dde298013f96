/// The constraints an engine looks at in its next flush.
@MainActor struct PendingConstraints {
  /// All of them; what keeps them alive is below.
  private var constraints: [Unmanaged<NSLayoutConstraint>] = []
  private var noted: [NSLayoutConstraint] = []
  private var lists: [[NSLayoutConstraint?]] = []
  /// Whether they lie in the order in which they were activated.
  private var areInOrder = true

  nonisolated init() {}

  var isEmpty: Bool { constraints.isEmpty }

  /// Adds a constraint that is not among them.
  mutating func append(_ constraint: NSLayoutConstraint) {
    noted.append(constraint)
    add(constraint)
  }

  /// Adds the constraints that a view holds as they are now, without those that are among them.
  mutating func append(contentsOf held: HeldConstraints, for engine: LayoutEngine) {
    if held.slots.isEmpty { return }
    // The list is kept instead of each of its constraints: there may be half a million of these.
    lists.append(held.slots)
    held.forEach { if engine.takesUp($0) { add($0) } }
  }

  /// One of them was activated anew, perhaps.
  mutating func orderMayHaveChanged() {
    areInOrder = false
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    if let last = constraints.last {
      areInOrder = areInOrder && last.lend { $0.activationOrder } <= constraint.activationOrder
    }
    constraints.append(Unmanaged.passUnretained(constraint))
  }

  /// Calls `body` for all in the order in which they were activated: what contradicts an older one
  /// yields to it.
  func forEachInOrder(_ body: (NSLayoutConstraint) -> Void) {
    if areInOrder {
      for constraint in constraints { constraint.lend(body) }
      return
    }
    var order: [Place] = []
    order.reserveCapacity(constraints.count)
    for (place, constraint) in constraints.enumerated() {
      order.append(Place(activation: constraint.lend { $0.activationOrder }, place: place))
    }
    order.sort()
    for entry in order { constraints[entry.place].lend(body) }
  }

  /// Where a constraint stands among the others.
  private struct Place: Comparable {
    let activation: Int
    let place: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.activation, left.place) < (right.activation, right.place)
    }
  }
}
