import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Items of a bar` {
  let bar = UINavigationBar(frame: rect(0, 0, 320, 32))
  let window = TestWindow(columns: 40, rows: 2)
  let back = UINavigationItem(title: "Back")
  let item = UINavigationItem(title: "Here")

  init() {
    window.addSubview(bar)
    bar.setItems([back, item], animated: false)
  }

  private var row: String { window.lines[0] }

  @Test func `are pushed and popped`() {
    #expect(bar.topItem === item && bar.backItem === back)
    #expect(row == " [ ‹ Back ]       Here")
    #expect(bar.popItem(animated: true) === item && bar.topItem === back && bar.backItem == nil)
    #expect(row == "                  Back")
    bar.pushItem(UINavigationItem(title: "Next"), animated: true)
    #expect(row == " [ ‹ Back ]       Next")
  }

  @Test func `say what the way back is called`() {
    back.backButtonTitle = "Home"
    #expect(row.hasPrefix(" [ ‹ Home ] "))
    back.backBarButtonItem = UIBarButtonItem(title: "List")
    #expect(row.hasPrefix(" [ ‹ List ] "))
  }

  @Test func `stand on the left in place of the way back, or beside it`() {
    item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    #expect(row.hasPrefix(" [ Menu ]  "))
    #expect(item.leftBarButtonItems?.count == 1)
    item.leftItemsSupplementBackButton = true
    #expect(row.hasPrefix(" [ ‹ Back ] [ Menu ]"))
  }

  @Test func `stand on the right, the first outermost`() {
    let knob = UILabel()
    knob.text = "(o)"
    let first = UIBarButtonItem(title: "A", image: UIImage(text: "✓"))
    item.rightBarButtonItems = [first, UIBarButtonItem(customView: knob)]
    #expect(row.hasSuffix("(o) [ ✓ A ]"))
    first.customView = UIImageView(image: UIImage(text: "#"))
    #expect(row.hasSuffix("(o) #"))
  }

  @Test func `without an action look like others, and do nothing`() {
    let image = UIImage(text: "✓")
    let bold = UIBarButtonItem(title: "A", style: .done, target: nil, action: nil)
    item.rightBarButtonItems = [
      bold, UIBarButtonItem(image: image, style: .plain, target: self, action: nil),
      UIBarButtonItem(title: "B", image: nil, primaryAction: nil, menu: nil),
      UIBarButtonItem(image: image, primaryAction: nil, menu: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    #expect(bold.style == .done && bold.primaryAction == nil)
    #expect(row.hasSuffix("[+] [ ✓ ] [ B ] [ ✓ ] [ A ]"))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let tools = UIToolbar(frame: rect(0, 0, 320, 32))
    tools.items = [space, UIBarButtonItem(systemItem: .done, primaryAction: nil, menu: nil)]
    window.addSubview(tools)
    #expect(window.lines.contains { $0.hasSuffix("[ Done ]") })
  }

  @Test func `have the width they are given`() {
    let button = UIBarButtonItem(title: "A")
    item.rightBarButtonItem = button
    #expect(row.hasSuffix(" [ A ]"))
    button.width = 80
    #expect(row.hasSuffix(" [   A    ]"))
  }

  @Test func `name their buttons`() {
    let button = UIBarButtonItem(title: "A")
    button.accessibilityIdentifier = "first"
    item.rightBarButtonItem = button
    #expect(bar.subviews.contains { $0.accessibilityIdentifier == "first" })
    button.accessibilityIdentifier = "second"
    #expect(bar.subviews.contains { $0.accessibilityIdentifier == "second" })
    let (tabs, tab) = (UITabBar(frame: .zero), UITabBarItem(title: "A", image: nil, tag: 1))
    tabs.setItems([tab], animated: false)
    tab.accessibilityIdentifier = "tab"
    #expect(tabs.subviews.map(\.accessibilityIdentifier) == ["tab"])
  }

  @Test func `run what they are for`() {
    var runs = 0
    let button = UIBarButtonItem(title: "Go")
    button.primaryAction = UIAction(title: "Went") { _ in runs += 1 }
    item.rightBarButtonItem = button
    #expect(row.hasSuffix("[ Went ]"))
    window.click(column: 35, row: 0)
    #expect(runs == 1)
  }

  @Test func `have a view for a title`() {
    let view = UILabel()
    view.text = "<view>"
    item.titleView = view
    #expect(row == " [ ‹ Back ]      <view>")
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
    (.save, "Save"), (.add, "+"), (.reply, "Reply"), (.action, "Share"), (.search, "Search"),
    (.refresh, "Refresh"), (.stop, "Stop"), (.trash, "Delete"), (.undo, "Undo"),
    (.redo, "Redo"), (.close, "Close"),
  ])
  func `of the system have titles`(kind: UIBarButtonItem.SystemItem, title: String) {
    let button = UIBarButtonItem(systemItem: kind)
    #expect(button.title == title)
    #expect(button.style == ([.done, .save].contains(kind) ? .done : .plain))
  }

  @Test func `of tabs have another mark while they are selected`() {
    let tabs = UITabBar(frame: rect(0, 0, 160, 32))
    let tab = UITabBarItem(
      title: "A", image: UIImage(text: "-"), selectedImage: UIImage(text: "+"))
    tabs.setItems([tab], animated: false)
    window.addSubview(tabs)
    #expect(window.lines[1].contains("[ - A ]"))
    tabs.selectedItem = tab
    #expect(window.lines[1].contains("{ + A }"))
    tab.selectedImage = UIImage(text: "*")
    #expect(window.lines[1].contains("{ * A }"))
  }

  @Test func `show of a stack its topmost controller`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.visibleViewController === second)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
  }
}
