import Foundation
import Testing

@testable import UIKitCore

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

  @Test func `go to the focused view where it lies in the first responder`() {
    let button = UIButton(frame: rect(0, 0, 64, 16))
    outer.addSubview(button)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    outer.becomeFirstResponder()
    window.strike(.keyboardTab)
    window.strike(UIKey(characters: "\r"))
    window.strike(UIKey(characters: "x"))
    #expect(count == 1)
    #expect(outer.keys.last == "x" && !outer.keys.contains("\r"))
    inner.becomeFirstResponder()
    window.strike(UIKey(characters: "\r"))
    #expect(count == 1)
    inner.resignFirstResponder()
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

/// A controller with a command for each of some keys.
@MainActor private final class Commander: UIViewController {
  let inputs: [String]
  var hasPriority = false
  var runs: [String] = []

  init(_ inputs: [String]) {
    self.inputs = inputs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    inputs.map { input in
      let command = UIKeyCommand(input: input) { [unowned self] _ in runs.append(input) }
      command.wantsPriorityOverSystemBehavior = hasPriority
      return command
    }
  }
}

@MainActor @Suite struct `A key` {
  private let window = TestWindow(columns: 12, rows: 6)
  private let controller = Commander([
    "\r", " ", "h", "1", UIKeyCommand.inputDownArrow, UIKeyCommand.inputEscape,
  ])

  init() {
    window.rootViewController = controller
  }

  private func strike(_ keys: String...) {
    for key in keys {
      let code: UIKeyboardHIDUsage? = key == UIKeyCommand.inputDownArrow ? .keyboardDownArrow : nil
      window.strike(UIKey(characters: key, keyCode: code))
    }
  }

  @Test func `operates the focused button before the commands further up run`() {
    let button = UIButton(frame: rect(0, 0, 64, 16))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    strike("\r", "h")
    #expect(controller.runs == ["\r", "h"])
    window.strike(.keyboardTab)
    strike("\r", " ", "h", "1", UIKeyCommand.inputEscape)
    #expect(presses == 2)
    #expect(controller.runs == ["\r", "h", "h", "1", UIKeyCommand.inputEscape])
  }

  @Test func `operates the focused table before the commands further up run`() {
    let table = UITableView(frame: rect(0, 0, 96, 96))
    let rows = Rows([["one", "two"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    controller.view.addSubview(table)
    window.strike(.keyboardTab)
    strike(UIKeyCommand.inputDownArrow, "\r", "h")
    #expect(rows.selected == ["+two"])
    #expect(controller.runs == ["h"])
    // At the last row the key is of no use to the table.
    strike(UIKeyCommand.inputDownArrow)
    #expect(controller.runs == ["h", UIKeyCommand.inputDownArrow])
  }

  @Test func `is typed into the first responder before the commands further up run`() {
    final class Field: UIView {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let typed = presses.first?.key?.characters, !typed.hasPrefix("UIKeyInput") else {
          return super.pressesBegan(presses, with: event)
        }
        text += typed
      }
    }
    let field = Field(frame: rect(0, 0, 80, 16))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    strike("h", "1", UIKeyCommand.inputEscape)
    #expect(field.text == "h1")
    #expect(controller.runs == [UIKeyCommand.inputEscape])
  }

  @Test func `runs a command that wants priority before everything else`() {
    let button = UIButton(frame: rect(0, 0, 64, 16))
    controller.view.addSubview(button)
    window.strike(.keyboardTab)
    controller.hasPriority = true
    strike("\r")
    #expect(controller.runs == ["\r"])
  }

  @Test func `that a command took ends as cancelled for those who had it before`() {
    final class Watcher: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("began")
        super.pressesBegan(presses, with: event)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("ended")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("cancelled")
      }
    }
    let watcher = Watcher(frame: rect(0, 0, 80, 16))
    controller.view.addSubview(watcher)
    watcher.becomeFirstResponder()
    strike("h", "x")
    #expect(watcher.log == ["began", "cancelled", "began", "ended"])
  }

  @Test(
    arguments: [
      (UIKeyCommand.inputUpArrow, UIKeyModifierFlags.shift, false),
      (UIKeyCommand.inputUpArrow, [], true), (UIKeyCommand.f1, .shift, false),
      ("\t", .shift, false), ("\t", [], true), ("\r", .shift, false),
      (UIKeyCommand.inputEscape, .control, false), ("?", .shift, true), ("D", .shift, true),
      ("d", .alternate, false), ("é", [], true),
    ] as [(String, UIKeyModifierFlags, Bool)])
  func `matches a command without modifiers`(
    input: String, flags: UIKeyModifierFlags, isMatch: Bool
  ) {
    let command = UIKeyCommand(input: input) { _ in }
    #expect(command.matches(UIKey(characters: input, modifierFlags: flags)) == isMatch)
  }

  @Test(arguments: [UIKeyCommand.inputUpArrow, "\t", "d", "D"])
  func `matches a command with Shift only with Shift`(input: String) {
    let command = UIKeyCommand(input: input, modifierFlags: .shift) { _ in }
    #expect(command.matches(UIKey(characters: input, modifierFlags: .shift)))
    #expect(!command.matches(UIKey(characters: input)))
  }
}

@MainActor @Suite struct `The first responder` {
  private final class Field: UIView {
    var resigned = 0
    var isStubborn = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
    override func resignFirstResponder() -> Bool {
      resigned += 1
      return super.resignFirstResponder()
    }
  }

  private let window = TestWindow(columns: 10, rows: 4)
  private let field = Field(frame: rect(0, 0, 80, 16))

  init() {
    window.addSubview(field)
  }

  @Test func `resigns when it leaves its window, alone or with what it lies in`() {
    let panel = UIView(frame: rect(0, 0, 80, 16))
    window.addSubview(panel)
    for leaving in [field, panel] {
      panel.addSubview(field)
      #expect(field.becomeFirstResponder())
      leaving.removeFromSuperview()
      #expect(!field.isFirstResponder && window.firstResponder == nil)
      window.addSubview(panel)
      panel.addSubview(field)
      #expect(!field.isFirstResponder)
    }
    #expect(field.resigned == 2)
    field.isStubborn = true
    field.becomeFirstResponder()
    panel.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test func `stays when it moves within its window, and is left to other windows`() {
    let panel = UIView(frame: rect(0, 0, 80, 16))
    window.addSubview(panel)
    field.becomeFirstResponder()
    panel.addSubview(field)
    #expect(field.isFirstResponder)
    let other = TestWindow(columns: 10, rows: 4)
    let second = Field(frame: rect(0, 0, 80, 16))
    other.addSubview(second)
    second.becomeFirstResponder()
    #expect(field.isFirstResponder && second.isFirstResponder)
    other.addSubview(field)
    #expect(!field.isFirstResponder && second.isFirstResponder)
    other.isHidden = true
  }

  @Test func `has to be in a window`() {
    #expect(!Field(frame: .zero).becomeFirstResponder())
    #expect(!Commander([]).becomeFirstResponder())
  }

  @Test func `may be a controller, which gets no keys once its view is gone or its window hidden`()
  {
    let controller = Commander(["h"])
    window.rootViewController = controller
    controller.becomeFirstResponder()
    window.type("h")
    #expect(controller.runs == ["h"])
    let front = TestWindow(columns: 10, rows: 4)
    front.rootViewController = Commander(["h"])
    window.isHidden = true
    front.makeKey()
    UIApplication.shared.sendEvent(
      UIPressesEvent(presses: [UIPress(key: UIKey(characters: "h"))]))
    #expect(controller.runs == ["h"])
    #expect((front.rootViewController as? Commander)?.runs == ["h"])
    front.isHidden = true
    window.makeKeyAndVisible()
    window.rootViewController = nil
    #expect(!controller.isFirstResponder && window.firstResponder == nil)
    window.type("h")
    #expect(controller.runs == ["h"])
  }
}
