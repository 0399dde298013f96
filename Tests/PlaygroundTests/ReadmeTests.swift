import Foundation
import Testing
import UIKitCore

@testable import Playground

@MainActor @Suite struct `The README` {
  /// A block of the README that begins with a command line of the playground.
  struct Shot {
    let arguments: [String]
    let output: String
  }

  private func file(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func shots() throws -> [Shot] {
    let blocks = try file("README.md").components(separatedBy: "```\n")
    return blocks.filter { $0.hasPrefix("$ playground ") }.map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      return Shot(
        arguments: Array(words(of: lines[0]).dropFirst(2)),
        output: lines.dropFirst().joined(separator: "\n"))
    }
  }

  /// The words of a command line; what stands in quotes is one.
  private func words(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { $0.offset.isMultiple(of: 2) ? $0.element.split(separator: " ") : [$0.element] }
      .map(String.init)
  }

  @Test func `shows a test that is run`() throws {
    let test = try file("Tests/UIKitTests/ReadmeSnapshotTest.swift")
    #expect(try file("README.md").contains("```swift\n\(test)```"))
  }

  @Test func `shows the hideable demo before and after, as the program prints it`() throws {
    let shots = try shots()
    #expect(shots.count >= 2)
    for shot in shots {
      let request = try Request(arguments: shot.arguments)
      guard case .snapshot(let columns, let rows, let keys, _) = request.task else {
        Issue.record("\(shot.arguments) is no snapshot")
        continue
      }
      let snapshot = Snapshot(of: request.demo, columns: columns, rows: rows, keys: keys)
      #expect(snapshot.text.trimmingCharacters(in: .newlines) + "\n" == shot.output)
    }
  }
}
