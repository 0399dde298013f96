import ConstraintSolver

/// A walk to a target with detours: constraints come with wrong numbers that are put right later,
/// are suspended and resumed, others come and go between them, the window moves, variables are
/// edited.
struct Path: ~Copyable {
  private enum Repair {
    case constant(Int), priority(Int), weight(Int), resume(Int), remove(ConstraintID)
    case endEdit(Variable), window
  }

  private let target: PathTarget
  private var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [ConstraintID] = []
  private var repairs: [Repair] = [.window]
  private var edited: Set<Variable> = []

  init(to target: PathTarget, numbers: inout SplitMix) throws {
    self.target = target
    variables = try target.makeVariables(in: &solver, window: 37)
  }

  /// Walks to the end.
  consuming func walked(_ numbers: inout SplitMix) throws -> PathEnd {
    for place in target.rows.indices {
      while Int.random(in: 0..<3, using: &numbers) == 0 { try wander(&numbers) }
      try inBatch(&numbers) { path, numbers in try path.add(place, &numbers) }
    }
    while !repairs.isEmpty {
      if Int.random(in: 0..<5, using: &numbers) == 0 { try wander(&numbers) }
      try repairSome(&numbers)
    }
    return PathEnd(of: solver, variables, ids)
  }

  /// Carries out a change in a batch, with a few repairs at times.
  private mutating func inBatch(
    _ numbers: inout SplitMix, _ change: (inout Path, inout SplitMix) throws -> Void
  ) throws {
    solver.beginBatch()
    try change(&self, &numbers)
    if Int.random(in: 0..<4, using: &numbers) == 0, !repairs.isEmpty { try repair(&numbers) }
    solver.endBatch()
  }

  private mutating func repairSome(_ numbers: inout SplitMix) throws {
    solver.beginBatch()
    for _ in 0..<Int.random(in: 1...3, using: &numbers) where !repairs.isEmpty {
      try repair(&numbers)
    }
    solver.endBatch()
  }

  /// Adds a row of the target as it is, or in a way that is to be repaired.
  private mutating func add(_ place: Int, _ numbers: inout SplitMix) throws {
    var row = target.rows[place]
    var repair: Repair?
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0:
      row.constant += 11
      repair = .constant(place)
    case 1:
      row.priority = [1000, 600, 100].randomElement(using: &numbers) ?? 1
      repair = .priority(place)
    case 2:
      row.weight = 3
      repair = .weight(place)
    case 3: repair = .resume(place)
    default: break
    }
    ids.append(try solver.add(row.constraint(variables)))
    if case .resume = repair { solver.suspend(ids[place]) }
    if let repair { repairs.append(repair) }
  }

  /// Puts one thing right.
  private mutating func repair(_ numbers: inout SplitMix) throws {
    let chosen = repairs.remove(at: Int.random(in: 0..<repairs.count, using: &numbers))
    switch chosen {
    case .constant(let place): try solver.setConstant(target.rows[place].constant, of: ids[place])
    case .priority(let place): try solver.setPriority(target.rows[place].priority, of: ids[place])
    case .weight(let place): try solver.setWeight(target.rows[place].weight, of: ids[place])
    case .resume(let place): try solver.resume(ids[place])
    case .remove(let id): solver.remove(id)
    case .endEdit(let variable):
      edited.remove(variable)
      solver.endEdit(variable)
    case .window: try solver.setParameter(variables[variables.count - 1], to: target.window)
    }
  }

  /// Does something that is undone later.
  private mutating func wander(_ numbers: inout SplitMix) throws {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0, 1:
      let row = target.row(.plain, &numbers)
      // Alone it may be turned away; then it leaves no trace.
      if let id = try? solver.add(row.constraint(variables)) { repairs.append(.remove(id)) }
    case 2:
      let window = Double(Int.random(in: 0...300, using: &numbers))
      try solver.setParameter(variables[variables.count - 1], to: window)
      repairs.append(.window)
    case 3:
      guard let place = ids.indices.randomElement(using: &numbers), !solver.isSuspended(ids[place])
      else { return }
      solver.suspend(ids[place])
      repairs.append(.resume(place))
    case 4:
      guard let place = ids.indices.randomElement(using: &numbers) else { return }
      let constant = Double(Int.random(in: -40...40, using: &numbers))
      if (try? solver.setConstant(constant, of: ids[place])) != nil {
        repairs.append(.constant(place))
      }
    default:
      let variable = variables[Int.random(in: 0..<variables.count - 1, using: &numbers)]
      guard !edited.contains(variable) else { return }
      try solver.edit(variable, priority: 700)
      try solver.suggest(Double(Int.random(in: 0...99, using: &numbers)), for: variable)
      edited.insert(variable)
      repairs.append(.endEdit(variable))
    }
  }
}
