import Testing

@testable import ConstraintSolver

@Suite struct LevelSetTests {
  @Test(arguments: [[0], [3, 5], [0, 62], [62, 63], [70], []])
  func `levels are found one after the other, from 63 on all or none`(levels: [Int]) {
    var set = LevelSet()
    for level in levels { set.insert(level) }
    let count = 80
    var found: [Int] = []
    var level = set.first(from: 0, of: count)
    while level < count {
      found.append(level)
      level = set.first(from: level + 1, of: count)
    }
    var visited: [Int] = []
    set.forEach(of: count) {
      visited.append($0)
      return true
    }
    let expected = levels.filter { $0 < 63 } + (levels.contains { $0 >= 63 } ? Array(63..<80) : [])
    #expect(found == expected)
    #expect(visited == expected)
  }
}
