import Testing

@testable import SolverProbe

/// The answer is a function of the constraints in effect and their order, never of the path.
@Suite struct DeterminismTests {
  @Test(arguments: 1...20)
  func `a random walk ends where a fresh solver begins`(seed: UInt64) {
    var numbers = SplitMix(state: seed)
    var walk = RandomWalk(numbers: &numbers)
    for _ in 0..<60 {
      let line = walk.next(&numbers)
      walk.perform(line)
      let state = walk.perform("state")
      #expect(state.hasSuffix("| same"), "seed \(seed), after \(line): \(state)")
    }
  }
}

/// Changes at random to a system of 12 variables.
private struct RandomWalk: ~Copyable {
  private var session = Session(
    kinds: (0..<12).map { $0 == 0 ? "100" : $0 % 2 == 0 ? "size" : "position" })
  private var count = 0

  init(numbers: inout SplitMix) {
    for _ in 0..<25 { perform(addition(&numbers)) }
  }

  @discardableResult
  mutating func perform(_ line: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    if words[0] == "add" { count += 1 }
    return session.perform(words[0], Array(words.dropFirst()))
  }

  mutating func next(_ numbers: inout SplitMix) -> String {
    let id = Int.random(in: 0..<count, using: &numbers)
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0: return "suspend \(id)"
    case 1: return "resume \(id)"
    case 2: return "remove \(id)"
    case 3: return "constant \(id) \(-Int.random(in: 0...40, using: &numbers))"
    case 4: return "priority \(id) \([1000, 750, 250].randomElement(using: &numbers) ?? 1)"
    case 5: return "parameter 0 \(Int.random(in: 0...200, using: &numbers))"
    default: return addition(&numbers)
    }
  }

  private func addition(_ numbers: inout SplitMix) -> String {
    let priority = [1000, 999, 750, 250].randomElement(using: &numbers) ?? 1
    let relation = ["==", "<=", ">="].randomElement(using: &numbers) ?? "=="
    let constant = -Int.random(in: 0...50, using: &numbers)
    var line = "add \(priority) 1 \(relation) \(constant)"
    let length = Int.random(in: 1...3, using: &numbers)
    let variables = (0..<12).shuffled(using: &numbers).prefix(length)
    for (place, variable) in variables.enumerated() {
      line += " \(variable) \(place == 0 ? 1 : -1)"
    }
    return line
  }
}
