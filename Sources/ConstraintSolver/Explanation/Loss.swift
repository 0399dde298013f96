/// A constraint below required that is not satisfied, and what it loses to.
public struct Loss: Hashable, Sendable {
  /// The constraint that loses.
  public var constraint: ConstraintID

  /// By how much it is missed.
  public var amount: Double

  /// Constraints of stronger or the same priority that cannot all hold together with it, strongest
  /// first.
  ///
  /// All but any one of them can; both are certain, whatever rounding does to values. Empty if the
  /// constraint cannot hold even alone.
  public var winners: [ConstraintID]

  /// Creates a loss.
  public init(constraint: ConstraintID, amount: Double, winners: [ConstraintID]) {
    self.constraint = constraint
    self.amount = amount
    self.winners = winners
  }
}
