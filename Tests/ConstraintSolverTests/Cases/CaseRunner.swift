import ConstraintSolver
import Testing

/// Carries out a ``SolverCase``.
struct CaseRunner: ~Copyable {
  private var solver = Solver()
  private var variables: [String: Variable] = [:]
  private var ids: [String: ConstraintID] = [:]
  private var constraints: [ConstraintID: Constraint] = [:]
  private var conflict: [ConstraintID] = []
  private let hasOtherOptima: Bool

  static func run(_ solverCase: SolverCase) throws {
    var runner = CaseRunner(hasOtherOptima: solverCase.hasOtherOptima)
    for line in solverCase.script.split(separator: "\n") {
      try runner.perform(String(line))
    }
  }

  private init(hasOtherOptima: Bool) {
    self.hasOtherOptima = hasOtherOptima
  }

  private mutating func perform(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch words[0] {
    case "expect", "oneof": try expect(rest)
    case "bound": try expectHolds(rest)
    case "throws": try expectRefused(rest)
    case "explain": expectConflict(rest)
    case "edit": try edit(words)
    case "suggest": try suggest(words)
    case "remove": solver.remove(try #require(ids[words[1]]))
    case "strength": try changeStrength(words)
    case "constant":
      try solver.setConstant(-#require(Double(words[3])), of: #require(ids[words[1]]))
    default: try add(line)
    }
  }

  private mutating func add(_ line: String) throws {
    let parts = line.components(separatedBy: ": ")
    let constraint = try parse(parts[parts.count - 1])
    let times = line.components(separatedBy: " times ")
    for _ in 0..<(times.count > 1 ? Int(times[1]) ?? 1 : 1) {
      let id = try solver.add(constraint)
      constraints[id] = constraint
      if parts.count > 1 { ids[parts[0]] = id }
    }
  }

  private mutating func edit(_ words: [String]) throws {
    let id = try solver.edit(variable(words[1]), priority: CaseParser.strength(words[2]).priority)
    constraints[id] = solver.constraint(id)
  }

  private mutating func suggest(_ words: [String]) throws {
    try solver.suggest(#require(Double(words[3])), for: variable(words[1]))
  }

  private mutating func changeStrength(_ words: [String]) throws {
    let id = try #require(ids[words[1]])
    let strength = CaseParser.strength(words[2])
    try solver.setPriority(strength.priority, of: id)
    if let weight = strength.weight { try solver.setWeight(weight, of: id) }
  }

  private mutating func expectRefused(_ text: String) throws {
    let constraint = try parse(text)
    let before = values()
    do {
      try solver.add(constraint)
      Issue.record("\(text) was accepted")
    } catch .unsatisfiable(let found) {
      conflict = found
    }
    #expect(values() == before)
  }

  private func expectConflict(_ text: String) {
    let expected = text.components(separatedBy: ", ").dropLast().compactMap { ids[$0] }
    #expect(Array(conflict.dropLast()) == expected)
  }

  private mutating func expectHolds(_ text: String) throws {
    let constraint = try parse(text)
    #expect(CaseParser.error(of: constraint) { solver[$0] } < 1e-9, "\(text)")
  }

  private mutating func expect(_ text: String) throws {
    let alternatives = text.components(separatedBy: " | ").map(CaseParser.values)
    let found = values()
    let isExpected = alternatives.contains { expected in
      expected.allSatisfy { name, value in abs((found[name] ?? .nan) - value) < 1e-9 }
    }
    if isExpected { return }
    guard hasOtherOptima, let other = alternatives.first else {
      Issue.record("expected \(text), found \(found)")
      return
    }
    let errors = levelErrors { [variables] variable in
      variables.first { $0.value == variable }.flatMap { other[$0.key] } ?? .nan
    }
    let own = levelErrors { solver[$0] }
    for (priority, error) in errors {
      #expect(abs((own[priority] ?? 0) - error) < 1e-9, "level \(priority): \(found)")
    }
  }

  /// The weighted sums of errors that values leave, by priority.
  private func levelErrors(_ value: (Variable) -> Double) -> [Double: Double] {
    var errors: [Double: Double] = [:]
    for (id, _) in constraints {
      let constraint = solver.constraint(id)
      let error = CaseParser.error(of: constraint, value)
      errors[constraint.priority, default: 0] += constraint.weight * error
    }
    return errors
  }

  private func values() -> [String: Double] {
    var found: [String: Double] = [:]
    for (name, variable) in variables { found[name] = solver[variable] }
    return found
  }

  private mutating func parse(_ text: String) throws -> Constraint {
    try CaseParser.constraint(text) { name in variable(name) }
  }

  private mutating func variable(_ name: String) -> Variable {
    if let variable = variables[name] { return variable }
    let variable = solver.makeVariable()
    variables[name] = variable
    return variable
  }
}
