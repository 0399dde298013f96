import ConstraintSolver
import Testing

@Suite struct ParameterTests {
  @Test func `what depends on a parameter follows it`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let left = solver.makeVariable()
    let width = solver.makeVariable(.size)
    try solver.add(left == 10)
    try solver.add(left + width == window - 10)
    #expect(solver[width] == 80)
    for size in stride(from: 0.0, to: 300, by: 7) {
      let refusals = try solver.setParameter(window, to: size)
      #expect(refusals == [])
      #expect(solver[width] == size - 20)
      #expect(solver[window] == size)
      #expect(Set(solver.changedVariables) == [window, width])
    }
  }

  @Test func `wishes give way at every size as if built for it`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let row = try Row(in: &solver, window: window)
    for size in [100.0, 30, 250, 12, 80, 0, 40, 41] {
      try solver.setParameter(window, to: size)
      var fresh = Solver()
      let same = try Row(in: &fresh, window: fresh.makeParameter(size))
      for (one, other) in zip(row.widths, same.widths) { #expect(solver[one] == fresh[other]) }
    }
  }

  /// Five labels in a row, with wishes of their own, in a window.
  private struct Row {
    var widths: [Variable] = []

    init(in solver: inout Solver, window: Variable) throws {
      solver.beginBatch()
      var end = Expression(constant: 0)
      for place in 0..<5 {
        let left = solver.makeVariable()
        let width = solver.makeVariable(.size)
        try solver.add(left >= end + 1)
        try solver.add((left == end + 1).priority(500))
        try solver.add((width >= 0).priority(999.9))
        try solver.add((width == 8 + Double(place)).priority(250 + Double(place % 2)))
        try solver.add((width >= 8 + Double(place)).priority(750 + Double(place % 3)))
        end = left + width
        widths.append(width)
      }
      try solver.add((end <= window - 1).priority(999.8))
      solver.endBatch()
    }
  }

  @Test(arguments: [-5.0, 3, 8, 100])
  func `what a wish out of reach held against a bound follows it when it is not`(size: Double)
    throws
  {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let left = solver.makeVariable()
    let width = solver.makeVariable(.size)
    try solver.add((left >= window).priority(500))
    try solver.add(left <= 8)
    try solver.add(width <= 8)
    try solver.add((width >= window).priority(500))
    #expect(solver[left] == 8)
    #expect(solver[width] == 8)
    try solver.setParameter(window, to: size)
    #expect(solver[left] == min(8, size))
    #expect(solver[width] == min(8, max(0, size)))
  }

  @Test func `several parameters move in one batch`() throws {
    var solver = Solver()
    let width = try solver.makeParameter(10)
    let height = try solver.makeParameter(10)
    let area = solver.makeVariable()
    try solver.add(area == width + 2 * height)
    try solver.batch { solver throws(SolverError) in
      try solver.setParameter(width, to: 20)
      try solver.setParameter(height, to: 30)
    }
    #expect(solver[area] == 80)
    try solver.setParameter(height, to: 0)
    #expect(solver[area] == 20)
    try solver.batch { solver throws(SolverError) in
      try solver.setParameter(width, to: 1)
      try solver.add((area == 100).priority(1))
    }
    #expect(solver[area] == 1)
  }

  @Test func `a size that is too small has the latest refused until there is room`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let width = solver.makeVariable(.size)
    try solver.add(width <= window)
    let least = try solver.add(width >= 50)
    var refusals = try solver.setParameter(window, to: 40)
    #expect(refusals.map(\.constraint) == [least])
    refusals = try solver.setParameter(window, to: 30)
    #expect(refusals == [])
    #expect(solver.isRefused(least) == true)
    refusals = try solver.setParameter(window, to: 60)
    #expect(refusals == [])
    #expect(solver.isActing(least) == true)
    #expect(solver[width] == 50)
  }

  @Test func `constraints among parameters alone are watched`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let limit = try solver.add(window <= 200)
    let refusals = try solver.setParameter(window, to: 300)
    #expect(refusals.map(\.constraint) == [limit])
    try solver.setParameter(window, to: 150)
    #expect(solver.isActing(limit) == true)
  }

  @Test func `a parameter can be removed and its name used again`() throws {
    var solver = Solver()
    let window = try solver.makeParameter(100)
    let id = try solver.add((window == 20).priority(500))
    solver.remove(id)
    solver.removeVariable(window)
    let x = solver.makeVariable()
    #expect(x == window)
    #expect(solver[x] == 0)
    try solver.add(x == 5)
    #expect(solver[x] == 5)
  }
}
