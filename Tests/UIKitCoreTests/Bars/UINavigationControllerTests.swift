import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A navigation controller` {
  let window = TestWindow(columns: 30, rows: 8)
  let first = TitledController("First")
  let second = TitledController("Second")
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
  }

  @Test func `shows its top controller under a bar with its title`() {
    #expect(window.lines[0] == "            First")
    #expect(window.lines[1] == String(repeating: "─", count: 30))
    #expect(first.view.frame == rect(0, 0, 240, 128))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
    #expect(first.content.frame == rect(0, 32, 240, 96))
    #expect(first.navigationController === navigation)
  }

  @Test func `pushes, and goes back by the button`() {
    navigation.pushViewController(second, animated: true)
    #expect(window.lines[0] == " [ ‹ First ] Second")
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second && second.parent === navigation)
    #expect(second.content.frame == rect(0, 32, 240, 96))
    #expect(first.view.superview == nil)
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    #expect(navigation.topViewController === first && second.parent == nil)
    #expect(window.lines[0] == "            First")
    #expect(second.log == ["joined", "appeared", "disappeared", "left"])
  }

  @Test func `shows what is presented over its top controller`() {
    #expect(navigation.visibleViewController === first)
    first.present(second, animated: false)
    #expect(navigation.visibleViewController === second)
  }

  @Test func `goes back by Escape, but not from its root`() {
    navigation.pushViewController(second, animated: false)
    window.strike(.keyboardEscape)
    #expect(navigation.topViewController === first)
    window.strike(.keyboardEscape)
    #expect(navigation.topViewController === first)
  }

  @Test(arguments: [false, true], [false, true])
  func `gives the focus back when it goes back`(isAnimated: Bool, hasOther: Bool) {
    let buttons = (0..<2).map { UIButton(frame: rect(0, CGFloat(32 + 16 * $0), 80, 16)) }
    for button in buttons { first.view.addSubview(button) }
    if hasOther { second.view.addSubview(UIButton(frame: rect(0, 32, 80, 16))) }
    window.strike(.keyboardTab)
    window.strike(.keyboardTab)
    #expect(buttons[1].isFocused)
    for key in [UIKeyboardHIDUsage.keyboardEscape, .keyboardTab] {
      navigation.pushViewController(second, animated: isAnimated)
      #expect(!buttons[1].isFocused)
      // To the way back, or to what was pushed.
      window.strike(.keyboardTab)
      #expect(window.focusSystem.focusedItem != nil)
      if key == .keyboardEscape {
        window.strike(key)
      } else {
        navigation.popViewController(animated: isAnimated)
      }
      #expect(buttons[1].isFocused)
    }
  }

  @Test func `gives the focus back as soon as it slides back`() {
    let button = UIButton(frame: rect(0, 32, 80, 16))
    first.view.addSubview(button)
    withClock { _ in
      window.focusSystem.requestFocusUpdate(to: button)
      navigation.pushViewController(second, animated: true)
      #expect(window.focusSystem.focusedItem == nil)
      navigation.popViewController(animated: true)
      #expect(button.isFocused)
    }
  }

  @Test func `leaves the focus where the app has moved it meanwhile`() {
    let (one, other, outside) = (UIButton(), UIButton(), UIButton(frame: rect(160, 112, 80, 16)))
    for (index, button) in [one, other].enumerated() {
      button.frame = rect(0, CGFloat(32 + 16 * index), 80, 16)
      first.view.addSubview(button)
    }
    window.addSubview(outside)
    window.focusSystem.requestFocusUpdate(to: one)
    navigation.pushViewController(second, animated: false)
    window.focusSystem.requestFocusUpdate(to: outside)
    navigation.popViewController(animated: false)
    #expect(outside.isFocused)
    window.focusSystem.requestFocusUpdate(to: one)
    navigation.pushViewController(second, animated: false)
    one.isEnabled = false
    navigation.popViewController(animated: false)
    #expect(!one.isFocused)
  }

  @Test func `keeps who hides the way back`() {
    second.navigationItem.hidesBackButton = true
    navigation.pushViewController(second, animated: false)
    window.strike(.keyboardEscape)
    #expect(navigation.topViewController === second)
    #expect(window.lines[0] == "            Second")
  }

  @Test func `pops to a controller and to the root`() {
    let third = TitledController("Third")
    navigation.setViewControllers([first, second, third], animated: false)
    #expect(navigation.popToViewController(second, animated: false) == [third])
    navigation.pushViewController(third, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `follows titles and buttons of the item`() {
    first.title = "Other"
    #expect(window.lines[0] == "            Other")
    var count = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { _ in count += 1 })
    #expect(window.lines[0] == "            Other     [ Add ]")
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    #expect(count == 1)
    first.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(window.lines[0] == "            Other     ( Add )")
  }

  @Test func `gives the bar's room away when that is hidden`() {
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(first.content.frame == rect(0, 0, 240, 128))
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    #expect(first.content.frame == rect(0, 32, 240, 96))
  }

  @Test func `keeps a view that does not reach below bars between them`() {
    first.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(first.view.frame == rect(0, 32, 240, 96))
    #expect(first.view.safeAreaInsets == .zero)
  }

  @Test func `tells its delegate which controller shows`() {
    let log = NavigationLog()
    navigation.delegate = log
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    #expect(
      log.lines == ["will Second false", "did Second false", "will First false", "did First false"])
  }

  @Test func `is mirrored from right to left`() {
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    navigation.pushViewController(second, animated: false)
    #expect(window.lines[0] == "           Second [ › First ]")
  }

  @Test func `turns round with the direction of its bar`() {
    navigation.pushViewController(second, animated: false)
    #expect(window.lines[0] == " [ ‹ First ] Second")
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    #expect(window.lines[0] == "           Second [ › First ]")
    navigation.navigationBar.semanticContentAttribute = .unspecified
    #expect(window.lines[0] == " [ ‹ First ] Second")
  }

  @Test func `lets a table start below its bar and scroll on under it`() {
    let table = UITableView()
    let source = NumberedRows(count: 20)
    table.dataSource = source
    table.rowHeight = 16
    let controller = UIViewController()
    controller.view = table
    navigation.setViewControllers([controller], animated: false)
    #expect(window.lines[2].hasPrefix("  row 0"))
    #expect(table.contentOffset.y == -32)
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    #expect(window.lines[2].hasPrefix("  row 10"))
    table.contentInsetAdjustmentBehavior = .never
    #expect(table.adjustedContentInset == .zero)
  }

  @Test func `ends with its window's root`() {
    weak var gone: UINavigationController?
    do {
      let navigation = UINavigationController(rootViewController: TitledController("x"))
      window.rootViewController = navigation
      window.layoutIfNeeded()
      gone = navigation
      window.rootViewController = nil
    }
    #expect(gone == nil)
  }
}

/// So many rows of text.
@MainActor private final class NumberedRows: NSObject, UITableViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}
