import ConstraintSolver
import Testing

/// The notation of ``SolverCase``.
enum CaseParser {
  static func constraint(_ text: String, _ variable: (String) -> Variable) throws -> Constraint {
    var words = text.split(separator: " ").map(String.init)
    if let times = words.firstIndex(of: "times") { words.removeSubrange(times...) }
    var strength: (priority: Double, weight: Double?) = (Constraint.required, nil)
    if let last = words.last, last.hasPrefix("@") {
      strength = Self.strength(last)
      words.removeLast()
    }
    let relations: [String: Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let place = try #require(words.firstIndex { relations[$0] != nil })
    let left = expression(words[..<place], variable)
    let right = expression(words[(place + 1)...], variable)
    return Constraint(
      left - right, try #require(relations[words[place]]), priority: strength.priority,
      weight: strength.weight ?? 1)
  }

  /// `2 x - 0.5 y + 3`, in words.
  private static func expression(_ words: ArraySlice<String>, _ variable: (String) -> Variable)
    -> Expression
  {
    var result = Expression()
    var sign = 1.0
    var factor: Double?
    for word in words {
      if word == "+" || word == "-" {
        result.constant += sign * (factor ?? 0)
        factor = nil
        sign = word == "+" ? 1 : -1
      } else if let number = Double(word) {
        factor = number
      } else {
        result.add(Term(variable(word), times: sign * (factor ?? 1)))
        factor = nil
      }
    }
    result.constant += sign * (factor ?? 0)
    return result
  }

  /// `@M*2`, `@490`.
  static func strength(_ word: String) -> (priority: Double, weight: Double?) {
    let parts = word.dropFirst().split(separator: "*").map(String.init)
    let named = ["R": Constraint.required, "S": 800, "M": 500, "W": 200]
    return (
      named[parts[0]] ?? Double(parts[0]) ?? .nan, parts.count > 1 ? Double(parts[1]) : nil
    )
  }

  /// `x=1, y=2`.
  static func values(_ text: String) -> [String: Double] {
    var result: [String: Double] = [:]
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=").map { $0.filter { $0 != " " } }
      result[sides[0]] = Double(sides[1])
    }
    return result
  }

  static func error(of constraint: Constraint, _ value: (Variable) -> Double) -> Double {
    var residual = constraint.expression.constant
    for term in constraint.expression.terms { residual += term.coefficient * value(term.variable) }
    return switch constraint.relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}

extension String {
  /// The parts between separators.
  func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
