import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `An item of two bars` {
  let window = TestWindow(columns: 30, rows: 6)
  let upper = UIToolbar(frame: rect(0, 0, 240, 32))
  let lower = UIToolbar(frame: rect(0, 32, 240, 32))
  let navigation = UINavigationBar(frame: rect(0, 64, 240, 32))

  init() {
    for bar in [upper, lower, navigation] { window.addSubview(bar) }
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in })
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.frame.size = label.intrinsicContentSize
    return label
  }

  @Test func `has a button in each, and both follow it`() {
    let shared = item("A")
    let title = UINavigationItem(title: "Title")
    upper.items = [shared]
    lower.items = [shared, .flexibleSpace(), item("B")]
    title.leftBarButtonItem = shared
    navigation.items = [title]
    #expect(window.lines[1] == " [ A ]" && window.lines[3] == " [ A ]                  [ B ]")
    #expect(window.lines[4].hasPrefix(" [ A ]"))
    shared.title = "Other"
    #expect(window.lines[1] == " [ Other ]")
    #expect(window.lines[3] == " [ Other ]              [ B ]")
    #expect(window.lines[4].hasPrefix(" [ Other ]"))
  }

  @Test(arguments: 0..<3)
  func `is followed by the others when one has it no longer`(leaving: Int) {
    let shared = item("A")
    let title = UINavigationItem(title: "Title")
    title.rightBarButtonItem = shared
    (upper.items, lower.items, navigation.items) = ([shared], [shared], [title])
    if leaving == 0 { upper.items = nil }
    if leaving == 1 { lower.items = [item("B")] }
    if leaving == 2 { title.rightBarButtonItem = nil }
    shared.title = "Other"
    let lines = [window.lines[1], window.lines[3], window.lines[4]]
    for (place, line) in lines.enumerated() {
      #expect(line.contains("[ Other ]") == (place != leaving))
    }
  }

  @Test func `that stands in one bar twice is shown and followed there`() {
    let space = UIBarButtonItem.flexibleSpace()
    let shared = item("A")
    upper.items = [shared, space, shared, space, shared]
    #expect(window.lines[1] == " [ A ]      [ A ]       [ A ]")
    upper.items = [shared, space]
    shared.title = "Other"
    #expect(window.lines[1] == " [ Other ]")
  }

  @Test func `of two navigation bars or tab bars is followed by both`() {
    let other = UINavigationBar(frame: rect(0, 0, 240, 32))
    window.addSubview(other)
    let title = UINavigationItem(title: "Title")
    (navigation.items, other.items) = ([title], [title])
    other.items = nil
    title.title = "Other"
    #expect(window.lines[4].contains("Other"))
    let tabs = [UITabBar(frame: rect(0, 0, 240, 32)), UITabBar(frame: rect(0, 32, 240, 32))]
    let tab = UITabBarItem(title: "Tab", image: nil, tag: 0)
    for bar in tabs {
      window.addSubview(bar)
      bar.items = [tab]
    }
    tab.badgeValue = "1"
    #expect(window.lines[1].contains("Tab 1") && window.lines[3].contains("Tab 1"))
    tabs[1].items = []
    tab.badgeValue = "2"
    #expect(window.lines[1].contains("Tab 2"))
  }

  @Test func `shows its custom view in the bar it was given to last`() {
    let view = label("view")
    let shared = UIBarButtonItem(customView: view)
    let mate = item("A")
    upper.items = [shared, mate]
    #expect(window.lines[1] == " view [ A ]")
    lower.items = [item("B"), shared]
    #expect(view.superview === lower && upper.items?.first === shared)
    #expect(window.lines[1] == " [ A ]" && window.lines[3] == " [ B ] view")
    // A bar that shows its items anew does not take it back.
    mate.title = "Other"
    #expect(window.lines[1] == " [ Other ]" && window.lines[3] == " [ B ] view")
    upper.items = [mate]
    #expect(window.lines[3] == " [ B ] view")
    upper.items = [shared]
    #expect(window.lines[1] == " view" && window.lines[3] == " [ B ]")
  }

  @Test func `shows a title view in the bar it was given to last`() {
    let view = label("view")
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    let other = UINavigationBar(frame: rect(0, 0, 240, 32))
    window.addSubview(other)
    (navigation.items, other.items) = ([first], [second])
    first.titleView = view
    #expect(window.lines[4].contains("view"))
    second.titleView = view
    #expect(window.lines[0].contains("view") && !window.lines[4].contains("view"))
    first.title = "Changed"
    first.rightBarButtonItem = item("A")
    #expect(window.lines[0].contains("view") && window.lines[4].contains("[ A ]"))
    #expect(first.titleView === view)
  }
}
