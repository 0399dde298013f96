import ConstraintSolver
import Testing

/// What follows parameters that move, to the bit as in a solver made for the sizes.
@Suite struct ResizeTests {
  /// A window and what is in it, made by `fill`; `same` compares it with one made afresh.
  private struct Scene: ~Copyable {
    typealias Fill = (inout Solver, _ width: Variable, _ height: Variable) throws -> [Variable]

    var solver: Solver
    let width: Variable
    let height: Variable
    let variables: [Variable]
    private let fill: Fill

    init(_ size: (Double, Double), _ fill: @escaping Fill) throws {
      var new = Solver()
      let (width, height) = (try new.makeParameter(size.0), try new.makeParameter(size.1))
      new.beginBatch()
      let variables = try fill(&new, width, height)
      new.endBatch()
      (self.width, self.height, self.variables, self.fill) = (width, height, variables, fill)
      solver = new
    }

    /// Resizes; expects the values, and what is told to have changed, to be those of a new scene.
    mutating func resize(to size: (Double, Double)) throws {
      let all = [width, height] + variables
      let before = all.map { solver[$0] }
      try solver.batch { solver throws(SolverError) in
        try solver.setParameter(width, to: size.0)
        try solver.setParameter(height, to: size.1)
      }
      let fresh = try Scene(size, fill)
      for variable in all {
        #expect(
          solver[variable].bitPattern == fresh.solver[variable].bitPattern,
          "\(variable) at \(size): \(solver[variable]), afresh \(fresh.solver[variable])")
      }
      let changed = zip(all, before).filter { solver[$0] != $1 }.map(\.0)
      #expect(solver.changedVariables.sorted() == changed.sorted(), "at \(size)")
    }
  }

  @Test(arguments: [1.0, 3, -0.5, 1e-3, 700])
  func `a bound gives way exactly where its kink is`(coefficient: Double) throws {
    var scene = try Scene((100, 100)) { solver, width, _ in
      let size = solver.makeVariable(.size)
      try solver.add((size == 30).priority(250))
      try solver.add((coefficient * size <= coefficient * width - 20 * coefficient).priority(750))
      return [size]
    }
    for size in [60, 50.0001, 50, 49.9999, 50, 49, 80, 50.000001, 49.999999, 20, 0, -9] {
      try scene.resize(to: (size, 100))
    }
  }

  @Test func `width and height move by turns and together`() throws {
    var scene = try Scene((80, 24)) { solver, width, height in
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let (w, h) = (solver.makeVariable(.size), solver.makeVariable(.size))
      try solver.add(2 * x + w == width)
      try solver.add(2 * y + h == height)
      try solver.add((3 * w == width).priority(900))
      try solver.add((h == 10).priority(900))
      try solver.add((w <= 2 * h).priority(950))
      try solver.add((x >= y).priority(500))
      return [x, y, w, h]
    }
    for size in [(81, 24), (81, 25), (60, 25), (59, 8), (59, 9), (200, 9), (20, 90), (21, 90)] {
      try scene.resize(to: (Double(size.0), Double(size.1)))
    }
  }

  @Test func `an equality that cannot hold stays where it was pushed until it can`() throws {
    var scene = try Scene((10, 10)) { solver, width, height in
      let x = solver.makeVariable()
      try solver.add((x == width).priority(900))
      try solver.add((x == height).priority(800))
      try solver.add((x == 5).priority(700))
      return [x]
    }
    for size in [(11, 10), (9, 10), (9, 9), (9, 11), (5, 5), (5, 6), (6, 6), (10, 6)] {
      try scene.resize(to: (Double(size.0), Double(size.1)))
    }
  }

  @Test func `what is loose rests, and pulls follow`() throws {
    var scene = try Scene((100, 40)) { solver, width, height in
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let (w, h) = (solver.makeVariable(.size), solver.makeVariable(.size))
      try solver.add(x + w <= width - 8)
      try solver.add(w + h >= width - height)
      try solver.add(y + h == height)
      try solver.add((y >= 3).priority(500))
      return [x, y, w, h]
    }
    for size in [(101, 40), (30, 40), (40, 40), (41, 40), (39, 40), (39, 2), (8, 3), (0, 0)] {
      try scene.resize(to: (Double(size.0), Double(size.1)))
    }
  }

  @Test func `slopes that cancel leave what does not move alone`() throws {
    var scene = try Scene((90, 30)) { solver, width, height in
      let (left, right) = (solver.makeVariable(), solver.makeVariable())
      let (gap, both) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(3 * left == width + height)
      try solver.add(right == left + 7)
      try solver.add(gap == right - left)
      try solver.add(both == 3 * left - height)
      try solver.add((gap <= 7).priority(400))
      return [left, right, gap, both]
    }
    for size in [(91, 30), (91, 31), (17, 31), (17, 5), (1e6, 5), (1e6, 1e-3)] {
      try scene.resize(to: size)
    }
  }

  @Test func `a window that comes back from far away is where it was`() throws {
    var scene = try Scene((100, 100)) { solver, width, height in
      let third = solver.makeVariable(.size)
      let rest = solver.makeVariable(.size)
      try solver.add(3 * third == width)
      try solver.add(7 * rest == height - third)
      try solver.add((third >= 20).priority(999))
      return [third, rest]
    }
    for size in [(1e12, 1), (1, 1), (1e9, -1e9), (2, 3), (1e5, 3), (99, 3), (5e3, 3), (98, 3)] {
      try scene.resize(to: size)
    }
  }

  @Test func `changes between resizes count`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let size = solver.makeVariable(.size)
    try solver.add((size == window).priority(500))
    let limit = try solver.add(size <= 1000)
    try solver.setParameter(window, to: 110)
    #expect(solver[size] == 110)
    try solver.setConstant(-120, of: limit)
    try solver.setParameter(window, to: 119)
    #expect(solver[size] == 119)
    try solver.setParameter(window, to: 121)
    #expect(solver[size] == 120)
    solver.suspend(limit)
    try solver.setParameter(window, to: 130)
    #expect(solver[size] == 130)
    try solver.resume(limit)
    try solver.setParameter(window, to: 90)
    #expect(solver[size] == 90)
    try solver.setParameter(window, to: 300)
    #expect(solver[size] == 120)
    solver.remove(limit)
    try solver.setParameter(window, to: 200)
    #expect(solver[size] == 200)
  }

  @Test func `variables and parameters are given back between resizes`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let offset = try solver.makeParameter(1)
    let size = solver.makeVariable(.size)
    let wish = try solver.add(size == window - offset)
    try solver.setParameter(window, to: 90)
    try solver.setParameter(offset, to: 2)
    #expect(solver[size] == 88)
    solver.remove(wish)
    solver.removeVariable(size)
    try solver.setParameter(window, to: 80)
    #expect(solver.changedVariables == [window])
    let again = solver.makeVariable()
    #expect(solver[again] == 0)
    try solver.setParameter(window, to: 70)
    #expect(solver[again] == 0)
    solver.removeVariable(offset)
    let other = solver.makeVariable()
    try solver.add(other == 2 * window)
    try solver.setParameter(window, to: 60)
    #expect(solver[other] == 120)
    #expect(solver[again] == 0)
  }

  @Test func `more parameters than one pass takes move together and one by one`() throws {
    var solver = Solver()
    var parameters: [Variable] = []
    for _ in 0..<20 { parameters.append(try solver.makeParameter(1)) }
    let sum = solver.makeVariable()
    var total = Expression()
    for parameter in parameters { total.add(Term(parameter)) }
    try solver.add(sum == total)
    try solver.batch { solver throws(SolverError) in
      for parameter in parameters { try solver.setParameter(parameter, to: 2) }
    }
    #expect(solver[sum] == 40)
    for parameter in parameters { try solver.setParameter(parameter, to: 3) }
    #expect(solver[sum] == 60)
    #expect(solver.changedVariables.sorted() == [parameters[19], sum].sorted())
  }

  @Test func `who is refused comes back in the midst of a resize, and changes are told once`()
    throws
  {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let (size, other) = (solver.makeVariable(.size), solver.makeVariable(.size))
    try solver.add(size <= window)
    try solver.add(other == window)
    let least = try solver.add(size >= 50)
    try solver.setParameter(window, to: 40)
    #expect(solver.isRefused(least) == true)
    #expect(solver.changedVariables.sorted() == [window, size, other].sorted())
    try solver.setParameter(window, to: 60)
    #expect(solver[size] == 50)
    #expect(solver.changedVariables.sorted() == [window, size, other].sorted())
    try solver.setParameter(window, to: 61)
    #expect(solver.changedVariables.sorted() == [window, other].sorted())
  }

  @Test(arguments: 1...12)
  func `random systems follow random sizes`(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let usesHeight = seed % 2 == 0
    let rows = (0..<24).map { _ in Draft(&numbers, usesHeight: usesHeight) }
    var scene = try Scene((60, 40)) { solver, width, height in
      let variables = (0..<9).map { solver.makeVariable($0 % 2 == 0 ? .position : .size) }
      for row in rows { try solver.add(row.constraint([width, height] + variables)) }
      return variables
    }
    for place in 0..<60 {
      let isJump = place % 3 == 0
      let width = isJump ? Double(numbers.next() % 160) : scene.solver[scene.width] + 1
      let height = usesHeight && place % 4 == 1 ? Double(numbers.next() % 90) : 40
      try scene.resize(to: (width, height))
    }
  }

  /// A wish drawn at random; wishes alone never contradict each other.
  private struct Draft {
    let terms: [(place: Int, coefficient: Double)]
    let relation: Relation
    let constant: Double
    let priority: Double

    init(_ numbers: inout Numbers, usesHeight: Bool) {
      var places: [Int] = [Int(numbers.next() % 3) == 0 ? (usesHeight ? 1 : 0) : 0]
      if numbers.next() % 2 == 0 { places = [] }
      for _ in 0...(numbers.next() % 2) { places.append(2 + Int(numbers.next() % 9)) }
      terms = places.enumerated().map { ($1, $0 == 0 ? 1 : [-1, -2, 3][Int(numbers.next() % 3)]) }
      relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int(numbers.next() % 3)]
      constant = -Double(numbers.next() % 40)
      priority = [999, 750, 500, 250][Int(numbers.next() % 4)]
    }

    func constraint(_ variables: [Variable]) -> Constraint {
      var sum = Expression(constant: constant)
      for term in terms { sum.add(Term(variables[term.place], times: term.coefficient)) }
      return Constraint(sum, relation, priority: priority)
    }
  }

  /// Numbers that look random and are the same every time.
  private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
