@testable import ConstraintSolver
import Testing

/// What was suspended and comes back finds the solution that was there before.
@Suite struct GoingBackTests {
  @Test func `a constraint that comes back takes the solver back a step`() throws {
    var row = try Row()
    row.solver.suspend(row.gap)
    #expect(row.values == [0, 60, 30, 70])
    try row.solver.resume(row.gap)
    #expect(row.values == [0, 40, 48, 52])
    #expect(row.steps == 1)
    row.solver.suspend(row.gap)
    #expect(row.values == [0, 60, 30, 70])
    #expect(row.steps == 2)
  }

  @Test func `to suspend a constraint that just came takes the solver back a step`() throws {
    var row = try Row()
    let limit = try row.solver.add(row.variables[3] >= 80)
    #expect(row.values == [0, 12, 20, 80])
    row.solver.suspend(limit)
    #expect(row.values == [0, 40, 48, 52])
    #expect(row.steps == 1)
  }

  @Test func `what is suspended and resumed in one batch changes nothing`() throws {
    var row = try Row()
    try row.solver.batch { solver throws(SolverError) in
      solver.suspend(row.gap)
      try solver.resume(row.gap)
    }
    #expect(row.values == [0, 40, 48, 52])
    #expect(row.solver.changedVariables == [])
  }

  @Test func `a step tells what it changes`() throws {
    var row = try Row()
    row.solver.suspend(row.gap)
    try row.solver.resume(row.gap)
    #expect(Set(row.solver.changedVariables) == Set(row.variables.dropFirst()))
  }

  @Test func `steps are taken back one after the other`() throws {
    var row = try Row()
    row.solver.suspend(row.gap)
    row.solver.suspend(row.wish)
    #expect(row.values == [0, 0, 30, 70])
    try row.solver.resume(row.wish)
    try row.solver.resume(row.gap)
    #expect(row.values == [0, 40, 48, 52])
    #expect(row.steps == 2)
  }

  @Test func `from one solution steps lead to several`() throws {
    var row = try Row()
    for _ in 0..<3 {
      row.solver.suspend(row.gap)
      #expect(row.values == [0, 60, 30, 70])
      try row.solver.resume(row.gap)
      row.solver.suspend(row.wish)
      #expect(row.values == [0, 22, 30, 70])
      try row.solver.resume(row.wish)
      #expect(row.values == [0, 40, 48, 52])
    }
    #expect(row.steps == 3 * 4 - 2)
  }

  @Test func `a constant that changed meanwhile is not forgotten`() throws {
    var row = try Row()
    row.solver.suspend(row.gap)
    try row.solver.setConstant(10, of: row.gap)
    try row.solver.resume(row.gap)
    #expect(row.values == [0, 38, 48, 52])
    #expect(row.steps == 0)
  }

  @Test func `a window that moved meanwhile is not forgotten`() throws {
    var row = try Row()
    row.solver.suspend(row.gap)
    try row.solver.setParameter(row.window, to: 110)
    #expect(row.values == [0, 60, 30, 80])
    try row.solver.resume(row.gap)
    #expect(row.values == [0, 50, 58, 52])
    #expect(row.steps == 1)
    row.solver.suspend(row.gap)
    #expect(row.values == [0, 60, 30, 80])
    #expect(row.steps == 2)
  }

  @Test func `a window that moved so far that a row changes its side leaves no step`() throws {
    var row = try Row()
    row.solver.suspend(row.gap)
    try row.solver.setParameter(row.window, to: 200)
    try row.solver.resume(row.gap)
    #expect(row.values == [0, 60, 68, 132])
    // The step was taken, and repaired.
    #expect(row.steps == 1)
    row.solver.suspend(row.gap)
    #expect(row.values == [0, 60, 30, 170])
    #expect(row.steps == 1)
  }

  @Test func `of more steps than are kept, those not used for longest are dropped`() throws {
    var solver = Solver()
    let right = solver.makeVariable()
    let limits = try (1...10).map { try solver.add(right >= Double($0)) }
    var steps: [Int] = []
    for (place, limit) in limits.enumerated().reversed() {
      solver.suspend(limit)
      #expect(solver[right] == Double(place))
    }
    for (place, limit) in limits.enumerated() {
      let before = solver.engine.statistics.stepsBack
      try solver.resume(limit)
      #expect(solver[right] == Double(place + 1))
      steps.append(solver.engine.statistics.stepsBack - before)
    }
    #expect(steps == [1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  }

  @Test func `a large step leads to and fro as often as it is asked to`() throws {
    var solver = Solver()
    let edges = (0..<1500).map { _ in solver.makeVariable() }
    solver.beginBatch()
    try solver.add((edges[0] == 0).priority(250))
    let start = try solver.add(edges[0] == 10)
    for (edge, next) in zip(edges, edges.dropFirst()) { try solver.add(edge + 1 == next) }
    solver.endBatch()
    for round in 0..<4 {
      solver.suspend(start)
      #expect(edges.map { solver[$0] } == (0..<1500).map { Double($0) })
      try solver.resume(start)
      #expect(edges.map { solver[$0] } == (0..<1500).map { Double($0 + 10) })
      #expect(solver.engine.statistics.stepsBack == 2 * round + 1)
    }
  }

  @Test func `to constraints that contradict each other nothing leads back`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(50)
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    solver.beginBatch()
    try solver.add(middle - window - right >= 0)
    try solver.add(left + right == 0)
    let last = try solver.add(left + middle == 0)
    solver.endBatch()
    let isRefused = solver.isRefused(last)
    #expect(isRefused)
    try solver.setParameter(window, to: 300)
    let isStillRefused = solver.isRefused(last)
    #expect(isStillRefused)
  }

