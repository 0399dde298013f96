import Foundation
import Terminal
import Testing
import UIKitCore

@testable import TerminalApplication

/// A view that fills a key window of 20 × 5 cells and writes down what it is sent.
@MainActor private final class Recorder: UIView {
  let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
  var log: [String] = []

  init() {
    super.init(frame: screen.bounds)
    screen.addSubview(self)
    screen.makeKeyAndVisible()
    becomeFirstResponder()
  }

  required init?(coder: NSCoder) { nil }

  /// Does what the terminal told and returns what came of it.
  func take(_ events: TerminalEvent...) -> [String] {
    let input = TerminalInput(app: .shared)
    for event in events { input.take(event) }
    UIApplication.shared.hide(screen)
    return log
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { log.append("\(press.key?.characters ?? "") began") }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { log.append("\(press.key?.characters ?? "") ended") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  override func scrollWheel(with event: UIScrollEvent) {
    log.append("wheel \(event.delta.x) \(event.delta.y)")
  }

  override func paste(_ sender: Any?) {
    log.append("pasted \(UIPasteboard.general.string ?? "")")
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      log.append("\(phase) \(place.x) \(place.y) ×\(touch.tapCount)")
    }
  }
}

@MainActor @Suite struct `What the terminal tells` {
  private func mouse(
    _ kind: TerminalMouse.Kind, _ column: Int, _ row: Int, button: Int = 0
  ) -> TerminalEvent {
    .mouse(TerminalMouse(kind: kind, button: button, column: column, row: row))
  }

  @Test func `comes as a press that begins and ends`() {
    #expect(Recorder().take(.key(.character("a"), [])) == ["a began", "a ended"])
  }

  @Test func `comes as a touch at the middle of a cell`() {
    let log = Recorder().take(mouse(.press, 2, 1), mouse(.drag, 5, 1), mouse(.release, 6, 2))
    #expect(log == ["began 20.0 24.0 ×1", "moved 44.0 24.0 ×1", "ended 52.0 40.0 ×1"])
  }

  @Test func `comes as a second tap where the first one was`() {
    let log = Recorder().take(
      mouse(.press, 2, 1), mouse(.release, 2, 1), mouse(.press, 2, 1), mouse(.release, 2, 1),
      mouse(.press, 9, 3))
    #expect(log.map { $0.suffix(2) } == ["×1", "×1", "×2", "×2", "×1"])
  }

  @Test func `ends a touch before the next begins`() {
    let log = Recorder().take(mouse(.press, 2, 1), mouse(.press, 3, 1))
    #expect(log.map { $0.prefix(5) } == ["began", "cance", "began"])
  }

  @Test func `is no touch for other buttons`() {
    #expect(Recorder().take(mouse(.press, 2, 1, button: 2), mouse(.release, 2, 1)) == [])
  }

  @Test func `scrolls three rows at a time`() {
    let log = Recorder().take(mouse(.wheelDown, 0, 0), mouse(.wheelUp, 0, 0))
    #expect(log == ["wheel 0.0 48.0", "wheel 0.0 -48.0"])
  }

  @Test func `is pasted as one text, and runs no commands`() {
    #expect(Recorder().take(.paste("q\nx")) == ["pasted q\nx"])
  }

  struct Key: Sendable, CustomTestStringConvertible {
    let key: TerminalKey
    var modifiers: TerminalModifiers = []
    let characters: String
    let code: UIKeyboardHIDUsage
    var flags: UIKeyModifierFlags = []
    var testDescription: String { "\(key) \(modifiers.rawValue)" }
  }

  nonisolated static let keys = [
    Key(key: .character("a"), characters: "a", code: .keyboardA),
    Key(key: .character("A"), characters: "A", code: .keyboardA, flags: .shift),
    Key(
      key: .character("s"), modifiers: .control, characters: "s", code: .keyboardS,
      flags: .control),
    Key(
      key: .character("x"), modifiers: .alt, characters: "x", code: .keyboardX,
      flags: .alternate),
    Key(key: .up, characters: UIKeyCommand.inputUpArrow, code: .keyboardUpArrow),
    Key(key: .end, characters: UIKeyCommand.inputEnd, code: .keyboardEnd),
    Key(key: .return, characters: "\r", code: .keyboardReturnOrEnter),
    Key(key: .tab, characters: "\t", code: .keyboardTab),
    Key(key: .backTab, characters: "\t", code: .keyboardTab, flags: .shift),
    Key(key: .backspace, characters: "\u{8}", code: .keyboardDeleteOrBackspace),
    Key(key: .escape, characters: UIKeyCommand.inputEscape, code: .keyboardEscape),
    Key(key: .function(1), characters: UIKeyCommand.f1, code: .keyboardF1),
    Key(key: .function(12), characters: UIKeyCommand.f12, code: .keyboardF12),
    Key(key: .function(13), characters: "UIKeyInputF13", code: .keyboardErrorUndefined),
  ]

  @Test(arguments: keys)
  func `has UIKit's names for keys`(row: Key) {
    let key = UIKey(row.key, row.modifiers)
    #expect(key.characters == row.characters)
    #expect(key.keyCode == row.code)
    #expect(key.modifierFlags == row.flags)
  }
}
