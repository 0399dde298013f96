import Foundation
import Testing
import UIKitCore

@testable import Playground

/// A view as `--format json` prints it.
struct PrintedView: Decodable {
  let name: String
  let `class`: String
  let hidden: Bool
  let frame: [Double]
  let cells: [Int]
  let subviews: [PrintedView]

  /// The view of a name in the tree.
  subscript(name: String) -> PrintedView? {
    self.name == name ? self : subviews.lazy.compactMap { $0[name] }.first
  }

  /// Where the view begins and ends from left to right, in points.
  var span: [Double] { [frame[0], frame[0] + frame[2]] }

  /// Where the view begins and ends from top to bottom, in points.
  var rise: [Double] { [frame[1], frame[1] + frame[3]] }
}

/// A demo's screen after some keys.
@MainActor func screen(
  _ demo: DemoViewController.Type, _ keys: String = "", columns: Int = 80, rows: Int = 24
) throws -> Snapshot {
  Snapshot(of: demo, columns: columns, rows: rows, keys: try KeyScript.parse(keys))
}

/// A demo's views after some keys.
@MainActor func views(
  _ demo: DemoViewController.Type, _ keys: String = "", columns: Int = 80, rows: Int = 24
) throws -> PrintedView {
  let json = try screen(demo, keys, columns: columns, rows: rows).json
  return try JSONDecoder().decode(PrintedView.self, from: Data(json.utf8))
}

@MainActor @Suite struct `The hideable demo` {
  struct Row: Sendable, CustomTestStringConvertible {
    let columns: Int
    let shown: [Double]
    let hidden: [Double]
    let filled: [Double]
    var testDescription: String { "\(columns) columns" }
  }

  nonisolated static let rows = [
    Row(columns: 80, shown: [8, 544, 552, 632], hidden: [8, 280], filled: [8, 632]),
    Row(columns: 40, shown: [8, 224, 232, 312], hidden: [8, 280], filled: [8, 312]),
    Row(columns: 30, shown: [8, 144, 152, 232], hidden: [8, 232], filled: [8, 232]),
    Row(columns: 100, shown: [8, 704, 712, 792], hidden: [8, 280], filled: [8, 792]),
  ]

  @Test(arguments: rows)
  func `the button takes its place, exactly`(row: Row) throws {
    let shown = try views(HideableDemo.self, columns: row.columns)
    #expect(try #require(shown["button"]).span + #require(shown["label"]).span == row.shown)
    let hidden = try views(HideableDemo.self, "h", columns: row.columns)
    #expect(try #require(hidden["button"]).span == row.hidden)
    #expect(try #require(hidden["label"]).hidden)
    let filled = try views(HideableDemo.self, "h f", columns: row.columns)
    #expect(try #require(filled["button"]).span == row.filled)
    let back = try views(HideableDemo.self, "h f f h", columns: row.columns)
    #expect(try #require(back["button"]).span + #require(back["label"]).span == row.shown)
  }

  @Test func `the button's cells are its rounded edges`() throws {
    let shown = try views(HideableDemo.self)
    #expect(shown["button"]?.cells == [1, 3, 67, 1])
    #expect(shown["label"]?.cells == [69, 3, 10, 1])
  }

  @Test(arguments: ["h", "Return", "Space", "2"])
  func `the label is hidden by`(key: String) throws {
    #expect(try views(HideableDemo.self, key)["label"]?.hidden == true)
    #expect(try views(HideableDemo.self, "\(key) \(key)")["label"]?.hidden == false)
  }

  @Test func `the status line tells what the last key did`() throws {
    let hidden = try screen(HideableDemo.self, "h").text
    #expect(
      hidden.contains("| hidden: label | hide label: 4 constraints stand by, 1 frame changed"))
    let shown = try screen(HideableDemo.self, "h h").text
    #expect(shown.contains("80x24 | show label: 4 constraints act again, 1 frame changed"))
    let filled = try screen(HideableDemo.self, "h f").text
    #expect(filled.contains("fill on: 1 constraint added, 1 frame changed"))
  }

  @Test func `hiding and showing ends in the first screen, status line aside`() throws {
    func body(_ keys: String) throws -> [Substring] {
      try screen(HideableDemo.self, keys).text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).filter { !$0.contains("80x24") }
    }
    #expect(try body("h h") == body(""))
    #expect(try body("h f f h") == body(""))
  }
}

