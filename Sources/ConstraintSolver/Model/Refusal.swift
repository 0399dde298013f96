/// A required constraint that does not act because it contradicts others activated before it.
public struct Refusal: Hashable, Sendable {
  /// The constraint that yields; it comes back by itself when the conflict is gone.
  public var constraint: ConstraintID

  /// The smallest set that cannot hold together, in activation order; `constraint` is the last.
  public var conflict: [ConstraintID]

  /// Creates a refusal.
  public init(constraint: ConstraintID, conflict: [ConstraintID]) {
    self.constraint = constraint
    self.conflict = conflict
  }
}
