import Foundation
import Testing
import UIKitCore

@testable import Playground

@MainActor @Suite struct `The playground around its demos` {
  @Test func `n and p go round the demos, and the header marks the one on stage`() throws {
    let names = DemoViewController.all.map { $0.name }
    for (index, name) in (names + names.prefix(1)).enumerated() {
      let keys = Array(repeating: "n", count: index).joined(separator: " ")
      #expect(
        try screen(HideableDemo.self, keys).text.hasPrefix(
          name == "hideable" ? "[hideable]" : " hideable"))
      #expect(try screen(HideableDemo.self, keys).text.contains("[\(name)]"))
    }
    #expect(try screen(HideableDemo.self, "p").text.contains("[\(try #require(names.last))]"))
  }

  @Test func `D lists the demos with a line each, and a digit opens one`() throws {
    let list = try screen(HideableDemo.self, "D").text
    for demo in DemoViewController.all {
      #expect(list.contains(demo.name) && list.contains(demo.summary))
    }
    #expect(try screen(HideableDemo.self, "D 3").text.contains("[scroll]"))
    #expect(try screen(HideableDemo.self, "D Escape").text.contains("[hideable]"))
  }

  @Test func `help names every key of the demo and of the playground`() throws {
    let help = try screen(PinDemo.self, "?").text
    for title in ["top", "larger insets", "ghosts", "focus", "quit"] {
      #expect(help.contains(title))
    }
    #expect(try screen(PinDemo.self, "? ?").text == screen(PinDemo.self).text)
  }

  @Test func `help tells the size there is now, and what is hidden, when the window changes`()
    throws
  {
    let window = UIWindow(frame: .zero)
    window.resize(columns: 120, rows: 40)
    window.rootViewController = PlaygroundViewController(demo: HideableDemo.self)
    window.makeKeyAndVisible()
    for key in try KeyScript.parse("h ?") {
      window.layoutIfNeeded()
      UIApplication.shared.sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
    }
    for (columns, rows) in [(120, 40), (100, 30), (39, 40), (120, 40)] {
      let text = window.snapshot(columns: columns, rows: rows)
      let now = "now: \(columns)x\(rows) | hidden: label |"
      #expect(text.contains(now), "\(text)")
      #expect(text.components(separatedBy: "now:").count == 2)
    }
  }

  @Test func `help taller than the screen scrolls, whatever lies below`() throws {
    for demo in DemoViewController.all {
      let top = try screen(demo, "?", columns: 60, rows: 8).text
      let bottom = try screen(demo, "? End", columns: 60, rows: 8).text
      #expect(top.contains("help") && !top.contains("wheel"))
      #expect(bottom.contains("wheel"))
      #expect(
        try screen(demo, "? End Escape", columns: 60, rows: 8).text
          == screen(demo, columns: 60, rows: 8).text)
    }
  }

  @Test func `insets larger than the screen leave the box empty and the frame around it whole`()
    throws
  {
    let plus = Array(repeating: "+", count: 40).joined(separator: " ")
    let text = try screen(PinDemo.self, plus).text
    #expect(text.contains("[pin]") && text.contains("80x24") && text.contains("q quit"))
    let box = try #require(try views(PinDemo.self, plus)["box"])
    #expect(box.frame[3] == 0)
  }

  @Test func `the board marks what acts, after every key`() throws {
    #expect(try screen(HideableDemo.self, "f").text.contains("● button.trailing == panel"))
    #expect(try screen(HideableDemo.self, "h f h f").text.contains("· button.trailing == panel"))
  }

  @Test func `what was hidden and shown again can have the focus again`() throws {
    #expect(try screen(HideableDemo.self, "1 1").text.contains("▸"))
    #expect(try views(HideableDemo.self, "1 1 Return")["label"]?.hidden == true)
  }

  @Test func `keys of the demo do nothing while a sheet is open`() throws {
    #expect(try views(HideableDemo.self, "? Return Escape")["label"]?.hidden == false)
    #expect(try !screen(ScrollDemo.self, "? Tab Tab Space Escape").text.contains("pressed"))
    #expect(try views(HideableDemo.self, "? h Escape")["label"]?.hidden == false)
  }

  @Test func `below forty by twelve only the demo and a hint are left`() throws {
    for (columns, rows) in [(39, 24), (80, 11)] {
      let text = try screen(HideableDemo.self, columns: columns, rows: rows).text
      #expect(text.contains("? help"))
      #expect(!text.contains("[hideable]") && !text.contains("next"))
      #expect(
        try views(HideableDemo.self, columns: columns, rows: rows).cells
          == [0, 0, columns, rows - 1])
    }
    let full = try screen(HideableDemo.self, columns: 40, rows: 12).text
    #expect(full.contains("[hideable]"))
    #expect(!full.contains("\n? help"))
  }

  @Test func `ghosts are dotted where hidden views were, and nothing else changes`() throws {
    let ghosts = try screen(HideableDemo.self, "h g").text
    #expect(ghosts.contains("┊label┈┈┈┊"))
    #expect(try screen(HideableDemo.self, "h g g").text.contains("┊") == false)
    #expect(try screen(ScrollDemo.self, "2 g").text.contains("Row 3"))
    // The button fills the place of its label.
    let covered = try screen(FailoverDemo.self, "2 g").text
    #expect(!covered.contains("┊") && !covered.contains("┈"))
    #expect(try screen(FailoverDemo.self, "3 g").text.contains("[ bypass ] [ last ]┈┈┈┊"))
    // Both its edges are covered: the name is between them.
    #expect(try screen(CornersDemo.self, "6 g").text.contains("┊outer   "))
  }

  @Test func `digits hide and show the numbered views`() throws {
    #expect(try views(HideableDemo.self, "1")["button"]?.hidden == true)
    #expect(try views(HideableDemo.self, "1 2")["label"]?.hidden == true)
    #expect(try views(HideableDemo.self, "1 1")["button"]?.hidden == false)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 2), (1, 24), (80, 1), (7, 3), (300, 100)])
  func `any size is drawn`(columns: Int, rows: Int) throws {
    for demo in DemoViewController.all {
      let text = try screen(demo, "h ? Escape n g", columns: columns, rows: rows).text
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= max(rows, 1))
    }
  }

  @Test(arguments: [
    ("1", "button hidden: nothing now keeps label inside panel"),
    ("h", "hide label: 4 constraints stand by"), ("1 2", "hide label: 3 constraints stand by"),
    ("1 1", "show button: 5 constraints act again"),
  ])
  func `a failover that is missing is named, before what the key did`(keys: String, text: String)
    throws
  {
    let status = try #require(
      try screen(HideableDemo.self, keys, columns: 120).text.split(separator: "\n")
        .first { $0.contains("120x24") })
    #expect(status.contains("| \(text)"))
    #expect(status.contains("nothing now") == (keys == "1"))
  }

  @Test func `a key script that names no key says which word`() {
    #expect(throws: KeyScript.Failure.unknown("Retrun")) { try KeyScript.parse("h Retrun") }
  }
}
