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

/// A table that is to have the focus.
@MainActor private final class ListScreen: UITableViewController {
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [tableView] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }
}

/// A controller that says more of the focus when it has appeared.
@MainActor private final class LateForm: UIViewController {
  let buttons = (0..<2).map { UIButton(frame: rect(0, CGFloat(64 + 16 * $0), 80, 16)) }
  private let choosers = [Chooser(), Chooser()]
  var requests: [Int] = []

  override func viewDidLoad() {
    for (button, chooser) in zip(buttons, choosers) {
      chooser.wanted = [button]
      for subview in [button, chooser] { view.addSubview(subview) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for request in requests { choosers[request].setNeedsFocusUpdate() }
  }
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

  enum Place: CaseIterable { case inRoot, inNavigation, inTab }

  @Test(arguments: Place.allCases)
  func `is where the app says as soon as the controller has appeared`(place: Place) {
    form.wanted = [form.buttons[2]]
    switch place {
    case .inRoot: window.rootViewController = form
    case .inNavigation:
      window.rootViewController = UINavigationController(rootViewController: form)
    case .inTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), form]
      tabs.selectedIndex = 1
      window.rootViewController = tabs
    }
    turn()
    #expect(form.focused == 2)
  }

  @Test func `is what a view prefers that the controller names`() {
    let chooser = Chooser()
    (form.wanted, chooser.wanted) = ([chooser], [form.buttons[2]])
    window.rootViewController = form
    turn()
    #expect(form.focused == 2)
  }

  @Test func `is the next best where the best is hidden`() {
    form.wanted = [form.buttons[0], form.buttons[2]]
    form.buttons[0].isHidden = true
    window.rootViewController = form
    turn()
    #expect(form.focused == 2)
  }

  @Test func `is the controller's own view where the app names it`() {
    let notes = ListScreen()
    window.rootViewController = notes
    turn()
    #expect(notes.tableView.isFocused)
    let inner = ListScreen()
    window.rootViewController = UINavigationController(rootViewController: inner)
    turn()
    #expect(inner.tableView.isFocused)
  }

  @Test func `is in the controller's own view where the app names that`() {
    form.wanted = [form.view]
    window.rootViewController = form
    turn()
    #expect(form.focused == 0)
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

  @Test(arguments: [[1], [1, 0], [0, 1]])
  func `is what was asked for last while the controller appeared`(requests: [Int]) {
    let late = LateForm()
    late.requests = requests
    window.rootViewController = UINavigationController(rootViewController: late)
    turn()
    #expect(late.buttons.firstIndex { $0.isFocused } == requests.last)
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
    #expect(form.contains(button) && form.contains(form) && !button.contains(form))
    #expect(button.canBecomeFocused && !button.isFocused && button.frame.minY == 64)
    #expect(form.buttons[0].preferredFocusEnvironments.isEmpty)
  }
}
