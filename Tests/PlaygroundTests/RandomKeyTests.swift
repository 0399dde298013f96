import Foundation
import Testing
import UIKitCore

@testable import Playground

/// A generator whose numbers are the same on every run.
private struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor @Suite struct `Keys in any order` {
  private static let keys =
    Array("nphfagdtlbr+-123456789?D").map(String.init) + [
      "Tab", "BTab", "Return", "Space", "Escape", "Up", "Down", "PageDown", "End", "Home",
    ]

  @Test(arguments: 0..<40)
  func `leave the playground well, and the same for the same keys`(seed: Int) throws {
    var random = FixedRandom(state: UInt64(seed))
    let script = (0..<25).compactMap { _ in Self.keys.randomElement(using: &random) }
      .joined(separator: " ")
    let (columns, rows) = [(80, 24), (40, 12), (100, 30), (1, 1), (33, 7)][seed % 5]
    let demo = DemoViewController.all[seed % DemoViewController.all.count]
    let first = try screen(demo, script, columns: columns, rows: rows)
    let text = first.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= rows && lines.allSatisfy { $0.count <= columns }, "\(script)")
    #expect(try screen(demo, script, columns: columns, rows: rows).text == text, "\(script)")
  }
}
