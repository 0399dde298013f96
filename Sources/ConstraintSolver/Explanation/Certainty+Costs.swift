extension Certainty {
  /// What it costs to leave an optimum, level by level.
  struct Costs {
    /// What counts at a priority.
    struct Level {
      /// What variables cost, since rows outside the basis mention them that are missed, or held at
      /// their bounds.
      var charges: [Entry] = []
      /// What rows cost that hold just so, when coordinates move.
      var releases: [Release] = []
    }

    private var byPriority: [Double: Level] = [:]
    private let weakest: Double
    private let ignored: Set<Int32>

    /// The levels, strongest first.
    var levels: [Level] {
      byPriority.sorted { $0.key > $1.key }.map(\.value)
    }

    init(
      of solver: borrowing Solver, countingFrom weakest: Double, without ignored: Set<Int32>
    ) {
      self.weakest = weakest
      self.ignored = ignored
      for row in 0..<Int32(solver.engine.rows.count)
      where counts(row, of: solver) && solver.engine.rows[row].defines < 0 {
        charge(row, of: solver)
      }
      for variable in 0..<Int32(solver.engine.variableCount)
      where solver.engine.columns[variable].kind != .parameter {
        release(variable, of: solver)
      }
    }

    private func counts(_ row: Int32, of solver: borrowing Solver) -> Bool {
      solver.engine.rows[row].isActing && solver.engine.priority(of: row) >= weakest
        && !ignored.contains(row)
    }

    /// The slope that a row outside the basis is counted with: any between those on both sides of a
    /// kink would do.
    private func slope(of row: Int32, _ solver: borrowing Solver) -> Double {
      let side = solver.engine.slope(of: row, at: solver.engine.residual(row))
      if side != 0 { return Double(side) }
      if !solver.isAtKink(row) || solver.engine.rows[row].accepted != 2 { return 0 }
      switch solver.engine.rows[row].relation {
      case .equal: return 0
      case .lessThanOrEqual: return 1
      case .greaterThanOrEqual: return -1
      }
    }

    private mutating func charge(_ row: Int32, of solver: borrowing Solver) {
      let slope = slope(of: row, solver)
      if slope == 0 { return }
      let amount = slope * solver.engine.cost(of: row)
      let priority = solver.engine.priority(of: row)
      for place in solver.engine.entryRange(row) {
        let entry = solver.engine.entry(place)
        if solver.engine.columns[entry.variable].kind == .parameter { continue }
        byPriority[priority, default: Level()].charges.append(
          Entry(coefficient: amount * entry.coefficient, variable: entry.variable))
      }
    }

    /// Notes what it costs to move the coordinate of a variable: its definition, and what says the
    /// same of the same variables, is missed then.
    private mutating func release(_ variable: Int32, of solver: borrowing Solver) {
      let definition = solver.engine.columns[variable].definition
      var along = variable
      if definition >= 0 {
        if counts(definition, of: solver) {
          add(definition, times: 1, counted: 0, to: variable, solver)
        }
        let mentioned = solver.engine.entryRange(definition)
          .map { solver.engine.entry($0).variable }
          .filter { solver.engine.columns[$0].kind != .parameter }
        along = mentioned.contains(variable) ? variable : mentioned.first ?? variable
      }
      var entry = solver.engine.columns[along].head
      while entry >= 0 {
        let row = solver.engine.entries.links[entry].row
        entry = solver.engine.entries.links[entry].next
        if row == definition || !counts(row, of: solver)
          || solver.engine.rows[row].defines >= 0 || !solver.isAtKink(row)
        {
          continue
        }
        let factor = ratio(of: row, to: definition, along, solver)
        if factor == 0 { continue }
        add(row, times: factor, counted: slope(of: row, solver), to: variable, solver)
      }
    }

    /// How many times what a row compares with 0 is what another does; 0 if it is something else.
    ///
    /// Without another row, that is one variable alone.
    private func ratio(
      of row: Int32, to other: Int32, _ along: Int32, _ solver: borrowing Solver
    ) -> Double {
      let terms = unknowns(row, solver)
      if other < 0 { return terms.count == 1 ? terms[0].coefficient : 0 }
      let others = unknowns(other, solver)
      guard terms.count == others.count,
        let own = terms.first(where: { $0.variable == along })?.coefficient,
        let its = others.first(where: { $0.variable == along })?.coefficient
      else { return 0 }
      let factor = own / its
      let isMultiple = terms.allSatisfy { term in
        others.contains {
          $0.variable == term.variable
            && abs($0.coefficient * factor - term.coefficient)
              <= Engine.cancellation * abs(term.coefficient)
        }
      }
      return isMultiple ? factor : 0
    }

    private func unknowns(_ row: Int32, _ solver: borrowing Solver) -> [Entry] {
      solver.engine.entryRange(row).map { solver.engine.entry($0) }
        .filter { solver.engine.columns[$0.variable].kind != .parameter }
    }

    /// Notes what a row that holds just so costs when it moves by a factor, besides what it is
    /// counted with.
    private mutating func add(
      _ row: Int32, times factor: Double, counted slope: Double, to variable: Int32,
      _ solver: borrowing Solver
    ) {
      let relation = solver.engine.rows[row].relation
      let weight = solver.engine.cost(of: row)
      let rise = (relation.opposes(factor) ? abs(factor) : 0) - slope * factor
      let fall = (relation.opposes(-factor) ? abs(factor) : 0) + slope * factor
      byPriority[solver.engine.priority(of: row), default: Level()].releases.append(
        Release(variable: variable, up: weight * rise, down: weight * fall))
    }
  }
}
