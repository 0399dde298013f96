import CellGrid
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct `A window` {
  /// Runs a test on the app without the windows of other tests.
  private func withApp(_ test: (UIApplication) -> Void) {
    let app = UIApplication.shared
    func clear() {
      for window in app.windows { app.hide(window) }
      app.resizeScreen(columns: 80, rows: 24)
    }
    clear()
    test(app)
    clear()
  }

  private func window(_ text: String, _ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    let button = UIButton(frame: window.bounds)
    button.setTitle(text, for: .normal)
    window.addSubview(button)
    return window
  }

  @Test func `is hidden until it is shown, and then draws in memory and on the screen`() {
    withApp { app in
      let window = window("a", rect(0, 0, 40, 16))
      #expect(window.isHidden)
      #expect(window.snapshot(columns: 5, rows: 1) == "[ a ]")
      #expect(app.windows.isEmpty)
      window.isHidden = false
      #expect(!window.isHidden && app.windows == [window])
      window.isHidden = true
      #expect(window.isHidden && app.windows.isEmpty)
    }
  }

  @Test func `is as large as the screen where nobody says how large`() {
    final class Subclass: UIWindow {}
    final class Initialized: UIWindow {
      init(title: String) {
        super.init(frame: UIScreen.main.bounds)
        accessibilityIdentifier = title
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    withApp { app in
      app.resizeScreen(columns: 10, rows: 2)
      #expect(UIWindow().frame == rect(0, 0, 80, 32) && Subclass().frame == rect(0, 0, 80, 32))
      #expect(Initialized(title: "title").frame == rect(0, 0, 80, 32))
      #expect(UIWindow(coder: NSCoder())?.frame == rect(0, 0, 80, 32))
      #expect(UIWindow(frame: .zero).frame == .zero)
    }
  }

  @Test func `comes to the front when it is shown, not when it is told so again`() {
    withApp { app in
      let (first, second) = (window("a", rect(0, 0, 40, 16)), window("b", rect(0, 0, 40, 16)))
      first.isHidden = false
      second.isHidden = false
      first.isHidden = false
      #expect(app.windows == [first, second])
      first.makeKeyAndVisible()
      #expect(app.windows == [second, first] && first.isKeyWindow)
    }
  }

  @Test(arguments: [true, false])
  func `that is hidden is gone from the screen, whatever remains`(hasOther: Bool) {
    withApp { app in
      app.resizeScreen(columns: 10, rows: 2)
      let back = window("back", rect(0, 0, 80, 16))
      if hasOther { back.isHidden = false }
      let front = window("alert", rect(0, 0, 80, 32))
      front.makeKeyAndVisible()
      #expect(app.render().text().contains("alert"))
      #expect(!app.needsDisplay)
      front.isHidden = true
      #expect(app.needsDisplay)
      #expect(
        app.render().text().trimmingCharacters(in: .whitespacesAndNewlines)
          == (hasOther ? "[  back  ]" : ""))
      #expect(!app.needsDisplay)
    }
  }

  @Test func `under the pointer gets the mouse, in its own coordinates`() {
    withApp { app in
      let back = window("back", rect(0, 0, 160, 16))
      let front = window("front", rect(80, 0, 80, 16))
      let hidden = window("hidden", rect(0, 0, 160, 16))
      for window in [back, front, hidden] { window.makeKeyAndVisible() }
      hidden.isHidden = true
      var pressed: [String] = []
      for window in [back, front] {
        let button = window.subviews[0] as? UIButton
        button?.addAction(
          UIAction { _ in pressed.append(button?.currentTitle ?? "") }, for: .touchUpInside)
      }
      let pointer = PointerInput(app: app)
      for x in [84.0, 76, 156, 4, 164] {
        pointer.down(at: CGPoint(x: x, y: 8))
        pointer.up(at: CGPoint(x: x, y: 8))
      }
      #expect(pressed == ["front", "back", "front", "back"])
      // Beside the right edge nothing was hit, so the keys stay with the last window.
      #expect(back.isKeyWindow)
      // A touch stays with its window.
      pointer.down(at: CGPoint(x: 84, y: 8))
      pointer.up(at: CGPoint(x: 4, y: 8))
      #expect(pressed.count == 4)
    }
  }

  @Test func `under the pointer gets the wheel, with its modifiers`() {
    final class Wheel: UIWindow {
      var log: [String] = []
      override func scrollWheel(with event: UIScrollEvent) {
        log.append("\(event.location(in: self).x) \(event.modifierFlags == .shift)")
      }
    }
    withApp { app in
      let windows = [Wheel(frame: rect(0, 0, 80, 16)), Wheel(frame: rect(80, 0, 80, 16))]
      for window in windows { window.makeKeyAndVisible() }
      let pointer = PointerInput(app: app)
      pointer.scroll(by: .zero, at: CGPoint(x: 20, y: 8), modifierFlags: .shift)
      pointer.scroll(by: .zero, at: CGPoint(x: 100, y: 8))
      #expect(windows[0].log == ["20.0 true"])
      #expect(windows[1].log == ["20.0 false"])
    }
  }

  @Test func `that closes in the midst of a touch is let go`() {
    withApp { app in
      let pointer = PointerInput(app: app)
      weak var closed: UIWindow?
      do {
        let window = window("a", rect(0, 0, 80, 16))
        window.makeKeyAndVisible()
        pointer.down(at: CGPoint(x: 20, y: 8))
        closed = window
        window.isHidden = true
      }
      #expect(closed == nil)
      pointer.up(at: CGPoint(x: 20, y: 8))
    }
  }

  @Test func `away from the screen's corner draws everything in its place`() {
    withApp { app in
      app.resizeScreen(columns: 20, rows: 6)
      let window = UIWindow(frame: rect(64, 32, 96, 64))
      let table = UITableView(frame: window.bounds)
      let rows = Rows([["one", "two"]])
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 32
      table.dataSource = rows
      window.addSubview(table)
      window.makeKeyAndVisible()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      let lines = app.render().text().split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        lines == [
          "", "", "          one", "          ──────────", "        • two", "          ──────────",
        ])
      #expect(table.cellsOnScreen == CellRect(column: 8, row: 2, columns: 12, rows: 4))
    }
  }

  @Test func `moves its focus on before it is drawn, wherever it is drawn`() {
    withApp { app in
      app.resizeScreen(columns: 10, rows: 2)
      let window = window("a", rect(0, 0, 80, 16))
      let second = UIButton(frame: rect(0, 16, 80, 16))
      window.frame.size.height = 32
      second.setTitle("b", for: .normal)
      window.addSubview(second)
      window.makeKeyAndVisible()
      for draw in [{ window.snapshot(columns: 10, rows: 2) }, { app.render().text() }] {
        window.subviews[0].isHidden = false
        window.focusSystem.requestFocusUpdate(to: window.subviews[0])
        window.subviews[0].isHidden = true
        #expect(draw().contains("[▸  b   ◂]"))
      }
    }
  }

  @Test func `asks for a turn when constraints are to be updated`() {
    withApp { app in
      let window = window("a", rect(0, 0, 80, 16))
      window.makeKeyAndVisible()
      _ = app.render()
      #expect(!app.needsDisplay)
      window.subviews[0].setNeedsUpdateConstraints()
      #expect(app.needsDisplay)
    }
  }
}
