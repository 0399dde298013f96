import Testing

@testable import ConstraintSolver

/// What a long life leaves behind.
@Suite struct StorageTests {
  /// A row of labels in a window; returns the constraints of the middle one.
  private func fill(_ solver: inout Solver) throws -> (labels: [Variable], middle: [ConstraintID]) {
    let window = try solver.makeParameter(90)
    var labels: [Variable] = []
    var middle: [ConstraintID] = []
    var end = Expression(constant: 0)
    for place in 0..<9 {
      let left = solver.makeVariable()
      let width = solver.makeVariable(.size)
      let ids = [
        try solver.add(left == end + 1),
        try solver.add((width == 12).priority(250)),
        try solver.add((width >= 8).priority(750)),
        try solver.add(width >= 0),
      ]
      if place == 4 { middle = ids }
      end = left + width
      labels += [left, width]
    }
    try solver.add((end <= window - 1).priority(900))
    return (labels, middle)
  }

  private func footprint(_ solver: borrowing Solver) -> [Int] {
    [
      solver.engine.rows.count, solver.engine.entries.count, solver.engine.variableCount,
      solver.engine.levels.count,
    ]
  }

  /// Unoptimized code takes 2 ms a cycle.
  private static var cycles: Int {
    #if DEBUG
    1000
    #else
    20_000
    #endif
  }

  @Test(arguments: [false, true])
  func `hiding and showing a label thousands of times changes nothing`(anew: Bool) throws {
    var solver = Solver()
    let (labels, middle) = try fill(&solver)
    // What comes and goes in between lets nothing be remembered.
    func interrupt(_ solver: inout Solver) throws {
      if anew { solver.remove(try solver.add(labels[0] >= -1)) }
    }
    // Rows that were removed wait until there are enough of them.
    for _ in 0..<100 { try interrupt(&solver) }
    let before = labels.map { solver[$0] }
    let size = footprint(solver)
    for _ in 0..<Self.cycles {
      solver.beginBatch()
      for id in middle { solver.suspend(id) }
      solver.endBatch()
      try interrupt(&solver)
      solver.beginBatch()
      for id in middle { try solver.resume(id) }
      solver.endBatch()
      try interrupt(&solver)
    }
    #expect(labels.map { solver[$0] } == before)
    #expect(footprint(solver) == size)
    #expect(solver.engine.statistics.stepsBack == (anew ? 0 : 2 * Self.cycles - 1))
  }

  @Test func `however many constraints come and go, a few steps are remembered`() throws {
    var solver = Solver()
    let (labels, middle) = try fill(&solver)
    solver.remove(try solver.add(labels[0] >= -1))
    for round in 1..<(1 << middle.count) {
      solver.beginBatch()
      for (place, id) in middle.enumerated() where round >> place & 1 == 1 { solver.suspend(id) }
      solver.endBatch()
      solver.beginBatch()
      for id in middle { try solver.resume(id) }
      solver.endBatch()
      #expect(solver.engine.history.steps.count == min(round, solver.engine.history.steps.capacity))
    }
  }

  @Test func `adding and removing reuses storage, never names`() throws {
    var solver = Solver()
    _ = try fill(&solver)
    let x = solver.makeVariable()
    let first = try solver.add((x == 1).priority(500))
    solver.remove(first)
    var size: [Int] = []
    var names: Set<ConstraintID> = [first]
    for cycle in 0..<5000 {
      let id = try solver.add((x == 1).priority(500))
      #expect(names.insert(id).inserted)
      solver.remove(id)
      if cycle == 200 { size = footprint(solver) }
    }
    #expect(footprint(solver) == size)
  }

  @Test func `variables are used again`() throws {
    var solver = Solver()
    var size = 0
    for cycle in 0..<1000 {
      let variables = (0..<10).map { _ in solver.makeVariable() }
      let ids = try variables.map { try solver.add($0 == 3) }
      for (id, variable) in zip(ids, variables) {
        solver.remove(id)
        solver.removeVariable(variable)
      }
      if cycle == 20 { size = footprint(solver).reduce(0, +) }
    }
    #expect(footprint(solver).reduce(0, +) == size)
  }

  @Test func `ever-new priorities leave no levels behind`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for cycle in 1...5000 {
      let id = try solver.add((x == 1).priority(Double(cycle) / 10))
      try solver.setPriority(Double(cycle) / 10 + 0.05, of: id)
      solver.remove(id)
    }
    #expect(solver.engine.levels.count < 60)
  }

  @Test func `rows of every length find room again`() throws {
    var solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    var size: [Int] = []
    for cycle in 0..<100 {
      for count in [1, 2, 5, 16, 17, 33, 64, 100] {
        let sum = Expression(variables[..<count].map { Term($0) }, constant: -1)
        solver.remove(try solver.add(Constraint(sum, .equal)))
      }
      if cycle == 20 { size = footprint(solver) }
    }
    #expect(footprint(solver) == size)
  }

  @Test func `a variable can go before the constraint that happened to define it`() throws {
    var solver = Solver()
    let (gone, left, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let one = try solver.add(gone - left == 0)
    let other = try solver.add(gone - right == 2)
    try solver.add(left + right == 10)
    #expect(solver[gone] == 6)
    solver.beginBatch()
    solver.remove(one)
    solver.remove(other)
    solver.removeVariable(gone)
    let new = solver.makeVariable()
    try solver.add(new == left + 1)
    solver.endBatch()
    #expect(solver[left] + solver[right] == 10)
    #expect(solver[new] == solver[left] + 1)
    try solver.add(left == 3)
    #expect(solver[right] == 7)
  }
}
