import Foundation
import Testing
import UIKitCore

@testable import Playground

/// A playground in a window of 80 by 24 cells, with what a user does to it.
@MainActor private struct Session {
  let window = UIWindow(frame: .zero)

  init(_ demo: DemoViewController.Type) {
    window.resize(columns: 80, rows: 24)
    window.rootViewController = PlaygroundViewController(demo: demo)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var text: String { window.snapshot(columns: 80, rows: 24) }

  var lines: [String] { text.components(separatedBy: "\n") }

  func strike(_ keys: String) throws {
    for key in try KeyScript.parse(keys) {
      window.layoutIfNeeded()
      UIApplication.shared.sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
    }
  }

  func click(column: Int, row: Int) {
    window.layoutIfNeeded()
    let pointer = PointerInput(window: window)
    let place = CGPoint(x: CGFloat(column) * 8 + 4, y: CGFloat(row) * 16 + 8)
    pointer.down(at: place)
    pointer.up(at: place)
  }
}

@MainActor @Suite struct `The list of demos` {
  @Test func `opens the demo that is clicked`() throws {
    for demo in DemoViewController.all {
      let session = Session(HideableDemo.self)
      try session.strike("D")
      let row = try #require(session.lines.firstIndex { $0.contains(demo.summary) })
      session.click(column: 20, row: row)
      #expect(session.lines[0].contains("[\(demo.name)]"))
      #expect(session.text.contains("80x24 | \(demo.name): \(demo.summary)"))
    }
  }

  @Test func `stays where anything else is clicked`() throws {
    let session = Session(HideableDemo.self)
    try session.strike("D")
    let list = session.text
    for row in [0, 1, 8, 9, 20] { session.click(column: 4, row: row) }
    #expect(session.text == list && list.contains("a digit or a click chooses"))
  }
}

@MainActor @Suite struct `What a key moves` {
  /// Where a text is on the screen, in rows and columns.
  private func place(of text: String, in session: Session) -> [Int]? {
    for (row, line) in session.lines.enumerated() {
      if let range = line.range(of: text) {
        return [row, line.distance(from: line.startIndex, to: range.lowerBound)]
      }
    }
    return nil
  }

  @Test(
    arguments: [
      (HideableDemo.self, "h", "Button with", [3, 19], [3, 3]),
      (PinDemo.self, "l", "┌", [2, 3], [2, 54]),
      (ScrollDemo.self, "2", "Row 3", [5, 1], [3, 1]),
      (FailoverDemo.self, "3", "[ last ]", [9, 25], [9, 12]),
      (CornersDemo.self, "2", "three", [2, 20], [2, 11]),
    ] as [(DemoViewController.Type, String, String, [Int], [Int])])
  func `goes there cell by cell`(
    demo: DemoViewController.Type, keys: String, text: String, start: [Int], end: [Int]
  ) throws {
    let session = Session(demo)
    let clock = AnimationClock()
    AnimationClock.current = clock
    defer { AnimationClock.current = nil }
    #expect(place(of: text, in: session) == start)
    try session.strike(keys)
    clock.advance(by: 0.1)
    let middle = try #require(place(of: text, in: session))
    #expect(middle != start && middle != end)
    clock.advance(by: 0.2)
    #expect(place(of: text, in: session) == end && !clock.isAnimating)
  }
}
