/// What fixes the value of a variable.
public struct Explanation: Hashable, Sendable {
  /// The constraints that fix it, each after those it rests on, the one that sets it last.
  ///
  /// They hold exactly, and as equalities they leave one value for the variable; without any of
  /// them they would not. Where several depend on each other in a circle, their order means
  /// nothing.
  public var constraints: [ConstraintID]

  /// The variables it depends on that no constraint fixes; they rest where they are.
  public var resting: [Variable]

  /// Creates an explanation.
  public init(constraints: [ConstraintID], resting: [Variable]) {
    self.constraints = constraints
    self.resting = resting
  }
}
