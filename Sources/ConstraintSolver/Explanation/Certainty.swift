/// Which variables have the same value in all optima, as far as the last basis proves it.
///
/// What can change about an optimum is by how far each row of the basis is missed, and where each
/// variable goes that no row defines: its coordinates. If the cost rises whichever way one of them
/// goes, it is the same in all optima (the cost is convex, and what a row outside the basis costs is
/// at least what a line through its kink says); so are the variables that rest on such coordinates
/// only. That takes a pass over the definitions for each level at which something is missed, or held
/// at its bound by others. Where the cost does not rise, another optimum may lie there, or only
/// another basis: that is to be found out otherwise.
struct Certainty {
  /// By variable: whether the last basis leaves open that it could be elsewhere.
  private(set) var isDoubtful: [Bool]

  /// Looks at the constraints of a solver that act and are at least as strong as a priority, but for
  /// some rows.
  init(
    of solver: borrowing Solver, countingFrom weakest: Double = 0, without rows: Set<Int32> = []
  ) {
    let count = solver.engine.variableCount
    // Plain numbers would not do.
    guard !solver.engine.isPrecise, let basis = Basis(of: solver) else {
      isDoubtful = Array(repeating: true, count: count)
      return
    }
    var slopes = Slopes(count: count)
    let costs = Costs(of: solver, countingFrom: weakest, without: rows)
    for level in costs.levels {
      let prices = level.charges.isEmpty ? nil : basis.prices(level.charges, count: count)
      slopes.add(prices, level.releases)
    }
    isDoubtful = basis.doubts(slopes.areStrict)
    if !slopes.unproven.isEmpty { doubt(around: slopes.unproven, in: solver) }
  }

  /// The basis proves nothing of what hangs together with variables.
  private mutating func doubt(around variables: [Int32], in solver: borrowing Solver) {
    let components = Components(solver.actingConstraints(), of: solver)
    let roots = Set(variables.map { components.root(of: $0) })
    for variable in isDoubtful.indices where roots.contains(components.root(of: Int32(variable))) {
      isDoubtful[variable] = true
    }
  }
}

extension Certainty {
  /// What rises by how much at a level when a coordinate goes up or down.
  struct Release {
    let variable: Int32
    let up: Double
    let down: Double
  }

  /// How the cost changes along each coordinate, which is named by its variable.
  fileprivate struct Slopes {
    private enum Slope: UInt8 { case flat, rising, unclear }
    private var up: [Slope]
    private var down: [Slope]
    /// The coordinates along which the cost is not proved to rise, nor to stay as it is.
    private(set) var unproven: [Int32] = []
    private var changes: [(up: Double, down: Double)]

    init(count: Int) {
      up = Array(repeating: .flat, count: count)
      down = up
      changes = Array(repeating: (0, 0), count: count)
    }

    /// By coordinate: whether the cost rises either way.
    var areStrict: [Bool] { zip(up, down).map { $0 == .rising && $1 == .rising } }

    /// Takes in the next level, the stronger first.
    mutating func add(_ prices: [Double]?, _ releases: [Release]) {
      for release in releases {
        changes[Int(release.variable)].up += release.up
        changes[Int(release.variable)].down += release.down
      }
      if let prices {
        for (place, price) in prices.enumerated() {
          settle(place, changes[place].up + price, changes[place].down - price)
          changes[place] = (0, 0)
        }
      } else {
        for release in releases {
          let place = Int(release.variable)
          settle(place, changes[place].up, changes[place].down)
          changes[place] = (0, 0)
        }
      }
    }

    private mutating func settle(_ place: Int, _ rise: Double, _ fall: Double) {
      if up[place] == .flat, let slope = slope(rise, at: place) { up[place] = slope }
      if down[place] == .flat, let slope = slope(fall, at: place) { down[place] = slope }
    }

    private mutating func slope(_ amount: Double, at place: Int) -> Slope? {
      if abs(amount) <= Engine.plainCostTolerance { return nil }
      if amount <= Engine.doubtfulCost { unproven.append(Int32(place)) }
      return amount > Engine.doubtfulCost ? .rising : .unclear
    }
  }
}
