/// Constraints of a solver solved by themselves, to ask what would be if only they acted.
///
///     var without = Hypothesis(of: solver, acting: ids.filter { $0 != link })
///     without.isAmbiguous(x)  // whether the link alone decides where x is
///
/// The solver in question is only read; what it does later does not show.
public struct Hypothesis: ~Copyable {
  var scratch: Scratch
  /// Below all that is asked for.
  let lowest: Double
  /// What holds variables where they are.
  private var fixes: [ConstraintID] = []

  /// Solves constraints of a solver, whether they act there or not.
  ///
  /// - Parameters:
  ///   - solver: The solver, not within a batch.
  ///   - ids: The constraints, in activation order.
  /// - Complexity: As a rule linear in the number of constraints.
  public init(of solver: borrowing Solver, acting ids: [ConstraintID]) {
    solver.checkIsSettled()
    for id in ids { solver.checkIsKnown(id) }
    scratch = Scratch(ids, of: solver) { $0 }
    lowest = (ids.map { solver.priority(of: $0) }.min() ?? Constraint.required) / 2
  }

  /// Whether any of the constraints mentions a variable.
  ///
  /// - Complexity: O(1).
  public func mentions(_ variable: Variable) -> Bool { scratch.variable(variable) != nil }

  /// Whether a variable could as well have another value.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with it.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    guard let stand = scratch.variable(variable) else { return true }
    let value = scratch.solver.exactValue(of: stand)
    let least = Self.leastMove(from: value)
    return scratch.value(of: stand, nudgedTo: value + 1, priority: lowest) > value + least
      || scratch.value(of: stand, nudgedTo: value - 1, priority: lowest) < value - least
  }

  /// Holds a variable where it is, until ``release()``.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with it.
  public mutating func fix(_ variable: Variable) {
    let value = scratch.variable(variable).map { scratch.solver.exactValue(of: $0) } ?? 0
    fixes.append(scratch.assume(variable == value))
  }

  /// Holds no variable any longer.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with what was
  ///   held.
  public mutating func release() {
    scratch.remove(fixes)
    fixes = []
  }

  /// Adds a constraint; one that contradicts required ones does not act.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with it.
  public mutating func assume(_ constraint: Constraint) {
    _ = scratch.assume(constraint)
  }

  /// What expressions come to if constraints are wished for below all others, and some of these do
  /// not act.
  ///
  /// - Parameters:
  ///   - expressions: What to return the values of.
  ///   - wishes: What to wish for, the more urgent first.
  ///   - ids: The constraints that do not act.
  /// - Returns: The values, in order.
  /// - Complexity: As a rule linear in the number of constraints that hang together with any of
  ///   them.
  public mutating func values(
    of expressions: [Expression], wishing wishes: [[Constraint]], without ids: [ConstraintID] = []
  ) -> [Double] {
    let ranked = wishes.enumerated().flatMap { rank, wishes in
      wishes.map { $0.priority(lowest / Double(rank + 1)) }
    }
    return scratch.suspending(ids, assuming: ranked) { scratch in
      expressions.map { scratch.value(of: $0) }
    }
  }

  /// What expressions come to; variables that no constraint mentions are 0.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func values(of expressions: [Expression]) -> [Double] {
    expressions.map { scratch.value(of: $0) }
  }

  /// More than rounding and the solver's own tolerance can feign.
  static func leastMove(from value: Double) -> Double { 1e-5 + 1e-11 * abs(value) }
}

extension Solver {
  /// The constraints that hang together with some by variables, in activation order.
  ///
  /// - Parameters:
  ///   - ids: Constraints, whether they act or not.
  ///   - weakest: Others count only if they act and are at least as strong.
  /// - Returns: These and the others.
  /// - Complexity: O(*n* log *n*) for *n* constraints of the solver.
  public func constraints(
    connectedWith ids: [ConstraintID], countingFrom weakest: Double = 0
  ) -> [ConstraintID] {
    for id in ids { checkIsKnown(id) }
    let acting = actingConstraints(countingFrom: weakest)
    let all = Set(acting).union(ids).sorted {
      engine.ages[$0.index] < engine.ages[$1.index]
    }
    return Components(all, of: self).constraints(aroundAny: ids)
  }

  /// The variables that any of some constraints mentions, and no parameters.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func variables(mentionedBy ids: [ConstraintID]) -> Set<Variable> {
    var mentioned: Set<Variable> = []
    for id in ids {
      checkIsKnown(id)
      for term in unknowns(of: id) { mentioned.insert(term.variable) }
    }
    return mentioned
  }

  /// The parameters whose values a conflict rests on: were any of them free, the set could hold.
  ///
  /// - Complexity: As ``conflict(among:)``, for each parameter that the set mentions.
  public func parameters(behind conflict: [ConstraintID]) -> [Variable] {
    let mentioned = conflict.flatMap { constraint($0).expression.terms.map(\.variable) }
      .filter { kind(of: $0) == nil }
    return Set(mentioned).sorted().filter { parameter in
      let scratch = Scratch(conflict, of: self, freeing: parameter) { _ in Constraint.required }
      return scratch.conflict() == nil
    }
  }
}
