import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A button` {
  let window = TestWindow(columns: 20, rows: 4)

  private func button(_ title: String, width: CGFloat = 160, y: CGFloat = 0) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = rect(0, y, width, 16)
    window.addSubview(button)
    return button
  }

  @Test func `asks for its title and four columns`() {
    let button = button("Button with a fairly long name")
    #expect(button.intrinsicContentSize == CGSize(width: 272, height: 16))
  }

  @Test(arguments: [
    (CGFloat(160), "[       Send       ]"), (72, "[ Send  ]"), (64, "[ Send ]"), (56, "[ S…d ]"),
    (40, "[S…d]"), (24, "[…]"), (16, "[]"), (8, "]"),
  ])
  func `keeps its brackets at any width`(width: CGFloat, line: String) {
    _ = button("Send", width: width)
    #expect(window.lines[0] == line)
  }

  @Test func `tells its state by its shape`() {
    let button = button("Send", width: 64)
    button.isEnabled = false
    #expect(window.lines[0] == "( Send )")
    button.isEnabled = true
    button.isSelected = true
    #expect(window.lines[0] == "{ Send }")
    button.isSelected = false
    window.strike(.keyboardTab)
    #expect(window.lines[0] == "[▸Send◂]")
  }

  @Test func `shows the title of its state`() {
    let button = button("Send", width: 80)
    button.setTitle("Sent", for: .disabled)
    #expect(button.title(for: .selected) == "Send")
    button.isEnabled = false
    #expect(button.currentTitle == "Sent")
    #expect(window.lines[0] == "(  Sent  )")
  }

  @Test func `is pressed by Return, Space and a click`() {
    let button = button("Send", width: 64)
    var presses: [String] = []
    button.addAction(UIAction { _ in presses.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in presses.append("primary") }, for: .primaryActionTriggered)
    window.strike(.keyboardReturnOrEnter)
    #expect(presses.isEmpty)
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    #expect(presses == ["up", "primary"])
    window.strike(.keyboardSpacebar)
    window.click(column: 3, row: 0)
    #expect(presses.count == 6)
  }

  @Test func `is not pressed by a click that ends elsewhere`() {
    let button = button("Send", width: 64)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    window.press(column: 3, row: 0)
    #expect(button.isHighlighted)
    window.release(column: 3, row: 3)
    #expect(events == ["outside"])
    #expect(!button.isHighlighted)
  }

  @Test func `that is disabled takes neither keys nor clicks nor the focus`() {
    let button = button("Send", width: 64)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.isEnabled = false
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    window.click(column: 3, row: 0)
    #expect(count == 0)
    #expect(!button.isFocused)
  }

  @Test func `made from an action shows its title and runs it with itself as the sender`() {
    var sender: AnyObject?
    let button = UIButton(primaryAction: UIAction(title: "Go") { sender = $0.sender as AnyObject? })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(sender === button)
  }

  @Test func `keeps one action of a name`() {
    let button = UIButton()
    var runs: [Int] = []
    let name = UIAction.Identifier("save")
    button.addAction(UIAction(identifier: name) { _ in runs.append(1) }, for: .touchUpInside)
    button.addAction(UIAction(identifier: name) { _ in runs.append(2) }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.removeAction(identifiedBy: name, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(runs == [2])
  }
}
