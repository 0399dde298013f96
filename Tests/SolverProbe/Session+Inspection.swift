import ConstraintSolver

extension Session {
  /// The values of all variables, in the order of their making.
  var values: [Double] { variables.map { solver[$0] } }

  /// The numbers of the refused constraints, oldest first.
  var refused: [Int] {
    ids.indices.filter { number in ids[number].map { solver.isRefused($0) } ?? false }
  }

  /// The weighted sum of errors of every priority below required, by acting constraints.
  var levelErrors: [Double: Double] {
    var errors: [Double: Double] = [:]
    for case let id? in ids where solver.isActing(id) {
      let constraint = solver.constraint(id)
      guard constraint.priority < Constraint.required else { continue }
      errors[constraint.priority, default: 0] += constraint.weight * solver.violation(of: id)
    }
    return errors
  }

  /// By how much the worst of the acting required constraints is missed.
  var requiredError: Double {
    var worst = 0.0
    for case let id? in ids where solver.isActing(id) {
      if solver.constraint(id).priority >= Constraint.required {
        worst = max(worst, solver.violation(of: id))
      }
    }
    return worst
  }

  /// Where each variable is ambiguous, then each loss: the constraint, then what it loses to.
  var explanations: String {
    let marks = variables.map { variable in
      switch solver.ambiguity(of: variable) {
      case .greater: "+"
      case .smaller: "-"
      case .both: "*"
      case nil: "."
      }
    }
    let losses = solver.losses.map { " | " + names([$0.constraint] + $0.winners) }
    return "explain " + marks.joined() + losses.joined()
  }
}
