import Testing

@testable import ConstraintSolver

@Suite struct LevelSetTests {
  @Test(arguments: [[0], [3, 5], [0, 62], [62, 63], [70], []])
  func `levels are visited in order, from 63 on all or none, until told to stop`(levels: [Int]) {
    var set = LevelSet()
    for level in levels { set.insert(level) }
    let count = 80
    var visited: [Int] = []
    set.forEach(of: count) {
      visited.append($0)
      return true
    }
    let expected = levels.filter { $0 < 63 } + (levels.contains { $0 >= 63 } ? Array(63..<80) : [])
    #expect(visited == expected)
    var first: Int?
    set.forEach(of: count) {
      first = $0
      return false
    }
    #expect(first == expected.first)
  }
}
