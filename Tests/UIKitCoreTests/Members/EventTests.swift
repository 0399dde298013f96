import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `What the user does` {
  /// Notes all it is told.
  final class Recorder: UIView {
    var touches: [(UITouch.Phase, CGPoint, CGPoint)] = []
    var presses: [UIPress.Phase] = []
    var last: UIEvent?

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first else { return }
      self.touches.append((touch.phase, touch.location(in: self), touch.previousLocation(in: self)))
      last = event
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += presses.map(\.phase)
      last = event
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += presses.map(\.phase)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += presses.map(\.phase)
    }
    override var canBecomeFocused: Bool { true }
  }

  let window = TestWindow(columns: 20, rows: 4)
  let view = Recorder(frame: rect(16, 16, 80, 32))

  init() {
    window.addSubview(view)
  }

  @Test func `with the mouse is one touch`() throws {
    window.press(column: 3, row: 2)
    window.drag(column: 5, row: 2)
    window.release(column: 6, row: 2)
    #expect(view.touches.map(\.0) == [.began, .moved, .ended])
    #expect(view.touches.map(\.1.x) == [12, 28, 36] && view.touches.map(\.2.x) == [12, 12, 28])
    let event = try #require(view.last)
    #expect(event.type == .touches && event.allTouches?.count == 1)
    #expect(event.touches(for: view)?.count == 1 && event.touches(for: window)?.count == 1)
    #expect(event.touches(for: UIView())?.isEmpty == true)
    #expect(event.touches(for: UIWindow(frame: .zero))?.isEmpty == true)
    let touch = try #require(event.allTouches?.first)
    #expect(touch.tapCount == 1 && touch.timestamp > 0 && event.timestamp >= touch.timestamp)
  }

  @Test func `with the mouse ends where its view is hidden`() {
    window.press(column: 3, row: 2)
    view.isHidden = true
    window.release(column: 3, row: 2)
    #expect(view.touches.map(\.0) == [.began, .cancelled])
  }

  @Test func `with keys begins and ends at once`() throws {
    window.strike(.keyboardTab)
    window.strike(.keyboardF5)
    #expect(view.presses.suffix(2) == [.began, .ended])
    let event = try #require(view.last as? UIPressesEvent)
    let press = try #require(event.allPresses.first)
    #expect(event.type == .presses && event.allTouches == nil)
    #expect(press.phase == .ended && press.timestamp > 0 && press.timestamp <= event.timestamp)
    #expect(press.responder === view && press.window === window)
  }

  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardUpArrow, UIPress.PressType.upArrow, 0),
    (.keyboardDownArrow, .downArrow, 1), (.keyboardLeftArrow, .leftArrow, 2),
    (.keyboardRightArrow, .rightArrow, 3), (.keyboardReturnOrEnter, .select, 4),
    (.keyboardEscape, .menu, 5), (.keyboardPageUp, .pageUp, 30),
    (.keyboardPageDown, .pageDown, 31),
  ])
  func `with a key has a type`(code: UIKeyboardHIDUsage, type: UIPress.PressType, number: Int) {
    #expect(UIPress(key: UIKey(characters: "", keyCode: code)).type == type)
    #expect(type.rawValue == number)
  }

  @Test func `with keys goes up the chain`() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let press = UIPress(key: UIKey(characters: "a"))
    inner.pressesChanged([press], with: nil)
    #expect(view.presses == [.began])
  }

  @Test func `with the wheel says how far`() {
    final class Wheel: UIView {
      var deltas: [CGPoint] = []
      override func scrollWheel(with event: UIScrollEvent) { deltas.append(event.delta) }
    }
    let wheel = Wheel(frame: rect(0, 0, 16, 16))
    window.addSubview(wheel)
    window.turnWheel(rows: 2)
    #expect(wheel.deltas == [CGPoint(x: 0, y: 32)])
  }

  @Test func `by pasting is on the pasteboard`() {
    let pasteboard = UIPasteboard.general
    defer { pasteboard.string = nil }
    pasteboard.string = nil
    #expect(!pasteboard.hasStrings)
    window.routePaste(of: "text")
    #expect(pasteboard.hasStrings && pasteboard.string == "text")
  }

  @Test func `moves the focus, which both views are told`() {
    final class Told: UIControl {
      var moves: [String] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations({ self.moves.append("changes") }) {
          self.moves.append(context.previouslyFocusedView === self ? "leaves" : "comes")
        }
      }
    }
    let (first, second) = (Told(frame: rect(0, 0, 8, 16)), Told(frame: rect(8, 0, 8, 16)))
    window.addSubview(first)
    window.addSubview(second)
    window.focusSystem.requestFocusUpdate(to: first)
    window.focusSystem.requestFocusUpdate(to: second)
    window.layoutIfNeeded()
    #expect(first.moves == ["changes", "comes", "changes", "leaves"])
    #expect(second.moves == ["changes", "comes"])
  }
}

