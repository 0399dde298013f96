import ConstraintSolver
import Testing

@Suite struct ExpressionTests {
  let x: Variable
  let y: Variable

  init() {
    var solver = Solver()
    x = solver.makeVariable()
    y = solver.makeVariable()
  }

  @Test func `terms of the same variable are added up`() {
    let expression = x + y * 2 + 3 * x - 5
    #expect(Array(expression.terms) == [Term(x, times: 4), Term(y, times: 2)])
    #expect(expression.constant == -5)
  }

  @Test func `terms that cancel disappear`() {
    #expect(Array((x + y - x).terms) == [Term(y)])
    #expect((0 * x).terms.isEmpty)
    #expect(Expression([Term(x), Term(x, times: -1)]).terms.isEmpty)
  }

  @Test func `minus changes all signs`() {
    #expect(-(x - 2 * y + 3) == Expression([Term(x, times: -1), Term(y, times: 2)], constant: -3))
    #expect(10 - x == Expression([Term(x, times: -1)], constant: 10))
    #expect((x + 4) / 2 == Expression([Term(x, times: 0.5)], constant: 2))
  }

  @Test func `a relation moves everything to the left`() {
    let constraint: Constraint = x + 8 <= 2 * y
    #expect(constraint.expression == x - 2 * y + 8)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.priority == 1000)
    #expect(constraint.weight == 1)
  }

  @Test func `priority and weight are given in passing`() {
    let constraint = (x == 4).priority(250).weight(2)
    #expect(constraint == Constraint(x - 4, .equal, priority: 250, weight: 2))
  }

  @Test func `equality and order of variables are still to be had`() {
    let isSame = x == x
    let isEarlier = x <= y
    #expect(isSame && isEarlier && x != y && x < y)
    #expect(Set([x, y, x]).count == 2)
    #expect(x + y == x + y)
  }

  @Test func `names say what they name`() throws {
    var solver = Solver()
    let z = solver.makeVariable()
    let id = try solver.add(z == 1)
    #expect("\(z) \(id)" == "v0 c0.0")
  }
}
