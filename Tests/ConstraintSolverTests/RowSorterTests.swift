import Testing

@testable import ConstraintSolver

@Suite struct RowSorterTests {
  /// Constraints of many priorities, some of them given, some in the place of older ones.
  private func fill(_ solver: inout Solver, count: Int, seed: UInt64) throws {
    var numbers = SplitMix(state: seed)
    let x = solver.makeVariable()
    solver.beginBatch()
    var ids: [ConstraintID] = []
    for _ in 0..<count {
      let constraint = (x <= 1).priority(Double(1 + numbers.next() % 7))
      ids.append(try solver.add(constraint, isGiven: numbers.next() % 5 == 0))
      if numbers.next() % 4 == 0 {
        solver.remove(ids.remove(at: Int(numbers.next() % UInt64(ids.count))))
      }
    }
    solver.endBatch()
  }

  @Test(arguments: [3, 20, 60, 300, 3000])
  func `rows are sorted by priority, then age, however many there are`(count: Int) throws {
    var solver = Solver()
    try fill(&solver, count: count, seed: UInt64(count))
    let rows = (0..<Int32(solver.engine.rows.count)).filter { solver.engine.rows[$0].isActing }
    let expected = rows.sorted {
      let priorities = (solver.engine.priority(of: $0), solver.engine.priority(of: $1))
      return priorities.0 != priorities.1
        ? priorities.0 > priorities.1 : solver.engine.ages[$0] < solver.engine.ages[$1]
    }
    var sorter = RowSorter()
    var list = Buffer<Int32>()
    sorter.sortAll(
      into: &list, rows: solver.engine.rows, ages: solver.engine.ages, levels: solver.engine.levels)
    #expect((0..<list.count).map { list[$0] } == expected)

    list.removeAll()
    for row in rows.reversed() { list.append(row) }
    sorter.sort(
      &list, rows: solver.engine.rows, ages: solver.engine.ages, levels: solver.engine.levels)
    #expect((0..<list.count).map { list[$0] } == expected)
  }
}
