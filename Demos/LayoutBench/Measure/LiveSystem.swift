import ConstraintSolver

/// A solver that holds a problem, and what is done to it.
struct LiveSystem: ~Copyable {
  /// Something that happens to a layout; the solver solves once for each.
  enum Change {
    case resize(to: Double)
    case hide(Workload.HideSet)
    case show(Workload.HideSet)
    /// A constraint about something else comes and goes: from before it, nothing is remembered.
    case other
  }

  private var solver = Solver()
  private var ids: [ConstraintID] = []
  private let problem: Problem

  /// Makes the variables, adds all constraints in one batch and solves.
  init(_ problem: Problem, width: Double) throws(TrialError) {
    self.problem = problem
    do throws(SolverError) {
      solver.beginBatch()
      let variables = try problem.workload.makeVariables(in: &solver, width: width)
      precondition(variables == problem.variables, "a new solver gave its variables other names")
      ids = try solver.add(contentsOf: problem.constraints)
    } catch {
      throw .turnedAway(error)
    }
    try Self.check(solver.endBatch())
  }

  mutating func perform(_ change: Change) throws(TrialError) {
    switch change {
    case .resize(let width): try resize(to: width)
    case .hide(let set): try hide(set)
    case .show(let set): try show(set)
    case .other: try changeSomethingElse()
    }
  }

  private mutating func resize(to width: Double) throws(TrialError) {
    let refusals: [Refusal]
    do throws(SolverError) {
      refusals = try solver.setParameter(problem.variables[Workload.parameter], to: width)
    } catch {
      throw .turnedAway(error)
    }
    try Self.check(refusals)
  }

  /// Takes the constraints of `set` out and solves.
  private mutating func hide(_ set: Workload.HideSet) throws(TrialError) {
    solver.beginBatch()
    for row in set.rows { solver.suspend(ids[row]) }
    try Self.check(solver.endBatch())
  }

  /// Lets the constraints of `set` act again and solves.
  private mutating func show(_ set: Workload.HideSet) throws(TrialError) {
    solver.beginBatch()
    do throws(SolverError) {
      for row in set.rows { try solver.resume(ids[row]) }
    } catch {
      throw .turnedAway(error)
    }
    try Self.check(solver.endBatch())
  }

  private mutating func changeSomethingElse() throws(TrialError) {
    do throws(SolverError) {
      solver.remove(try solver.add(problem.variables[Workload.parameter] >= 0))
    } catch {
      throw .turnedAway(error)
    }
  }

  /// Reads every value; returns their sum.
  func readAll() -> Double {
    var sum = 0.0
    for variable in problem.variables { sum += solver[variable] }
    return sum
  }

  /// Reads the values that the last change changed; returns how many there are and their sum.
  func readChanged() -> (count: Int, sum: Double) {
    var count = 0
    var sum = 0.0
    solver.forEachChange {
      count += 1
      sum += $1
    }
    return (count, sum)
  }

  /// Throws if a required constraint that acts does not hold.
  ///
  /// It may be missed by `tolerance` of the largest number in it.
  func checkRequired(tolerance: Double = 1e-9) throws(TrialError) {
    for (row, constraint) in problem.constraints.enumerated()
    where constraint.priority == Constraint.required && solver.isActing(ids[row]) {
      var scale = max(1, abs(constraint.expression.constant))
      for term in constraint.expression.terms {
        scale = max(scale, abs(term.coefficient * solver[term.variable]))
      }
      let relative = solver.violation(of: ids[row]) / scale
      // Also false for NaN.
      guard relative < tolerance else { throw .missed(row: row, relative: relative) }
    }
  }

  /// Throws if a value is not, to the bit, that of a solver to which nothing else ever happened.
  func checkAgainstFresh(width: Double) throws(TrialError) {
    let fresh = try LiveSystem(problem, width: width)
    for (index, variable) in problem.variables.enumerated() {
      let (value, other) = (solver[variable], fresh.solver[variable])
      guard value.bitPattern == other.bitPattern else {
        throw .depends(variable: index, value: value, fresh: other)
      }
    }
  }

  private static func check(_ refusals: [Refusal]) throws(TrialError) {
    if !refusals.isEmpty { throw .refused(count: refusals.count) }
  }
}
