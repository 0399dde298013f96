/// A reason the solver turned a change away; nothing has changed then.
public enum SolverError: Error, Hashable, CustomStringConvertible {
  /// The required constraints in `conflict` contradict each other; dropping any one would do.
  ///
  /// In activation order. A constraint that was turned away while it was added is the last one, and
  /// its name is already void.
  case unsatisfiable(conflict: [ConstraintID])

  /// A constant, coefficient or value was NaN or infinite, or beyond ±``Solver/largestNumber``.
  case notFinite(Double)

  /// A priority was not above 0 and at most 1000.
  case priorityOutOfRange(Double)

  /// A weight was not between 1/1024 and 1024.
  case weightOutOfRange(Double)

  /// What was wrong, in one line.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      "these required constraints contradict each other: "
        + conflict.map(\.description).joined(separator: ", ")
    case .notFinite(let value):
      "\(value) is not a number between -1e12 and 1e12"
    case .priorityOutOfRange(let priority):
      "priority \(priority) is not above 0 and at most 1000"
    case .weightOutOfRange(let weight):
      "weight \(weight) is not between 1/1024 and 1024"
    }
  }
}
