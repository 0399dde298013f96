import Foundation
import Testing

@testable import LayoutBench

struct ChildProcessTests {
  @Test func `the last line of a measurement counts`() throws {
    let samples = try run(
      #"echo '{"measure":"jump"}'; echo '{"measure":"jump","amount":7,"runs":3}'"#)
    #expect(samples.map(\.measure) == ["jump"])
    #expect(samples.first?.amount == 7)
    #expect(samples.first?.failure == nil)
  }

  /// Tests run on threads that block signals, and so do programs they start; waiting for another
  /// program is what makes a shell let signals through.
  @Test func `a measurement that had begun is cut off by the deadline's signal`() throws {
    let samples = try run(
      #"echo '{"measure":"build","amount":1}'; echo '{"measure":"jump"}'; "#
        + "sleep 0.01; kill -ALRM $$"
    )
    #expect(samples.map(\.failure) == [nil, Sample.cutOff])
  }

  @Test func `a crash tells its first words and keeps what was known`() throws {
    let sample = try #require(
      try run(
        #"echo '{"measure":"hide","amount":5,"runs":2,"partial":true}'; echo oh >&2; kill -9 $$"#
      ).first)
    #expect(sample.failure == "ended by signal 9; oh")
    #expect(sample.runs == 2)
  }

  @Test func `an end between two measurements is a failure of its own`() throws {
    let samples = try run("exit 3")
    #expect(samples.map(\.measure) == [Sample.end])
    #expect(samples.first?.failure == "exit status 3")
  }

  private func run(_ script: String) throws -> [Sample] {
    try ChildProcess(program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script]).run()
  }
}
