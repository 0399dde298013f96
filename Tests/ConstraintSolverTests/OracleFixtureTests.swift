import Foundation
import Testing

@testable import SolverProbe

/// Random systems and what linear programs say of them, as written by `Tests/Oracle/run --fixture`.
@Suite struct OracleFixtureTests {
  struct System: Decodable {
    var lines: [String]
    var states: [State]
  }

  struct State: Decodable {
    /// The numbers of the constraints that must be refused.
    var refused: [Int]
    /// Priorities and the smallest sums of errors.
    var errors: [[Double]]
    /// Variables and the only optimal values.
    var fixed: [[Double]]
  }

  static func systems() throws -> [System] {
    let url = try #require(
      Bundle.module.url(forResource: "oracle", withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode([System].self, from: Data(contentsOf: url))
  }

  @Test func `every state is as the oracle says`() throws {
    let systems = try Self.systems()
    #expect(systems.count >= 60)
    for (number, system) in systems.enumerated() { try check(system, number) }
  }

  private func check(_ system: System, _ number: Int) throws {
    var session = Session(kinds: system.lines[0].split(separator: " ").dropFirst().map(String.init))
    var states = system.states[...]
    for line in system.lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      let answer = session.perform(words[0], Array(words.dropFirst()))
      guard words[0] == "state" else { continue }
      #expect(answer.hasSuffix("| same"), "system \(number): a fresh solver \(answer)")
      let next = states.popFirst()
      let state = try #require(next)
      #expect(session.refused == state.refused, "system \(number)")
      #expect(session.requiredError < 1e-6, "system \(number)")
      let errors = session.levelErrors
      for error in state.errors {
        #expect(abs((errors[error[0]] ?? 0) - error[1]) < 1e-4, "system \(number), @\(error[0])")
      }
      for value in state.fixed {
        #expect(abs(session.values[Int(value[0])] - value[1]) < 1e-4, "system \(number)")
      }
    }
  }
}
