import ConstraintSolver

/// A reason a trial is worth nothing.
enum TrialError: Error, CustomStringConvertible {
  /// The solver turned a change away.
  case turnedAway(SolverError)
  /// The solver refused required constraints that can hold together.
  case refused(count: Int)
  /// A required constraint, by its row in the workload, is missed by a part of its terms' size.
  case missed(row: Int, relative: Double)
  /// A variable has another value than in a solver that never knew anything else.
  case depends(variable: Int, value: Double, fresh: Double)
  /// A view, by its place, has another frame than in a window of views that were never hidden.
  case frameDepends(view: Int, frame: String, fresh: String)
  /// The process holds more memory than it did.
  case grows(from: Int, to: Int)

  var description: String {
    switch self {
    case .turnedAway(let error): "the solver turned a change away: \(error)"
    case .refused(let count): "the solver refused \(count) constraints that can hold"
    case .missed(let row, let relative): "required row \(row) is missed by \(relative) of its size"
    case .depends(let variable, let value, let fresh):
      "variable \(variable) is \(value), and \(fresh) in a solver built afresh"
    case .frameDepends(let view, let frame, let fresh):
      "view \(view) lies at \(frame), and at \(fresh) in a window built afresh"
    case .grows(let from, let to): "memory grew from \(from) to \(to) bytes"
    }
  }
}
