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
