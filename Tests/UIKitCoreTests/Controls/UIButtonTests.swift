import CellGrid
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

  @Test(arguments: [(UIButton.ButtonType.system, "Send"), (.close, "×")])
  func `of a type takes the title of an action where the type has none`(
    type: UIButton.ButtonType, title: String
  ) {
    var count = 0
    let button = UIButton(type: type, primaryAction: UIAction(title: "Send") { _ in count += 1 })
    #expect(button.buttonType == type)
    #expect(button.currentTitle == title)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
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

  @Test func `is not pressed by keys that are shortcuts`() {
    let button = button("Send", width: 64)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    window.strike(.keyboardTab)
    for key in ["\r", " "] {
      for flags in [UIKeyModifierFlags.control, .alternate, .command, [.shift, .control]] {
        window.strike(UIKey(characters: key, modifierFlags: flags))
      }
    }
    #expect(count == 0)
    window.strike(UIKey(characters: "\r", modifierFlags: .shift))
    #expect(count == 1)
  }

  @Test(arguments: [false, true])
  func `that is disabled in the midst of a press is not pressed`(isEnabledAgain: Bool) {
    let button = button("Send", width: 64)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    window.press(column: 3, row: 0)
    button.isEnabled = false
    #expect(!button.isTracking && !button.isHighlighted)
    if isEnabledAgain { button.isEnabled = true }
    window.drag(column: 4, row: 0)
    window.release(column: 3, row: 0)
    #expect(events == ["cancel"])
  }

  @Test func `has the title of exactly its state, or the normal one, whether focused or not`() {
    let button = button("normal", width: 160)
    button.setTitle("selected", for: .selected)
    button.setTitle("highlighted", for: .highlighted)
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    window.strike(.keyboardTab)
    #expect(button.isFocused && button.currentTitle == "selected")
    button.isHighlighted = true
    #expect(button.currentTitle == "normal")
    button.setTitle("both", for: [.selected, .highlighted])
    #expect(button.currentTitle == "both")
    button.isHighlighted = false
    button.setTitle("here", for: [.selected, .focused])
    #expect(button.currentTitle == "here")
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

  @Test func `keeps its title where a configuration has none`() {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    button.configuration = .filled()
    #expect(button.currentTitle == "Save")
    button.configuration?.title = "Send"
    #expect(button.currentTitle == "Send")
    button.setTitle("Keep", for: .normal)
    #expect(button.currentTitle == "Keep" && button.configuration?.title == "Keep")
    button.configuration?.title = nil
    #expect(button.currentTitle == "Keep")
  }

  @Test func `has its own look again without a configuration`() {
    let button = button("Save", width: 96)
    button.backgroundColor = .green
    button.setTitleColor(.red, for: .normal)
    button.setImage(UIImage(text: "✓"), for: .normal)
    let own = window.screen
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.image = UIImage(text: "×")
    button.configuration = configuration
    #expect(window.lines[0] == "[  × Send  ]")
    #expect(window.screen[column: 0, row: 0].style.background == UIColor.tintColor.cellColor)
    #expect(button.titleColor(for: .normal) == .white && button.backgroundColor == .green)
    button.configuration = nil
    #expect(window.lines[0] == "[  ✓ Save  ]")
    #expect(button.currentTitleColor == .red && window.screen == own)
  }

  @Test func `has what is set for a state before what a configuration says`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    let button = UIButton(configuration: configuration)
    button.setTitle("Sent", for: .disabled)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.title(for: .selected) == "Send" && button.title(for: .disabled) == "Sent")
    button.isEnabled = false
    #expect(button.currentTitle == "Sent" && button.currentTitleColor == .red)
    button.setImage(UIImage(text: "✓"), for: .normal)
    #expect(button.currentImage != nil && button.configuration?.image == nil)
  }
}
