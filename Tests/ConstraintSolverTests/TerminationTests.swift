import Testing

@testable import ConstraintSolver

/// Programs on which a simplex without a rule against it goes round in circles.
@Suite struct `A run ends` {
  /// What is to be as small as possible, bounds of at most 0, and the smallest value there is.
  struct Program: CustomTestStringConvertible {
    var name: String
    var costs: [Double]
    var rows: [[Double]]
    var limits: [Double]
    var least: Double

    var testDescription: String { name }
  }

  /// Published programs.
  ///
  /// By E. M. L. Beale (Cycling in the dual simplex algorithm, 1955), H. W. Kuhn, and K. T.
  /// Marshall and J. W. Suurballe (A note on cycling in the simplex method, 1969).
  static let programs = [
    Program(
      name: "Beale", costs: [-0.75, 20, -0.5, 6],
      rows: [[0.25, -8, -1, 9], [0.5, -12, -0.5, 3], [0, 0, 1, 0]], limits: [0, 0, 1],
      least: -1.25),
    Program(
      name: "Kuhn", costs: [-2, -3, 1, 12],
      rows: [[-2, -9, 1, 9], [1.0 / 3, 1, -1.0 / 3, -2], [2, 3, -1, -12]], limits: [0, 0, 2],
      least: -2),
    Program(
      name: "Marshall and Suurballe", costs: [-0.4, -0.4, 1.8],
      rows: [[0.6, -6.4, 4.8], [0.2, -1.8, 0.6], [0.4, -1.6, 0.2], [0, 1, 0]],
      limits: [0, 0, 0, 1], least: -2),
  ]

  @Test(arguments: programs, [250.0, 999])
  func `at the least cost of a program that makes others cycle`(
    program: Program, priority: Double
  ) throws {
    var solver = Solver()
    let unknowns = program.costs.map { _ in solver.makeVariable() }
    func sum(_ coefficients: [Double]) -> Expression {
      Expression(zip(unknowns, coefficients).map { Term($0, times: $1) })
    }
    let cost = solver.makeVariable()
    try solver.batch { solver throws(SolverError) in
      try solver.add(cost == sum(program.costs))
      for unknown in unknowns { try solver.add(unknown >= 0) }
      for (row, limit) in zip(program.rows, program.limits) { try solver.add(sum(row) <= limit) }
      try solver.add((cost == -1000).priority(priority))
    }
    #expect(abs(solver[cost] - program.least) < 1e-5)
  }

  @Test func `where a thousand rows meet in one place`() throws {
    var solver = Solver()
    let unknowns = (0..<12).map { _ in solver.makeVariable() }
    let cost = solver.makeVariable()
    try solver.batch { solver throws(SolverError) in
      for unknown in unknowns { try solver.add(unknown >= 0) }
      for number in 0..<1000 {
        let terms = unknowns.enumerated().map { place, unknown in
          Term(unknown, times: Double((number * 7 + place * place * 13) % 11 - 5))
        }
        try solver.add(Expression(terms) <= 0)
      }
      try solver.add(cost == unknowns.reduce(Expression()) { $0 + $1 })
      try solver.add((cost == 1000).priority(250))
    }
    for unknown in unknowns { #expect(abs(solver[unknown]) <= 1e-6) }
    #expect(solver.violations.map { solver.constraint($0.constraint).priority } == [250])
  }

  /// A run that perturbs at once, and one that also follows Bland's rule at once.
  enum Haste: CaseIterable {
    case perturbed, bland
  }

  @Test(arguments: [PathTarget.Character.degenerate, .redundant, .parallel], Haste.allCases)
  func `at the same values where it perturbs, and where it follows Bland's rule`(
    character: PathTarget.Character, haste: Haste
  ) throws {
    var numbers = SplitMix(state: 7)
    var (stalls, blandPivots) = (0, 0)
    for _ in 0..<20 {
      let target = PathTarget(character, numbers: &numbers)
      var solver = Solver()
      solver.engine.simplex.patience = -1_000_000
      if haste == .bland { solver.engine.simplex.perturbedPatience = -1 }
      #expect(try target.answer(of: &solver) == target.straight())
      #expect(solver.engine.failures == 0)
      stalls += solver.engine.statistics.stalls
      blandPivots += solver.engine.statistics.blandPivots
    }
    #expect(stalls > 0)
    #expect((blandPivots > 0) == (haste == .bland))
  }
}
