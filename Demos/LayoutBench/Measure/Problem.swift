import ConstraintSolver

/// A workload made ready for the solver: everything that is input and not solving.
struct Problem {
  let workload: Workload
  let constraints: [Constraint]
  /// The names that a new solver gives to the first variables it makes.
  let variables: [Variable]

  init(_ workload: Workload) throws(SolverError) {
    self.workload = workload
    var solver = Solver()
    let variables = try workload.makeVariables(in: &solver, width: workload.width)
    constraints = workload.rows.map { row in
      let terms = row.terms.map { Term(variables[$0.variable], times: $0.coefficient) }
      return Constraint(
        Expression(terms, constant: row.constant), row.comparison.relation, priority: row.priority)
    }
    self.variables = variables
  }
}

extension Workload {
  /// Makes the variables in a solver; the root's width is a parameter.
  func makeVariables(
    in solver: inout Solver, width: Double
  ) throws(SolverError) -> [Variable] {
    var variables: [Variable] = []
    variables.reserveCapacity(variableCount)
    solver.reserveCapacity(forVariables: variableCount)
    for _ in 0..<viewCount {
      for part in Part.allCases {
        if variables.count == Self.parameter {
          variables.append(try solver.makeParameter(width))
        } else {
          variables.append(solver.makeVariable(part.kind))
        }
      }
    }
    return variables
  }
}

extension Workload.Part {
  fileprivate var kind: Solver.VariableKind {
    switch self {
    case .x, .y: .position
    case .width, .height: .size
    }
  }
}

extension Workload.Operator {
  fileprivate var relation: Relation {
    switch self {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }
}
