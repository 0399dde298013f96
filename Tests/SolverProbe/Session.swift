import ConstraintSolver

/// One solver, and what its variables and constraints are called outside.
struct Session: ~Copyable {
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  private var kinds: [String] = []
  private(set) var ids: [ConstraintID?] = []
  private var record: [Constraint] = []
  private var edits: [Int: Int] = [:]

  init(kinds: [String] = []) {
    for kind in kinds { makeVariable(kind) }
  }

  private mutating func makeVariable(_ kind: String) {
    kinds.append(kind)
    variables.append(Self.make(kind, in: &solver))
  }

  private static func make(_ kind: String, in solver: inout Solver) -> Variable {
    if let value = Double(kind), let parameter = try? solver.makeParameter(value) {
      return parameter
    }
    return solver.makeVariable(kind == "size" ? .size : .position)
  }

  /// Carries out one line; returns what there is to say about it.
  mutating func perform(_ command: String, _ words: [String]) -> String {
    do {
      switch command {
      case "begin": solver.beginBatch()
      case "end": return "batch" + describe(solver.endBatch())
      case "state": return state()
      case "explain": return explanations
      case "add": try add(words)
      case "edit": return "ok \(try edit(Int(words[0]) ?? 0, Double(words[1]) ?? 0))"
      default: try change(command, Int(words[0]) ?? 0, words.count > 1 ? Double(words[1]) ?? 0 : 0)
      }
    } catch .unsatisfiable(let conflict) {
      return "threw " + names(conflict)
    } catch {
      return "error \(error)"
    }
    return "ok"
  }

  private mutating func add(_ words: [String]) throws(SolverError) {
    var expression = Expression(constant: Double(words[3]) ?? 0)
    for place in stride(from: 4, to: words.count, by: 2) {
      let variable = variables[Int(words[place]) ?? 0]
      expression.add(Term(variable, times: Double(words[place + 1]) ?? 0))
    }
    let constraint = Constraint(
      expression, relation(words[2]), priority: Double(words[0]) ?? 0,
      weight: Double(words[1]) ?? 1)
    ids.append(nil)
    record.append(constraint)
    ids[ids.count - 1] = try solver.add(constraint)
  }

  /// Begins to edit a variable, which is not edited yet; returns the value it is kept at.
  private mutating func edit(_ index: Int, _ priority: Double) throws(SolverError) -> Double {
    ids.append(nil)
    record.append(Constraint(Expression(), .equal))
    let id = try solver.edit(variables[index], priority: priority)
    edits[index] = ids.count - 1
    ids[ids.count - 1] = id
    record[ids.count - 1] = solver.constraint(id)
    return -solver.constraint(id).expression.constant
  }

  private func relation(_ word: String) -> Relation {
    word == "<=" ? .lessThanOrEqual : word == ">=" ? .greaterThanOrEqual : .equal
  }

  private mutating func change(_ command: String, _ index: Int, _ number: Double)
    throws(SolverError)
  {
    switch command {
    case "parameter":
      kinds[index] = "\(number)"
      try solver.setParameter(variables[index], to: number)
    case "suggest":
      guard edits[index] != nil else { return }
      try solver.suggest(number, for: variables[index])
      if let edited = edits[index] { record[edited].expression.constant = -number }
    case "endedit":
      guard edits[index] != nil else { return }
      solver.endEdit(variables[index])
      if let edited = edits.removeValue(forKey: index) { ids[edited] = nil }
    default: try changeConstraint(command, index, number)
    }
  }

  private mutating func changeConstraint(_ command: String, _ index: Int, _ number: Double)
    throws(SolverError)
  {
    guard let id = ids[index] else { return }
    switch command {
    case "remove":
      solver.remove(id)
      ids[index] = nil
    case "suspend": solver.suspend(id)
    case "resume": try solver.resume(id)
    case "constant":
      try solver.setConstant(number, of: id)
      record[index].expression.constant = number
    case "priority":
      try solver.setPriority(number, of: id)
      record[index].priority = number
    default:
      try solver.setWeight(number, of: id)
      record[index].weight = number
    }
  }

  func names(_ conflict: [ConstraintID]) -> String {
    // The name of what was just turned away is void: it is the last.
    conflict.map { id in ids.lastIndex(of: id) ?? ids.count - 1 }
      .map(String.init).joined(separator: " ")
  }

  private func describe(_ refusals: [Refusal]) -> String {
    refusals.map { " | " + names($0.conflict) }.joined()
  }

  private func state() -> String {
    let values = variables.map { "\(solver[$0])" }.joined(separator: " ")
    return "state \(values)" + describe(solver.refusals) + " | " + compareWithFresh()
  }

  /// Builds the same system from scratch, constraints in activation order, and compares the
  /// answers.
  private func compareWithFresh() -> String {
    var fresh = Solver()
    for kind in kinds { _ = Self.make(kind, in: &fresh) }
    var pairs: [(ConstraintID, ConstraintID)] = []
    fresh.beginBatch()
    for (id, constraint) in zip(ids, record) {
      guard let id, !solver.isSuspended(id), let new = try? fresh.add(constraint) else { continue }
      pairs.append((id, new))
    }
    fresh.endBatch()
    for (old, new) in pairs where solver.isRefused(old) != fresh.isRefused(new) {
      return "refuses-otherwise"
    }
    for variable in variables where solver[variable] != fresh[variable] {
      return "has \(variable) = \(fresh[variable]), not \(solver[variable])"
    }
    return "same"
  }
}
