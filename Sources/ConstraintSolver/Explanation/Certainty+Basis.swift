extension Certainty {
  /// What defines each variable, in arrays that are read from a solver once.
  struct Basis {
    private struct Definition {
      var pivot = 1.0
      var terms: Range<Int>
      var multipliers: Range<Int>
    }

    private var definitions: [Definition] = []
    private var terms: [Entry] = []
    /// What was taken off of composed definitions: the variables that the rows in question define.
    private var multipliers: [Entry] = []
    /// The variables, each after those its definition mentions.
    private var order: [Int32] = []
    /// Those whose definitions are composed, each after those it is composed from.
    private var composed: [Int32] = []

    /// Reads the definitions; nil where composed ones are out of date.
    init?(of solver: borrowing Solver) {
      for variable in 0..<Int32(solver.engine.variableCount)
      where !append(variable, of: solver) {
        return nil
      }
      let ages = composed.map { solver.engine.columns[$0].composition }
      composed = zip(ages, composed).sorted { $0.0 < $1.0 }.map(\.1)
      sortVariables()
    }

    private mutating func append(_ variable: Int32, of solver: borrowing Solver) -> Bool {
      let (firstTerm, firstMultiplier) = (terms.count, multipliers.count)
      let column = solver.engine.columns[variable]
      var pivot = 1.0
      if column.definition >= 0 {
        let definition = solver.engine.definition(of: variable)
        for place in definition.terms {
          let term = solver.engine.term(place, of: definition)
          if term.variable == variable {
            pivot = term.coefficient
          } else if solver.engine.columns[term.variable].kind != .parameter {
            terms.append(term)
          }
        }
      }
      if column.composition >= 0 {
        composed.append(variable)
        for place in solver.engine.compositions.all[column.composition].multipliers {
          let multiplier = solver.engine.compositions.multipliers[place]
          let defined = solver.engine.rows[multiplier.row].defines
          if defined < 0 || solver.engine.columns[defined].composition >= column.composition {
            return false
          }
          multipliers.append(Entry(coefficient: multiplier.factor, variable: defined))
        }
      }
      definitions.append(
        Definition(
          pivot: pivot, terms: firstTerm..<terms.count,
          multipliers: firstMultiplier..<multipliers.count))
      return true
    }

    private mutating func sortVariables() {
      var next = definitions.map(\.terms.lowerBound)
      var isSeen = Array(repeating: false, count: definitions.count)
      var path: [Int32] = []
      for root in definitions.indices where !isSeen[root] {
        isSeen[root] = true
        path.append(Int32(root))
        while let top = path.last.map(Int.init) {
          if next[top] == definitions[top].terms.upperBound {
            order.append(Int32(top))
            path.removeLast()
            continue
          }
          let variable = terms[next[top]].variable
          next[top] += 1
          if isSeen[Int(variable)] { continue }
          isSeen[Int(variable)] = true
          path.append(variable)
        }
      }
    }

    /// What a unit of each coordinate costs at a level, if some variables cost so much each.
    func prices(_ charges: [Entry], count: Int) -> [Double] {
      var prices = Array(repeating: 0.0, count: count)
      for charge in charges { prices[Int(charge.variable)] += charge.coefficient }
      for variable in order.reversed() where prices[Int(variable)] != 0 {
        let definition = definitions[Int(variable)]
        let price = prices[Int(variable)] / definition.pivot
        prices[Int(variable)] = price
        for term in terms[definition.terms] {
          prices[Int(term.variable)] -= term.coefficient * price
        }
      }
      for variable in composed.reversed() {
        let price = prices[Int(variable)]
        for multiplier in multipliers[definitions[Int(variable)].multipliers] {
          prices[Int(multiplier.variable)] -= multiplier.coefficient * price
        }
      }
      return prices
    }

    /// How fast variables go when a coordinate moves by a step.
    func rates(along coordinate: Int32, by step: Double) -> [Double] {
      // What the definitions come to.
      var steps = Array(repeating: 0.0, count: definitions.count)
      steps[Int(coordinate)] = step
      for composed in composed {
        for multiplier in multipliers[definitions[Int(composed)].multipliers] {
          steps[Int(composed)] -= multiplier.coefficient * steps[Int(multiplier.variable)]
        }
      }
      var rates = Array(repeating: 0.0, count: definitions.count)
      for variable in order {
        let definition = definitions[Int(variable)]
        var step = steps[Int(variable)]
        for term in terms[definition.terms] {
          step -= term.coefficient * rates[Int(term.variable)]
        }
        if step != 0 { rates[Int(variable)] = step / definition.pivot }
      }
      return rates
    }

    /// By variable: whether it rests on a coordinate that is not certain.
    func doubts(_ isCertain: [Bool]) -> [Bool] {
      var doubts = isCertain.map { !$0 }
      for variable in composed where !doubts[Int(variable)] {
        doubts[Int(variable)] = multipliers[definitions[Int(variable)].multipliers]
          .contains { doubts[Int($0.variable)] }
      }
      for variable in order where !doubts[Int(variable)] {
        doubts[Int(variable)] = terms[definitions[Int(variable)].terms]
          .contains { doubts[Int($0.variable)] }
      }
      return doubts
    }
  }
}