  @Test func `values that a step set free follow a window that moves`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let left = solver.makeVariable()
    try solver.add((window - left == 10).priority(750))
    try solver.add((left <= 20).priority(750))
    let wish = try solver.add((window - left == 0).priority(750))
    try solver.setParameter(window, to: 30)
    solver.suspend(wish)
    try solver.resume(wish)
    #expect(solver[left] == 20)
    try solver.setParameter(window, to: 10)
    #expect(solver[left] == 10)
  }

  /// Random constraints, some of which come and go while the window moves: whichever way the solver
  /// comes to them, the values are those of a new one, also where unused storage is given back after
  /// each move.
  @Test(arguments: PathTarget.Character.allCases, 1...6)
  func `random comings and goings end where a new solver does`(
    character: PathTarget.Character, seed: UInt64
  ) throws {
    var steps = [0, 0]
    for (run, compacts) in [false, true].enumerated() {
      var numbers = SplitMix(state: seed &+ 1000)
      for _ in 0..<4 {
        let target = PathTarget(character, numbers: &numbers)
        var wanderer = try Wanderer(target)
        for _ in 0..<40 {
          try wanderer.move(&numbers)
          if compacts { wanderer.compact() }
          let fresh = try wanderer.fresh()
          #expect(wanderer.end == fresh, "\(character), seed \(seed)")
        }
        steps[run] += wanderer.steps
      }
    }
    #expect(steps[0] == steps[1])
    // Where rows are nearly parallel, all is solved anew.
    #expect(steps[0] > 0 || character == .parallel)
  }
}

/// `|[first]-gap-[second]|` in a window: the first wishes for 60; the second would begin
/// at 30, and holds on to 52.
private struct Row: ~Copyable {
  var solver: Solver
  let window: Variable
  let variables: [Variable]
  let gap: ConstraintID
  let wish: ConstraintID

  init() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let left = solver.makeVariable()
    let width = solver.makeVariable(.size)
    let second = solver.makeVariable()
    let rest = solver.makeVariable(.size)
    solver.beginBatch()
    try solver.add(left == 0)
    let wish = try solver.add((width == 60).priority(250))
    try solver.add((rest >= 52).priority(750))
    try solver.add(second + rest == window)
    try solver.add((second == 30).priority(100))
    let gap = try solver.add(left + width + 8 == second)
    solver.endBatch()
    self.solver = solver
    self.window = window
    (variables, self.gap, self.wish) = ([left, width, second, rest], gap, wish)
  }

  var values: [Double] { variables.map { solver[$0] } }

  var steps: Int { solver.engine.statistics.stepsBack }
}

/// A solver for a target, some constraints of which stand by.
private struct Wanderer: ~Copyable {
  private let target: PathTarget
  private let variables: [Variable]
  private let ids: [ConstraintID]
  private var solver: Solver
  private var window: Double
  private var suspended: Set<Int> = []

  init(_ target: PathTarget) throws {
    var solver = Solver()
    let variables = try target.makeVariables(in: &solver, window: target.window)
    solver.beginBatch()
    let ids = try target.rows.map { try solver.add($0.constraint(variables)) }
    solver.endBatch()
    (self.target, window) = (target, target.window)
    (self.variables, self.ids) = (variables, ids)
    self.solver = solver
  }

  var steps: Int { solver.engine.statistics.stepsBack }

  /// Lets a few constraints come or go, mostly such as just went; or the window moves.
  mutating func move(_ numbers: inout SplitMix) throws {
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      window += Double(Int.random(in: -3...3, using: &numbers))
      try solver.setParameter(variables[variables.count - 1], to: window)
      return
    }
    if !suspended.isEmpty, Bool.random(using: &numbers) { return try resumeAll() }
    solver.beginBatch()
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let place = Int.random(in: 0..<ids.count, using: &numbers)
      if suspended.remove(place) == nil {
        suspended.insert(place)
        solver.suspend(ids[place])
      } else {
        try solver.resume(ids[place])
      }
    }
    solver.endBatch()
  }

  /// Gives back what composed definitions took that are gone.
  mutating func compact() { solver.engine.compactCompositions() }

  private mutating func resumeAll() throws {
    solver.beginBatch()
    for place in suspended.sorted() { try solver.resume(ids[place]) }
    suspended = []
    solver.endBatch()
  }

  var end: PathEnd { PathEnd(of: solver, variables, ids) }

  /// What a solver says to which nothing else ever happened.
  func fresh() throws -> PathEnd {
    var solver = Solver()
    let variables = try target.makeVariables(in: &solver, window: window)
    var ids: [ConstraintID] = []
    solver.beginBatch()
    for (place, row) in target.rows.enumerated() {
      ids.append(try solver.add(row.constraint(variables)))
      if suspended.contains(place) { solver.suspend(ids[place]) }
    }
    solver.endBatch()
    return PathEnd(of: solver, variables, ids)
  }
}
