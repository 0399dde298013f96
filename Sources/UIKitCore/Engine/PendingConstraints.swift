/// The constraints an engine looks at in its next flush.
@MainActor struct PendingConstraints {
  /// All of them; what keeps them alive is below.
  private var constraints: [Unmanaged<NSLayoutConstraint>] = []
  private var noted: [NSLayoutConstraint] = []
  private var lists: [[NSLayoutConstraint?]] = []
  /// Whether they lie in the order in which they were activated.
  private var areInOrder = true
  /// The activation of the last one.
  private var latest = 0

  nonisolated init() {}

  var isEmpty: Bool { constraints.isEmpty }

  /// Adds a constraint that is not among them.
  mutating func append(_ constraint: NSLayoutConstraint) {
    noted.append(constraint)
    checkOrder(of: constraint)
    constraints.append(Unmanaged.passUnretained(constraint))
    latest = constraint.activationOrder
  }

  /// Adds the constraints that a view holds as they are now; some may be among them already, and
  /// are looked at twice.
  ///
  /// There may be half a million of them, of which only the first and the last of the view is
  /// looked at here: they lie in the order in which they were activated.
  mutating func append(contentsOf held: HeldConstraints) {
    lists.append(held.slots)
    var previous: Unmanaged<NSLayoutConstraint>?
    held.forEach { constraint in
      if previous == nil { checkOrder(of: constraint) }
      let next = Unmanaged.passUnretained(constraint)
      constraints.append(next)
      previous = next
    }
    previous?.lend { latest = $0.activationOrder }
  }

  /// One of them was activated anew, perhaps.
  mutating func orderMayHaveChanged() {
    areInOrder = false
  }

  private mutating func checkOrder(of next: NSLayoutConstraint) {
    areInOrder = areInOrder && latest <= next.activationOrder
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
