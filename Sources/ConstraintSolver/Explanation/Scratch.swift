/// A solver for one question about constraints of another; thrown away with the answer.
///
/// Constraints are the truth, and solving them anew is cheap: no answer depends on how the solver
/// in question came to its values.
struct Scratch: ~Copyable {
  private(set) var solver = Solver()
  private var variables: [Variable: Variable] = [:]
  /// What stands for each constraint of the other solver.
  private var stands: [ConstraintID: ConstraintID] = [:]

  /// Begins with constraints of another solver, in the order given, with other priorities, and with
  /// some that it does not know, which are given.
  ///
  /// A parameter can be left free: it is a variable then.
  init(
    _ ids: [ConstraintID], and supposed: [Constraint] = [], of source: borrowing Solver,
    freeing freed: Variable? = nil, priority: (Double) -> Double
  ) {
    solver.beginBatch()
    if let freed { variables[freed] = solver.makeVariable() }
    for id in ids {
      var constraint = source.constraint(id)
      constraint.priority = priority(constraint.priority)
      makeStands(for: constraint.expression, of: source)
      stands[id] = add(constraint, isGiven: source.isGiven(id))
    }
    for constraint in supposed {
      makeStands(for: constraint.expression, of: source)
      _ = add(constraint, isGiven: true)
    }
    solver.endBatch()
  }

  /// The variable that stands for one of the other solver, if a constraint mentions it.
  func variable(_ original: Variable) -> Variable? { variables[original] }

  /// The smallest conflict of the constraint refused first, or of a given one; under their names in
  /// the other solver.
  func conflict(of original: ConstraintID? = nil) -> [ConstraintID]? {
    let stand = original.flatMap { stands[$0] }
    let refusal = solver.refusals.last { original == nil || $0.constraint == stand }
    guard let refusal else { return nil }
    let members = Set(refusal.conflict)
    let origins = stands.filter { members.contains($0.value) }.map { ($0.value, $0.key) }
    let names = Dictionary(uniqueKeysWithValues: origins)
    return refusal.conflict.compactMap { names[$0] }
  }

  /// Wishes, below all else, that a variable were elsewhere; returns where it goes.
  mutating func value(of variable: Variable, nudgedTo value: Double, priority: Double) -> Double {
    let unit = Self.unit(for: value)
    let nudge = addOwn((variable * (1 / unit) == value / unit).priority(priority))
    let reached = solver.exactValue(of: variable)
    solver.remove(nudge)
    return reached
  }

  /// Wishes, below all else, that variables were greater by `step`, each with a weight of its own;
  /// returns where they go.
  mutating func values(
    of variables: [Variable], nudgedBy step: Double, weights: [Double], priority: Double
  ) -> [Double] {
    solver.beginBatch()
    var nudges: [ConstraintID] = []
    for (variable, weight) in zip(variables, weights) {
      let value = solver.exactValue(of: variable)
      // The same for a step up and a step down, so that both weigh the same.
      let unit = Self.unit(for: value)
      let nudge: Constraint = variable * (1 / unit) == (value + step) / unit
      nudges.append(addOwn(nudge.priority(priority).weight(weight)))
    }
    solver.endBatch()
    let reached = variables.map { solver.exactValue(of: $0) }
    solver.beginBatch()
    for nudge in nudges { solver.remove(nudge) }
    solver.endBatch()
    return reached
  }

  /// What to divide a value by: a variable may be beyond what a constant may be.
  private static func unit(for value: Double) -> Double { max(1, abs(value).binade) }

  /// Adds constraints between the other solver's variables; those do not act that contradict
  /// required ones.
  mutating func assume(_ originals: [Constraint]) -> [ConstraintID] {
    solver.beginBatch()
    defer { solver.endBatch() }
    return originals.map { original in
      for term in original.expression.terms where variables[term.variable] == nil {
        variables[term.variable] = solver.makeVariable()
      }
      return add(original)
    }
  }

  /// Takes constraints away that were assumed.
  mutating func remove(_ ids: [ConstraintID]) {
    solver.beginBatch()
    for id in ids { solver.remove(id) }
    solver.endBatch()
  }

  /// What acts, is not required and is missed: it has lost to others.
  var missed: [ConstraintID] {
    solver.actingConstraints().filter { !solver.isRequired($0) && solver.isViolated($0) }
  }

  /// Lets constraints stand by, and others between the other solver's variables act, until `body`
  /// has looked at it.
  mutating func suspending<Result>(
    _ suspended: [ConstraintID], assuming extras: [Constraint],
    _ body: (borrowing Scratch) -> Result
  ) -> Result {
    solver.beginBatch()
    for id in suspended { solver.suspend(id) }
    let assumed = assume(extras)
    solver.endBatch()
    let result = body(self)
    solver.beginBatch()
    remove(assumed)
    for id in suspended { resume(id) }
    solver.endBatch()
    return result
  }

  private mutating func resume(_ id: ConstraintID) {
    do {
      try solver.resume(id)
    } catch {
      preconditionFailure("a batch refuses nothing: \(error)")
    }
  }

  /// What an expression of the other solver's variables comes to; those nobody mentions are 0.
  func value(of original: Expression) -> Double {
    original.terms.reduce(original.constant) { sum, term in
      sum + (variables[term.variable].map { solver.exactValue(of: $0) } ?? 0) * term.coefficient
    }
  }

  /// What stands for constraints of the other solver, as far as they were among those given.
  func stands(for originals: [ConstraintID]) -> [ConstraintID] {
    originals.compactMap { stands[$0] }
  }

  /// An expression of the variables that stand for the other solver's; those nobody mentions are 0.
  func translated(_ original: Expression) -> Expression {
    var sum = Expression(constant: original.constant)
    for term in original.terms {
      if let variable = variables[term.variable] {
        sum.add(Term(variable, times: term.coefficient))
      }
    }
    return sum
  }

  private mutating func makeStands(for original: Expression, of source: borrowing Solver) {
    for term in original.terms where variables[term.variable] == nil {
      variables[term.variable] = makeStand(for: term.variable, of: source)
    }
  }

  private mutating func makeStand(
    for original: Variable, of source: borrowing Solver
  ) -> Variable {
    if original.isSupposed { return solver.makeVariable() }
    if let kind = source.kind(of: original) { return solver.makeVariable(kind) }
    return parameter(source.exactValue(of: original))
  }

  private mutating func parameter(_ value: Double) -> Variable {
    do {
      return try solver.makeParameter(value)
    } catch {
      preconditionFailure("\(value) was in range before: \(error)")
    }
  }

  /// Adds a constraint between the other solver's variables, all of which have stands.
  private mutating func add(_ original: Constraint, isGiven: Bool = false) -> ConstraintID {
    var constraint = original
    constraint.expression = translated(original.expression)
    do {
      return try solver.add(constraint, isGiven: isGiven)
    } catch {
      preconditionFailure("\(original) was in range before: \(error)")
    }
  }

  /// Adds a constraint between this solver's own variables.
  private mutating func addOwn(_ constraint: Constraint) -> ConstraintID {
    do {
      return try solver.add(constraint)
    } catch {
      preconditionFailure("\(constraint) was in range before: \(error)")
    }
  }
}
