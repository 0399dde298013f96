import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `The focus` {
  let window = TestWindow(columns: 20, rows: 6)
  let buttons: [UIButton]
  let panel = UIView(frame: rect(0, 32, 160, 32))

  /// A and B in the window, C and D in a panel, E in the window.
  init() {
    buttons = "ABCDE".map { name in
      let button = UIButton(type: .system)
      button.setTitle(String(name), for: .normal)
      button.frame.size = CGSize(width: 80, height: 16)
      return button
    }
    window.addSubview(buttons[0])
    window.addSubview(buttons[1])
    buttons[1].frame.origin.y = 16
    window.addSubview(panel)
    panel.addSubview(buttons[2])
    panel.addSubview(buttons[3])
    buttons[3].frame.origin.y = 16
    window.addSubview(buttons[4])
    buttons[4].frame.origin.y = 64
  }

  private var focused: String {
    (window.focusSystem.focusedItem as? UIButton)?.currentTitle ?? "-"
  }

  /// Who has the focus after each of so many tabs.
  private func tabs(_ count: Int, shift: Bool = false) -> String {
    (0..<count).map { _ in
      window.strike(.keyboardTab, shift: shift)
      return focused
    }.joined()
  }

  @Test func `walks the tree in order and starts again`() {
    #expect(tabs(7) == "ABCDEAB")
    #expect(tabs(3, shift: true) == "AED")
  }

  @Test func `passes over what is hidden, in a hidden view, or disabled`() {
    buttons[0].isHidden = true
    panel.hideView()
    buttons[4].isEnabled = false
    #expect(tabs(2) == "BB")
  }

  @Test func `moves to the next view when its view is hidden, and stays there`() {
    #expect(tabs(3) == "ABC")
    panel.hideView()
    window.focusSystem.updateFocusIfNeeded()
    #expect(focused == "E")
    panel.showView()
    window.focusSystem.updateFocusIfNeeded()
    #expect(focused == "E")
  }

  @Test func `moves back when the last view is hidden`() {
    _ = tabs(5)
    buttons[4].hideView()
    window.focusSystem.updateFocusIfNeeded()
    #expect(focused == "D")
  }

  @Test func `moves on when its view is removed`() {
    _ = tabs(3)
    panel.removeFromSuperview()
    #expect(focused == "E")
  }

  @Test func `is nowhere when the only view is hidden, and keys do nothing`() {
    for button in buttons.dropFirst() { button.isEnabled = false }
    var count = 0
    buttons[0].addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    _ = tabs(1)
    buttons[0].hideView()
    window.strike(.keyboardReturnOrEnter)
    #expect(window.focusSystem.focusedItem == nil)
    #expect(count == 0)
    buttons[0].showView()
    window.strike(.keyboardReturnOrEnter)
    #expect(count == 0)
  }

  @Test func `comes to a view that is clicked`() {
    window.click(column: 2, row: 3)
    #expect(focused == "D")
  }

  @Test func `does not come to where a hidden view was`() {
    buttons[3].hideView()
    window.click(column: 2, row: 3)
    #expect(focused == "-")
  }

  @Test func `tells both views of its move`() {
    final class Listener: UIButton {
      var moves: [String] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        moves.append(context.nextFocusedView === self ? "got" : "lost")
      }
    }
    let listener = Listener(frame: rect(0, 80, 80, 16))
    window.insertSubview(listener, at: 0)
    _ = tabs(2)
    #expect(listener.moves == ["got", "lost"])
  }
}

@MainActor @Suite struct `Keys` {
  final class Recorder: UIView {
    var keys: [String] = []
    var claims = false
    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { claims }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys.append(presses.first?.key?.characters ?? "")
      if !claims { super.pressesBegan(presses, with: event) }
    }
  }

  let window = TestWindow(columns: 10, rows: 4)
  let outer = Recorder(frame: rect(0, 0, 80, 64))
  let inner = Recorder(frame: rect(0, 0, 40, 16))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `go to the first responder and then up the chain`() {
    inner.becomeFirstResponder()
    window.type("a")
    #expect(inner.keys == ["a"])
    #expect(outer.keys == ["a"])
    inner.claims = true
    window.type("b")
    #expect(outer.keys == ["a"])
    inner.resignFirstResponder()
  }

  @Test func `do not go to a hidden first responder`() {
    inner.becomeFirstResponder()
    outer.hideView()
    window.type("a")
    #expect(inner.keys == [])
    #expect(!inner.isFirstResponder)
  }

  @Test func `run the command of the nearest responder that has one`() {
    final class Commander: UIViewController {
      var runs: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(title: "Quit", input: "q") { [unowned self] _ in runs.append("q") },
          UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: .control) {
            [unowned self] _ in runs.append("up")
          },
        ]
      }
    }
    let controller = Commander()
    window.rootViewController = controller
    window.type("q")
    window.type("x")
    let key = UIKey(
      characters: UIKeyCommand.inputUpArrow, modifierFlags: .control, keyCode: .keyboardUpArrow)
    window.sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
    #expect(controller.runs == ["q", "up"])
  }

  @Test(arguments: [
    ("a", UIKeyboardHIDUsage.keyboardA), ("Z", .keyboardZ), ("1", .keyboard1), ("0", .keyboard0),
    (" ", .keyboardSpacebar), ("\r", .keyboardReturnOrEnter), ("?", .keyboardSlash),
    ("é", .keyboardErrorUndefined),
  ])
  func `have the code of the key that types them`(text: String, code: UIKeyboardHIDUsage) {
    #expect(UIKey(characters: text).keyCode == code)
  }
}
