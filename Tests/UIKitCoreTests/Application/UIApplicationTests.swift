import CellGrid
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct `The app` {
  /// The app without the windows of other tests, which run between an `init` and its test.
  private func appWithoutWindows() -> UIApplication {
    for window in UIApplication.shared.windows { UIApplication.shared.hide(window) }
    return UIApplication.shared
  }

  private func window(_ text: String, _ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    let label = UILabel(frame: rect(0, 0, 80, 16))
    label.text = text
    window.addSubview(label)
    window.makeKeyAndVisible()
    return window
  }

  private func finish() {
    for window in UIApplication.shared.windows { UIApplication.shared.hide(window) }
    UIApplication.shared.resizeScreen(columns: 80, rows: 24)
  }

  @Test func `draws its windows one over the other`() {
    let app = appWithoutWindows()
    app.resizeScreen(columns: 8, rows: 2)
    let back = window("back", UIScreen.main.bounds)
    let front = window("front", rect(16, 0, 48, 16))
    #expect(app.render().row(0) == "bafront")
    #expect(app.keyWindow === front)
    #expect(!app.needsDisplay)
    front.isHidden = true
    #expect(app.keyWindow === back)
    finish()
  }

  @Test func `resizes the windows that fill the screen`() {
    let app = appWithoutWindows()
    app.resizeScreen(columns: 10, rows: 5)
    let full = window("full", UIScreen.main.bounds)
    let part = window("part", rect(0, 0, 40, 16))
    app.resizeScreen(columns: 20, rows: 6)
    #expect(full.frame == rect(0, 0, 160, 96))
    #expect(part.frame == rect(0, 0, 40, 16))
    #expect(UIScreen.main.bounds == rect(0, 0, 160, 96))
    finish()
  }

  @Test func `asks for one turn when something changes, and for none when nothing does`() {
    let app = appWithoutWindows()
    let full = window("a", rect(0, 0, 80, 16))
    let label = full.subviews.first as? UILabel
    _ = app.render()
    var turns = 0
    app.turnScheduler = { turns += 1 }
    defer { app.turnScheduler = nil }
    label?.text = "a"
    #expect(turns == 0)
    label?.text = "b"
    label?.text = "c"
    #expect(turns == 1)
    let view = box("view", in: full)
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    _ = app.render()
    turns = 0
    constraint.constant = 2
    #expect(turns == 1)
    finish()
  }

  @Test func `ends a touch without meaning it when its view is hidden`() {
    let window = TestWindow(columns: 10, rows: 2)
    let button = UIButton(frame: rect(0, 0, 64, 16))
    window.addSubview(button)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    window.press(column: 2, row: 0)
    button.hideView()
    window.release(column: 2, row: 0)
    #expect(events == ["cancel"])
    #expect(!button.isHighlighted)
    finish()
  }
}