@MainActor @Suite struct `A control that is operated` {
  final class Knob: UIControl {
    var log: [String] = []
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    override func sendAction(_ action: UIAction) {
      log.append(action.title)
      super.sendAction(action)
    }
  }

  let window = TestWindow(columns: 20, rows: 4)
  let knob = Knob(frame: rect(16, 16, 32, 16), primaryAction: nil)

  init() {
    window.addSubview(knob)
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("again", .touchDownRepeat), ("inside", .touchDragInside),
      ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up", .touchUpInside), ("up outside", .touchUpOutside), ("cancelled", .touchCancel),
    ]
    for (title, event) in events {
      knob.addAction(UIAction(title: title, identifier: .init(title)) { _ in }, for: event)
    }
  }

  @Test func `tells where the mouse is`() {
    window.press(column: 2, row: 1)
    #expect(knob.isTracking && knob.isTouchInside)
    window.drag(column: 3, row: 1)
    window.drag(column: 9, row: 1)
    #expect(knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
    window.drag(column: 4, row: 1)
    window.drag(column: 9, row: 1)
    window.release(column: 9, row: 1)
    #expect(
      knob.log == [
        "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "end",
        "up outside",
      ])
  }

  @Test func `tells of a second click`() {
    window.click(column: 2, row: 1)
    window.click(column: 2, row: 1)
    #expect(knob.log == ["down", "end", "up", "down", "again", "end", "up"])
  }

  @Test func `is let go where it is disabled`() {
    window.press(column: 2, row: 1)
    knob.isEnabled = false
    #expect(knob.log == ["down", "cancel", "cancelled"] && !knob.isTracking)
  }

  @Test func `runs the actions it has, and no others`() {
    let action = UIAction(
      title: "menu", discoverabilityTitle: "Shows the menu", state: .on, handler: { _ in })
    #expect(action.discoverabilityTitle == "Shows the menu" && action.state == .on)
    knob.addAction(action, for: [.menuActionTriggered, .valueChanged])
    #expect(knob.allControlEvents.isSuperset(of: [.menuActionTriggered, .touchCancel]))
    var titles: [String?] = []
    knob.enumerateEventHandlers { action, _, events, stop in
      titles.append(action?.title)
      stop = events == .touchDownRepeat
    }
    #expect(titles == ["down", "again"])
    knob.removeAction(action, for: .valueChanged)
    knob.sendActions(for: .valueChanged)
    #expect(knob.log.isEmpty && !knob.allControlEvents.contains(.valueChanged))
    knob.sendActions(for: .menuActionTriggered)
    #expect(knob.log == ["menu"])
  }

  @Test func `runs its primary action`() {
    let handler: UIActionHandler = { action in
      (action.sender as? UIControl)?.tag += 1
    }
    let button = UIButton(frame: rect(0, 0, 64, 16), primaryAction: UIAction(handler: handler))
    let control = UIControl(frame: .zero, primaryAction: UIAction(handler: handler))
    for control in [button, control] { control.sendActions(for: .primaryActionTriggered) }
    #expect(button.tag == 1 && control.tag == 1)
  }
}

@MainActor @Suite struct `A field that is edited` {
  final class Guard: UITextFieldDelegate {
    var begins = true
    var clears = true
    var moves = 0
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
    func textFieldDidChangeSelection(_ textField: UITextField) { moves += 1 }
  }

  let window = TestWindow(columns: 12, rows: 2)
  let field = UITextField(frame: rect(0, 0, 96, 16))
  let delegate = Guard()

  init() {
    field.delegate = delegate
    field.text = "ab"
    window.addSubview(field)
  }

  @Test func `asks first`() {
    delegate.begins = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    delegate.begins = true
    #expect(field.becomeFirstResponder() && field.isEditing)
  }

  @Test func `is emptied, if its delegate agrees`() {
    field.clearsOnBeginEditing = true
    delegate.clears = false
    field.becomeFirstResponder()
    #expect(field.text == "ab")
    field.resignFirstResponder()
    delegate.clears = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `tells of each step of the caret, and of beginning and end`() {
    var events: [String] = []
    for (name, event) in [
      ("begin", UIControl.Event.editingDidBegin), ("end", .editingDidEnd),
      ("exit", .editingDidEndOnExit), ("change", .editingChanged),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    field.becomeFirstResponder()
    window.strike(.keyboardLeftArrow)
    #expect(delegate.moves == 1)
    window.type("x")
    #expect(delegate.moves == 2 && field.text == "axb")
    window.strike(.keyboardReturnOrEnter)
    field.resignFirstResponder()
    #expect(events == ["begin", "change", "exit", "end"])
  }

  @Test func `has a delegate that need say nothing`() {
    final class Silent: UITextFieldDelegate {}
    let silent: any UITextFieldDelegate = Silent()
    #expect(silent.textFieldShouldBeginEditing(field) && silent.textFieldShouldClear(field))
    #expect(silent.textFieldShouldReturn(field))
  }
}