@MainActor @Suite struct `The pin demo` {
  @Test func `all edges hold their insets`() throws {
    let box = try #require(try views(PinDemo.self)["box"])
    #expect(box.span == [20, 620])
    #expect(box.rise == [10, 290])
  }

  @Test(arguments: [
    ("r", [20.0, 212.0], [10.0, 290.0]), ("l", [428, 620], [10, 290]),
    ("t", [20, 620], [210, 290]), ("b", [20, 620], [10, 90]), ("l r t b", [0, 192], [0, 80]),
    ("+", [28, 612], [18, 282]), ("-", [12, 628], [2, 298]), ("r r", [20, 620], [10, 290]),
  ])
  func `edges go off and on, insets grow and shrink`(
    keys: String, span: [Double], rise: [Double]
  ) throws {
    let box = try #require(try views(PinDemo.self, keys)["box"])
    #expect(box.span == span)
    #expect(box.rise == rise)
  }
}

@MainActor @Suite struct `The scroll demo` {
  @Test func `content shorter than the screen fills it`() throws {
    let tree = try views(ScrollDemo.self, rows: 40)
    #expect(tree["container"]?.frame == tree["scroll"]?.frame)
  }

  @Test func `content taller than the screen scrolls, eight points below its last row`() throws {
    let tree = try views(ScrollDemo.self, "a a a a", rows: 14)
    let container = try #require(tree["container"])
    let last = try #require(tree["row10"])
    #expect(container.frame[3] == last.rise[1] + 8)
    #expect(container.frame[3] > (try #require(tree["scroll"])).frame[3])
    #expect(container.frame[2] == tree["scroll"]?.frame[2])
  }

  @Test func `with the last row hidden it still fills, or ends below the last row that shows`()
    throws
  {
    let filled = try views(ScrollDemo.self, "h", rows: 40)
    #expect(filled["container"]?.frame == filled["scroll"]?.frame)
    let tall = try views(ScrollDemo.self, "a a a a h", rows: 14)
    #expect(tall["container"]?.frame[3] == (try #require(tall["row9"])).rise[1] + 8)
  }

  @Test func `rows close up over any hidden row`() throws {
    for hidden in 1...6 {
      let tree = try views(ScrollDemo.self, "\(hidden)")
      let tops = try (1...6).filter { $0 != hidden }.map { try #require(tree["row\($0)"]).frame[1] }
      #expect(tops == [0, 32, 64, 96, 128])
    }
  }

  @Test func `scrolled to the end, removed rows leave no gap`() throws {
    let shown = try screen(ScrollDemo.self, "a a a a End", rows: 14).text
    #expect(shown.contains("Row 10") && !shown.contains("Row 1 "))
    let shrunk = try screen(ScrollDemo.self, "a a a a End d d d d d d", rows: 14).text
    #expect(shrunk.contains("Row 1 ") && shrunk.contains("Row 4"))
  }

  @Test func `a row removed and added is like new`() throws {
    let again = try views(ScrollDemo.self, "d a")
    let first = try views(ScrollDemo.self)
    #expect(again["row6"]?.frame == first["row6"]?.frame)
  }
}

@MainActor @Suite struct `The table demo` {
  private func lines(_ keys: String) throws -> Int {
    try screen(TableDemo.self, keys).text.split(separator: "\n").count { $0.contains("────") }
  }

  @Test func `separators go on to the bottom without a footer, and stop at the last row with one`()
    throws
  {
    #expect(try lines("") == 10)
    #expect(try lines("f") == 2)
    #expect(try lines("f f") == 10)
  }

  @Test func `rows come and go with their separators`() throws {
    #expect(try lines("f a a") == 4)
    #expect(try lines("f d") == 1)
    #expect(try screen(TableDemo.self, "a").text.contains("Row 3"))
  }
}
