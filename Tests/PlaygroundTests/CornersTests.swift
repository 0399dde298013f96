import Foundation
import Testing
import UIKitCore

@testable import Playground

@MainActor @Suite struct `The corners demo` {
  /// The digits struck, and where those of the chain that show begin: 56, 64, 72, 80 and 88 points
  /// wide, 8 apart, from 8 on.
  nonisolated static let chains: [(keys: String, starts: [Double])] = [
    ("", [8, 72, 144, 224, 312]),
    ("1", [8, 80, 160, 248]),
    ("2", [8, 72, 152, 240]),
    ("3", [8, 72, 144, 232]),
    ("4", [8, 72, 144, 224]),
    ("5", [8, 72, 144, 224]),
    ("1 2", [8, 88, 176]),
    ("1 3", [8, 80, 168]),
    ("1 4", [8, 80, 160]),
    ("1 5", [8, 80, 160]),
    ("2 3", [8, 72, 160]),
    ("2 4", [8, 72, 152]),
    ("2 5", [8, 72, 152]),
    ("3 4", [8, 72, 144]),
    ("3 5", [8, 72, 144]),
    ("4 5", [8, 72, 144]),
    ("1 2 3", [8, 96]),
    ("1 2 4", [8, 88]),
    ("1 2 5", [8, 88]),
    ("1 3 4", [8, 80]),
    ("1 3 5", [8, 80]),
    ("1 4 5", [8, 80]),
    ("2 3 4", [8, 72]),
    ("2 3 5", [8, 72]),
    ("2 4 5", [8, 72]),
    ("3 4 5", [8, 72]),
    ("1 2 3 4", [8]),
    ("1 2 3 5", [8]),
    ("1 2 4 5", [8]),
    ("1 3 4 5", [8]),
    ("2 3 4 5", [8]),
    ("1 2 3 4 5", []),
  ]

  /// What is printed for a demo after some keys.
  private func json(_ keys: String) throws -> PrintedView {
    let arguments =
      ["--demo", "corners", "--snapshot", "80x24", "--format", "json", "--keys", keys]
    let request = try Request(arguments: arguments)
    guard case .snapshot(let columns, let rows, let keys, .json) = request.task else {
      throw CocoaError(.featureUnsupported)
    }
    let snapshot = Snapshot(of: request.demo, columns: columns, rows: rows, keys: keys)
    return try JSONDecoder().decode(PrintedView.self, from: Data(snapshot.json.utf8))
  }

