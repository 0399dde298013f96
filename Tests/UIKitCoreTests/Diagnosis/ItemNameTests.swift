import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Names in messages` {
  private let window = TestWindow(columns: 40, rows: 24)

  /// What everything in the window is called, guides too.
  private var names: Set<String> {
    window.layoutIfNeeded()
    return Set(
      window.subtree.flatMap { view in
        [view.itemName] + (view.ownGuides + view.layoutGuides).map(\.itemName)
      })
  }

  /// Names that begin with neither a class of UIKit's nor one of the test's.
  private var strange: [String] {
    names.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("TestWindow") }.sorted()
  }

  @Test func `say what a bar and its container are to the app`() {
    let controller = UITableViewController()
    controller.title = "List"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    controller.toolbarItems = [
      UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil), .flexibleSpace(),
    ]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    let expected: Set = [
      "UIBarButtonItem", "UIBarButtonItem'Add'", "UIBarButtonItem'Sort'",
      "UINavigationController.view", "UINavigationController.view.contentArea",
      "UITabBarController.view", "UITabBarController.view.contentArea", "UILabel'List'",
      "UIButton'List'", "UINavigationBar", "UIToolbar", "UITabBar", "UITableView",
    ]
    #expect(expected.subtracting(names) == [])
    #expect(strange == [])
  }

  @Test func `say what belongs to a presentation`() {
    let (root, page) = (UIViewController(), UIViewController())
    window.rootViewController = root
    page.modalPresentationStyle = .formSheet
    root.present(page, animated: false)
    let alert = UIAlertController(title: "Why?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "So", style: .default))
    page.present(alert, animated: false)
    let expected: Set = [
      "UIPresentationController.containerView", "UIPresentationController.border",
      "UIAlertController.view", "UILabel'Why?'", "UIButton'So'",
    ]
    #expect(expected.subtracting(names) == [])
    #expect(strange == [])
  }

  @Test func `say where a guide lies`() {
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "UIScrollView-1"
    window.addSubview(scroll)
    for guide in [
      scroll.contentLayoutGuide, scroll.frameLayoutGuide, scroll.layoutMarginsGuide,
      scroll.safeAreaLayoutGuide, scroll.readableContentGuide,
    ] {
      #expect(guide.itemName.hasPrefix("UIScrollView-1."))
      #expect(!guide.identifier.isEmpty)
    }
    #expect(strange == [])
  }

  @Test func `stand in a conflict's text`() {
    let button = UIBarButtonItem(title: "Wide", style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: rect(0, 0, 320, 32))
    bar.items = [button]
    window.addSubview(bar)
    window.layoutIfNeeded()
    let view = bar.subviews[0]
    view.translatesAutoresizingMaskIntoConstraints = false
    let conflicts = conflicts {
      view.widthAnchor.constraint(equalToConstant: 80).isActive = true
      view.widthAnchor.constraint(equalToConstant: 90).isActive = true
      window.layoutIfNeeded()
    }
    #expect(conflicts.first?.description.contains("UIBarButtonItem'Wide'") == true)
    #expect(conflicts.first?.description.contains("BarItemButton") == false)
  }
}
