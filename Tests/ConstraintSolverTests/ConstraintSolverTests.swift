import ConstraintSolver
import Testing

@Test func `a bound gives way to nothing weaker`() throws {
  var solver = Solver()
  let left = solver.makeVariable()
  let width = solver.makeVariable(.size)
  try solver.add(left == 20)
  try solver.add((width == 100).priority(250))
  let limit = try solver.add(left + width <= 80)
  #expect(solver[width] == 60)
  solver.remove(limit)
  #expect(solver[width] == 100)
}
