import Foundation
import Testing
import UIKitCore

@testable import Playground

@MainActor @Suite struct `The lines around a demo` {
  private func lines(
    _ demo: DemoViewController.Type, _ keys: String, columns: Int = 80, rows: Int = 24
  ) throws -> [String] {
    try screen(demo, keys, columns: columns, rows: rows).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func `name every key of every demo, in 80 columns`() throws {
    for demo in DemoViewController.all {
      for keys in ["", "a a a a"] where demo == ScrollDemo.self || keys.isEmpty {
        let footer = try lines(demo, keys).suffix(2)
        #expect(footer.allSatisfy { !$0.contains("…") }, "\(footer)")
      }
    }
    let footer = try lines(CornersDemo.self, "")[22]
    #expect(footer.contains("1-7 hide one, two, three, four, five, outer, inner"))
    #expect(try lines(ScrollDemo.self, "a a a a")[22].contains("1-9 hide row1 to row9"))
    #expect(try lines(PinDemo.self, "")[22].contains("1 hide box"))
  }

  @Test func `tell all that happened, over several rows where one is too short`() throws {
    let status = try lines(CornersDemo.self, "b 2")[19...21]
    let text = status.joined().trimmingCharacters(in: .whitespaces)
    #expect(
      text == "80x24 | hidden: two | two hidden: nothing now decides where three is"
        + " horizontally | three is off the screen | hide two: 3 constraints stand by,"
        + " 3 frames changed"
    )
  }

  @Test func `leave the demo where it was when there is more to tell`() throws {
    let tree = try views(CornersDemo.self, "b 2")
    #expect(tree.frame == (try views(CornersDemo.self)).frame && tree.frame[3] == 320)
  }

  @Test func `leave most of a low window to the demo, and the help tells the rest`() throws {
    let text = try screen(CornersDemo.self, "b 2", columns: 40, rows: 12).text
    #expect(text.contains("│ ┌────") && text.contains("horizontally | three is off the screen…"))
    let help = try screen(CornersDemo.self, "b 2 ? End", columns: 40, rows: 12).text
    #expect(help.contains("frames changed"))
  }

  @Test func `say once which view has got off the screen`() throws {
    let text = "three is off the screen"
    #expect(try screen(CornersDemo.self, "b 2").text.contains(text))
    #expect(try !screen(CornersDemo.self, "2").text.contains("off the screen"))
    #expect(try !screen(CornersDemo.self, "b 2 5").text.contains("off the screen"))
    #expect(try !screen(CornersDemo.self, "b 2 b").text.contains("off the screen"))
    // What is scrolled away is not lost.
    #expect(
      try !screen(ScrollDemo.self, "a a a a a a a End h", rows: 14).text.contains("off the screen"))
  }

  @Test func `name what nothing decides though all show`() throws {
    for (keys, text) in [
      ("l r t b", "| nothing decides where box is | unpin the bottom edge: "),
      ("l r", "| nothing decides where box is horizontally | unpin"),
      ("t b", "| nothing decides where box is vertically | unpin"),
    ] {
      #expect(try screen(PinDemo.self, keys, columns: 120).text.contains(text), "\(keys)")
    }
    for keys in ["l", "t", "l t", "l r l", "l r t b 1", "+"] {
      let text = try screen(PinDemo.self, keys, columns: 120).text
      #expect(!text.contains("nothing decides"), "\(keys)")
    }
  }

  @Test(arguments: [
    ("a", "add row 3: 1 row added, content 32 points higher"),
    ("d", "remove row 2: 1 row removed, content 32 points lower"),
    ("f", "set the footer: no frame changed"),
  ])
  func `tell what became of a table`(keys: String, text: String) throws {
    #expect(try screen(TableDemo.self, keys).text.contains("| \(text)"))
  }

  @Test(
    arguments: [
      (CornersDemo.self, " b bypasses  s show all  1-7 hide"),
      (HideableDemo.self, " h hide/show label  f fill when alone"),
      (PinDemo.self, " t top  l left  b bottom  r right"),
      (FailoverDemo.self, " h hide all  f failovers  1-3 hide"),
    ] as [(DemoViewController.Type, String)])
  func `name whole keys only, as many as there is room for`(
    demo: DemoViewController.Type, hints: String
  ) throws {
    let footer = try lines(demo, "", columns: 40, rows: 12).suffix(2)
    #expect(Array(footer) == [hints, " ? help  q quit  n next  p previous"])
  }

  @Test func `begin with what the demo is about`() throws {
    for demo in DemoViewController.all {
      #expect(try screen(demo).text.contains("80x24 | \(demo.name): \(demo.summary)"))
    }
  }

  @Test func `show the name of the demo on stage in 40 columns`() throws {
    for demo in DemoViewController.all {
      #expect(try screen(demo, columns: 40, rows: 12).text.contains("[\(demo.name)]"))
    }
    #expect(
      try lines(CornersDemo.self, "", columns: 40)[0] == "…  scroll   table   failover  [corners]")
    #expect(
      try lines(HideableDemo.self, "", columns: 40)[0] == "[hideable]  pin   scroll   table  …")
  }

  @Test(arguments: [(1, 1, "?"), (1, 24, "?"), (5, 1, "?"), (80, 1, "? help"), (6, 3, "? help")])
  func `are one hint in a tiny window`(columns: Int, rows: Int, hint: String) throws {
    for demo in DemoViewController.all {
      let text = try screen(demo, columns: columns, rows: rows).text
      #expect(text.split(separator: "\n").last.map(String.init) == hint)
    }
  }
}

@MainActor @Suite struct `What a demo shows` {
  @Test(arguments: [(30, 10), (20, 9), (12, 8), (40, 12)])
  func `a box keeps its text within its frame`(columns: Int, rows: Int) throws {
    let box = try #require(try views(PinDemo.self, columns: columns, rows: rows)["box"]).cells
    let lines = try screen(PinDemo.self, columns: columns, rows: rows).text
      .split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    #expect(box[2] > 1 && box[3] > 0)
    for row in box[1]..<box[1] + box[3] {
      let line = lines[row].prefix(box[0] + box[2])
      #expect(line.first { $0 != " " }.map { "┌│└".contains($0) } == true)
      #expect(line.last.map { "┐│┘".contains($0) } == true)
      #expect(lines[row].count == box[0] + box[2])
    }
  }

  @Test func `a box without room for a frame shows its title`() throws {
    let box = try #require(try views(PinDemo.self, columns: 8, rows: 5)["box"]).cells
    #expect(Array(box.suffix(2)) == [3, 1])
    #expect(try screen(PinDemo.self, columns: 8, rows: 5).text.contains("   pi…"))
  }

  @Test func `each button of the failover demo hides and shows its label`() throws {
    let labels = ["edge label", "wish label", "bypass label", "bypass label"]
    for (place, label) in labels.enumerated() {
      let tabs = Array(repeating: "Tab", count: place).joined(separator: " ")
      let tree = try views(FailoverDemo.self, "\(tabs) Return")
      let hidden = Set(labels).filter { tree[$0]?.hidden == true }
      #expect(hidden == [label])
      #expect(try views(FailoverDemo.self, "\(tabs) Return Space")[label]?.hidden == false)
    }
    #expect(
      try screen(FailoverDemo.self, "Return").text.contains("hide edge label: "))
  }
}
