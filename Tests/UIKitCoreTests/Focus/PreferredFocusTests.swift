import Foundation
import Testing

@testable import UIKitCore

/// A view that prefers what it is told to.
@MainActor private final class Chooser: UIView {
  var wanted: [any UIFocusEnvironment] = []
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted }
}

/// A controller with buttons below each other, which prefers what it is told to.
@MainActor private final class Form: UIViewController {
  let buttons: [UIButton]
  var wanted: [any UIFocusEnvironment]?
  var asked: [(from: UIView?, to: UIView?, heading: UIFocusHeading)] = []
  var isWilling = true

  init(_ count: Int = 3) {
    buttons = (0..<count).map { UIButton(frame: rect(0, CGFloat(64 + 16 * $0), 80, 16)) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for button in buttons { view.addSubview(button) }
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    wanted ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    #expect(context.nextFocusedItem === context.nextFocusedView)
    #expect(context.previouslyFocusedItem === context.previouslyFocusedView)
    asked.append((context.previouslyFocusedView, context.nextFocusedView, context.focusHeading))
    return isWilling
  }

  /// Which button has the focus.
  var focused: Int? { buttons.firstIndex { $0.isFocused } }
}

@MainActor @Suite struct `The preferred focus` {
  private let window = TestWindow(columns: 20, rows: 12)
  private let form = Form()

  /// Lets a turn of the run loop pass.
  private func turn() { _ = window.lines }

  @Test func `is nowhere until Tab unless the app says where`() {
    window.rootViewController = form
    turn()
    #expect(form.focused == nil)
    window.strike(.keyboardTab)
    #expect(form.focused == 0)
  }

  @Test(arguments: ["button", "view", "hidden first", "child", "container"])
  func `is where the app says as soon as the controller has appeared`(kind: String) {
    let (outer, chooser) = (UIViewController(), Chooser())
    switch kind {
    case "button": form.wanted = [form.buttons[2]]
    case "view":
      form.wanted = [chooser]
      chooser.wanted = [form.buttons[2]]
    case "hidden first":
      form.wanted = [form.buttons[0], form.buttons[2]]
      form.buttons[0].isHidden = true
    default: form.wanted = [form.buttons[2]]
    }
    switch kind {
    case "child": window.rootViewController = UINavigationController(rootViewController: form)
    case "container":
      let tabs = UITabBarController()
      tabs.viewControllers = [outer, form]
      tabs.selectedIndex = 1
      window.rootViewController = tabs
    default: window.rootViewController = form
    }
    turn()
    #expect(form.focused == 2)
  }

  @Test func `is the first place in a view that is named and cannot have it`() {
    let panel = UIView(frame: rect(0, 128, 80, 32))
    let inside = UIButton(frame: rect(0, 0, 80, 16))
    panel.addSubview(inside)
    form.view.addSubview(panel)
    form.wanted = [UIView(), panel]
    window.rootViewController = form
    turn()
    #expect(inside.isFocused)
  }

  @Test func `ends where views name each other`() {
    let (one, other) = (Chooser(), Chooser())
    (one.wanted, other.wanted, form.wanted) = ([other], [one], [one])
    window.rootViewController = form
    turn()
    #expect(form.focused == nil)
  }

  @Test func `counts for what is pushed and for what is presented`() {
    let (pushed, presented) = (Form(), Form())
    (pushed.wanted, presented.wanted) = ([pushed.buttons[1]], [presented.buttons[2]])
    let navigation = UINavigationController(rootViewController: form)
    window.rootViewController = navigation
    window.focusSystem.requestFocusUpdate(to: form.buttons[1])
    navigation.pushViewController(pushed, animated: false)
    turn()
    #expect(pushed.focused == 1)
    pushed.present(presented, animated: false)
    turn()
    #expect(presented.focused == 2)
    pushed.dismiss(animated: false)
    turn()
    #expect(pushed.focused == 1)
    navigation.popViewController(animated: false)
    #expect(form.focused == 1)
  }

  @Test func `is taken anew where the focus is not to come back`() {
    let (pushed, presented) = (Form(), Form())
    let navigation = UINavigationController(rootViewController: form)
    window.rootViewController = navigation
    form.restoresFocusAfterTransition = false
    form.wanted = [form.buttons[2]]
    window.focusSystem.requestFocusUpdate(to: form.buttons[1])
    navigation.pushViewController(pushed, animated: false)
    navigation.popViewController(animated: false)
    turn()
    #expect(form.focused == 2)
    navigation.restoresFocusAfterTransition = false
    window.focusSystem.requestFocusUpdate(to: form.buttons[1])
    form.present(presented, animated: false)
    form.dismiss(animated: false)
    turn()
    #expect(form.focused == 2)
  }

  @Test func `is taken anew when that is asked for, unless the focus is elsewhere`() {
    window.rootViewController = form
    window.strike(.keyboardTab)
    form.wanted = [form.buttons[2]]
    form.updateFocusIfNeeded()
    #expect(form.focused == 0)
    form.setNeedsFocusUpdate()
    #expect(form.focused == 0)
    form.updateFocusIfNeeded()
    #expect(form.focused == 2)
    form.wanted = [form.buttons[1]]
    form.setNeedsFocusUpdate()
    turn()
    #expect(form.focused == 1)
    let chooser = Chooser()
    chooser.wanted = [form.buttons[0]]
    form.view.addSubview(chooser)
    chooser.setNeedsFocusUpdate()
    turn()
    #expect(form.focused == 1)
  }

  @Test func `is what a request for its container leads to`() {
    window.rootViewController = form
    form.wanted = [form.buttons[1]]
    UIFocusSystem.focusSystem(for: form)?.requestFocusUpdate(to: form)
    #expect(form.focused == 1)
  }

  @Test func `can be forbidden to move, and is told where Tab leads`() {
    window.rootViewController = form
    window.strike(.keyboardTab)
    window.strike(.keyboardTab)
    window.strike(.keyboardTab, shift: true)
    window.focusSystem.requestFocusUpdate(to: form.buttons[2])
    #expect(UIFocusHeading.next == UIFocusHeading(rawValue: 16))
    #expect(form.asked.map(\.heading) == [.next, .next, .previous, []])
    #expect(form.asked[1].from === form.buttons[0] && form.asked[1].to === form.buttons[1])
    form.isWilling = false
    window.strike(.keyboardTab)
    #expect(form.focused == 2)
    // Not asked: what is out of sight cannot keep it.
    form.buttons[2].isHidden = true
    turn()
    #expect(form.focused == 1)
  }

  @Test func `lies in environments that lie in each other`() {
    window.rootViewController = form
    turn()
    let button: any UIFocusItem = form.buttons[0]
    #expect(button.parentFocusEnvironment === form.view)
    #expect(UIFocusSystem.environment(form, contains: button))
    #expect(!UIFocusSystem.environment(button, contains: form))
    #expect(button.canBecomeFocused && !button.isFocused && button.frame.minY == 64)
    #expect(form.buttons[0].preferredFocusEnvironments.isEmpty)
  }
}