  @Test func `any of the five hidden, the others close up, in all 32 combinations`() throws {
    let names = ["one", "two", "three", "four", "five"]
    #expect(Set(Self.chains.map(\.keys)).count == 32)
    for (keys, starts) in Self.chains {
      let tree = try json(keys)
      let shown = try names.map { try #require(tree[$0]) }.filter { !$0.hidden }
      #expect(shown.map { $0.frame[0] } == starts, "\(keys)")
      #expect(shown.allSatisfy { $0.rise == [0, 48] }, "\(keys)")
      let all = names.enumerated().filter { !keys.contains("\($0.offset + 1)") }
      #expect(shown.map(\.name) == all.map(\.element), "\(keys)")
      #expect(shown.map { $0.frame[2] } == all.map { 56 + 8 * Double($0.offset) }, "\(keys)")
    }
  }

  @Test(arguments: ["6 7 6", "7 6 6"])
  func `hidden inside a hidden box, it stays hidden when that is shown`(keys: String) throws {
    let away = try json("6 7")
    #expect(away["outer"]?.hidden == true)
    #expect(away["below"]?.frame == [8, 64, 240, 48])
    let tree = try json(keys)
    #expect(tree["outer"]?.hidden == false && tree["inner"]?.hidden == true)
    #expect(tree["outer"]?.frame == [8, 64, 240, 80])
    #expect(tree["beside"]?.frame == [16, 16, 96, 48])
    #expect(tree["below"]?.frame == [8, 160, 240, 48])
    let back = try json(keys + " 7")
    #expect(back["inner"]?.frame == [16, 16, 96, 48])
    #expect(back["beside"]?.frame == [128, 16, 96, 48])
  }

  @Test func `without bypasses it is named what nothing decides`() throws {
    for (keys, lack) in [
      ("b 2", "two hidden: nothing now decides where three is horizontally"),
      ("b 6", "outer hidden: nothing now decides where below is vertically"),
      ("b 7", "inner hidden: nothing now decides where beside is horizontally"),
      ("b 5", "five hidden: nothing"), ("2", "two hidden: nothing"),
    ] {
      let isMissing = keys.hasPrefix("b") && keys != "b 5"
      let text = try screen(CornersDemo.self, keys, columns: 120).text
      #expect(text.contains(lack) == isMissing, "\(keys)")
    }
    let tree = try views(CornersDemo.self, "b 1 2 6 b s")
    #expect(tree["three"]?.frame[0] == 144 && tree["below"]?.frame[1] == 160)
  }

  @Test func `of a scroll view whose container is hidden the content is named`() throws {
    for (keys, isMissing) in [("c", true), ("1", false), ("c c", false)] {
      let text = try screen(ScrollDemo.self, keys, columns: 160).text
      let lack = "container hidden: nothing now decides how wide the content of scroll is"
      #expect(text.contains(lack) == isMissing, "\(keys)")
    }
  }

  /// The same done in different orders, and what is named: the first lack, and how many more.
  nonisolated static let orders: [(keys: [String], lack: String)] = [
    (["b 2", "2 b"], "two hidden: nothing now decides where three is horizontally |"),
    (
      ["b 1 2", "b 2 1", "1 b 2", "2 b 1", "1 2 b", "2 1 b"],
      "two hidden: nothing now decides where three is horizontally |"
    ),
    (
      ["b 1 3", "b 3 1", "3 1 b"],
      "one hidden: nothing now decides where two is horizontally, and 1 more |"
    ),
    (
      ["b 6 7", "b 7 6", "6 b 7", "7 6 b"],
      "outer hidden: nothing now decides where below is vertically, and 1 more |"
    ),
    (
      ["b 6 7 6", "b 7", "7 6 b 6", "7 b"],
      "inner hidden: nothing now decides where beside is horizontally |"
    ),
  ]

  @Test(arguments: orders)
  func `without bypasses the same is named in whatever order it came to it`(
    keys: [String], lack: String
  ) throws {
    for keys in keys {
      let text = try screen(CornersDemo.self, keys, columns: 200).text
      #expect(text.contains(" | \(lack)"), "\(keys)")
    }
  }

  @Test(arguments: ["b 2 b", "2 b b", "b 2 2", "b 2 s", "2 b 2"])
  func `what is decided again is named no longer`(keys: String) throws {
    #expect(try !screen(CornersDemo.self, keys, columns: 200).text.contains("nothing now"))
  }
}

@MainActor @Suite struct `The failover demo` {
  @Test func `shows each way: as far as the edge, rather up to it, next to the neighbour`() throws {
    let shown = try views(FailoverDemo.self)
    let hidden = try views(FailoverDemo.self, "h")
    func span(_ tree: PrintedView, _ name: String) throws -> [Double] {
      try #require(tree[name]).span
    }
    #expect(try span(shown, "edge") == [8, 544] && span(shown, "edge label") == [552, 632])
    #expect(try span(hidden, "edge") == [8, 72])
    #expect(try span(shown, "wish") == [8, 544] && span(hidden, "wish") == [8, 632])
    #expect(try span(shown, "bypass") == [8, 88] && span(hidden, "bypass") == [8, 88])
    #expect(try span(shown, "bypass label") == [96, 192] && span(shown, "last") == [200, 264])
    #expect(try span(hidden, "last") == [96, 160])
  }

  @Test func `without them it is named what nothing decides`() throws {
    for (keys, text) in [
      ("f 1", "edge label hidden: nothing now keeps edge inside root"),
      ("f 2", "wish label hidden: nothing now keeps wish inside root"),
      ("f 3", "bypass label hidden: nothing now decides where last is horizontally"),
    ] {
      #expect(try screen(FailoverDemo.self, keys, columns: 120).text.contains(text))
      #expect(
        try !screen(FailoverDemo.self, "f f \(keys.suffix(1))", columns: 120).text.contains(text))
    }
  }
}
