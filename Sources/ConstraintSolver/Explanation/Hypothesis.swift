/// Constraints of a solver solved by themselves, to ask what would be if only they acted.
///
///     var without = Hypothesis(of: solver, acting: ids.filter { $0 != link })
///     without.ambiguous(among: [x])  // whether the link alone decides where x is
///
/// The solver in question is only read; what it does later does not show.
public struct Hypothesis: ~Copyable {
  var scratch: Scratch
  /// Below all that is asked for.
  let lowest: Double
  /// What is assumed until it is dropped.
  private var assumptions: [ConstraintID] = []
  /// What is decided for certain, once that was asked for, until something is assumed or dropped.
  var certainty: Certainty?

  /// Solves constraints of a solver, whether they act there or not, and perhaps others.
  ///
  /// - Parameters:
  ///   - solver: The solver, not within a batch.
  ///   - ids: The constraints, in activation order.
  ///   - supposed: Constraints that the solver does not know, between variables of its and such as
  ///     it does not have either. They state facts: in a conflict with others they do not yield.
  /// - Complexity: As a rule linear in the number of constraints.
  public init(
    of solver: borrowing Solver, acting ids: [ConstraintID], and supposed: [Constraint] = []
  ) {
    solver.checkIsSettled()
    for id in ids { solver.checkIsKnown(id) }
    scratch = Scratch(ids, and: supposed, of: solver) { $0 }
    let priorities = ids.map { solver.priority(of: $0) } + supposed.map(\.priority)
    lowest = (priorities.min() ?? Constraint.required) / 2
  }

  /// The first of each set of variables that hang together.
  ///
  /// - Complexity: O(*n* log *n*) for *n* constraints.
  public func firstOfEach(_ variables: [Variable]) -> [Variable] {
    let components = Components(scratch.solver.actingConstraints(), of: scratch.solver)
    var seen: Set<Int32> = []
    return variables.filter { variable in
      guard let stand = scratch.variable(variable) else { return true }
      return seen.insert(components.root(of: stand.index)).inserted
    }
  }

  /// Whether any of the constraints mentions a variable.
  package func mentions(_ variable: Variable) -> Bool { scratch.variable(variable) != nil }

  /// Whether a variable could as well have another value: found out by itself, without haste.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    guard let stand = scratch.variable(variable) else { return true }
    let value = scratch.solver.exactValue(of: stand)
    let least = Self.leastMove(from: value)
    return scratch.value(of: stand, nudgedTo: value + 1, priority: lowest) > value + least
      || scratch.value(of: stand, nudgedTo: value - 1, priority: lowest) < value - least
  }

  /// Assumes that variables are where they are, until ``dropAssumptions()``.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with them.
  public mutating func fix(_ variables: [Variable]) {
    assume(
      variables.map { variable in
        variable == (scratch.variable(variable).map { scratch.solver.exactValue(of: $0) } ?? 0)
      })
  }

  /// Adds constraints, until ``dropAssumptions()``; those that contradict required ones do not act.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with them.
  public mutating func assume(_ constraints: [Constraint]) {
    certainty = nil
    assumptions += scratch.assume(constraints)
  }

  /// Assumes nothing any longer.
  ///
  /// - Complexity: As a rule linear in the number of constraints that hang together with what was
  ///   assumed.
  public mutating func dropAssumptions() {
    if assumptions.isEmpty { return }
    certainty = nil
    scratch.remove(assumptions)
    assumptions = []
  }

  /// What expressions come to if constraints are wished for below all others, and some of these do
  /// not act.
  ///
  /// - Parameters:
  ///   - expressions: What to return the values of.
  ///   - wishes: What to wish for, the more urgent first.
  ///   - ids: The constraints that do not act.
  ///   - areMissedOut: Whether constraints that are missed now do not act either.
  /// - Returns: The values, in order.
  /// - Complexity: As a rule linear in the number of constraints that hang together with any of
  ///   them.
  public mutating func values(
    of expressions: [Expression], wishing wishes: [[Constraint]], without ids: [ConstraintID] = [],
    leavingMissedOut areMissedOut: Bool = false
  ) -> [Double] {
    let ranked = wishes.enumerated().flatMap { rank, wishes in
      wishes.map { $0.priority(lowest / Double(rank + 1)) }
    }
    // Variables that only the wishes mention are new.
    certainty = nil
    return scratch.suspending(stands(for: ids, and: areMissedOut), assuming: ranked) { scratch in
      expressions.map { scratch.value(of: $0) }
    }
  }

  /// What stands for some constraints, and perhaps all that is missed.
  func stands(for ids: [ConstraintID], and areMissedToo: Bool) -> [ConstraintID] {
    let stands = scratch.stands(for: ids)
    return areMissedToo ? stands + scratch.missed.filter { !stands.contains($0) } : stands
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
  /// The constraints that hang together by variables with some, or with some variables, in
  /// activation order.
  ///
  /// - Parameters:
  ///   - ids: Constraints, whether they act or not.
  ///   - variables: Variables that hang together too.
  ///   - weakest: Others count only if they act and are at least as strong.
  /// - Returns: These constraints and the others.
  /// - Complexity: O(*n* log *n*) for *n* constraints of the solver.
  public func constraints(
    connectedWith ids: [ConstraintID], or variables: [Variable] = [],
    countingFrom weakest: Double = 0
  ) -> [ConstraintID] {
    for id in ids { checkIsKnown(id) }
    let acting = actingConstraints(countingFrom: weakest)
    let all = Set(acting).union(ids).sorted {
      engine.ages[$0.index] < engine.ages[$1.index]
    }
    let known = variables.filter { !$0.isSupposed && kind(of: $0) != nil }
    return Components(all, of: self).constraints(aroundAny: ids, or: known)
  }

  /// The variables of the solver that any of some constraints mentions, whether it knows them or
  /// not, and no parameters.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func variables(
    mentionedBy ids: [ConstraintID], or supposed: [Constraint] = []
  ) -> Set<Variable> {
    var mentioned: Set<Variable> = []
    for term in supposed.flatMap(\.expression.terms)
    where !term.variable.isSupposed && kind(of: term.variable) != nil {
      mentioned.insert(term.variable)
    }
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
