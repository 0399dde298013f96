import Foundation
import Testing
import UIKitCore

@testable import Playground

@MainActor @Suite struct `The command line` {
  @Test(arguments: [
    (["--nope"], "unknown option '--nope'; see --help"),
    (["pin"], "'pin' is not an option; see --help"),
    (
      ["--demo", "nothing"],
      "there is no demo 'nothing'; there are hideable, pin, scroll, table, failover, corners"
    ),
    (["--snapshot", "80"], "--snapshot takes two numbers from 1 to 1000, as in 80x24, not '80'"),
    (
      ["--snapshot", "0x9"], "--snapshot takes two numbers from 1 to 1000, as in 80x24, not '0x9'"
    ),
    (["--cell", "8x"], "--cell takes two numbers from 1 to 1000, as in 8x16, not '8x'"),
    (
      ["--snapshot", "+8x9"], "--snapshot takes two numbers from 1 to 1000, as in 80x24, not '+8x9'"
    ),
    (["--keys", "h"], "--keys goes with --snapshot"),
    (["--format", "json"], "--format goes with --snapshot"),
    (["--snapshot", "9x9", "--format", "xml"], "--format is text or json, not 'xml'"),
    (
      ["--snapshot", "9x9", "--keys", "Hop"],
      "--keys: 'Hop' is no key; --help lists them"
    ),
    (["--snapshot", "9x9", "--keys", "C-é"], "--keys: 'C-é' is no key; --help lists them"),
    (["--snapshot", "9x9", "--keys", "F13"], "--keys: 'F13' is no key; --help lists them"),
    (
      ["--snapshot", "9x9", "--keys", "h q"],
      "--keys: 'q' ends the program, and there would be no snapshot"
    ),
    (
      ["--snapshot", "9x9", "--keys", "C-c"],
      "--keys: 'C-c' ends the program, and there would be no snapshot"
    ),
    (
      ["--snapshot", "9x9", "--keys", "C-z"],
      "--keys: 'C-z' ends the program, and there would be no snapshot"
    ),
  ])
  func `turns down, in one line`(arguments: [String], message: String) {
    #expect {
      try Request(arguments: arguments)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test func `takes a demo, a cell size and keys`() throws {
    let request = try Request(arguments: ["--demo", "pin", "--cell", "1x1"])
    #expect(request.demo == PinDemo.self)
    #expect(request.cellSize.width == 1)
    let snapshot = try Request(arguments: ["--snapshot=30x10", "--keys", "h Tab BTab C-a F12"])
    guard case .snapshot(30, 10, let keys, .text) = snapshot.task else {
      Issue.record("\(snapshot.task)")
      return
    }
    #expect(keys.count == 5)
  }

  @Test func `help names every key, and is narrower than a terminal`() throws {
    for name in KeyScript.names.map(\.name) + ["C-a", "F12"] {
      #expect(try KeyScript.parse(name).count == 1)
    }
    let words = Request.help.split(whereSeparator: \.isWhitespace).map(String.init)
    for name in KeyScript.names.map(\.name) { #expect(words.contains(name)) }
    #expect(Request.help.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }
}
