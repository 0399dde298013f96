import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A toolbar` {
  let window = TestWindow(columns: 30, rows: 6)
  let bar = UIToolbar(frame: rect(0, 0, 240, 32))

  init() { window.addSubview(bar) }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in })
  }

  @Test func `has a line above its buttons, a cell apart`() {
    bar.items = [item("A"), item("B")]
    #expect(window.lines.prefix(2) == [String(repeating: "─", count: 30), " [ A ] [ B ]"])
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 32))
    #expect(bar.sizeThatFits(CGSize(width: 99, height: 9)) == CGSize(width: 99, height: 32))
  }

  @Test func `shares what is left among its flexible spaces`() {
    bar.setItems(
      [item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C")], animated: true)
    #expect(window.lines[1] == " [ A ]      [ B ]       [ C ]")
    bar.items?.remove(at: 3)
    #expect(window.lines[1] == " [ A ]            [ B ] [ C ]")
    bar.items = [.flexibleSpace(), item("A"), UIBarButtonItem(systemItem: .flexibleSpace)]
    #expect(window.lines[1] == "            [ A ]")
  }

  @Test func `leaves fixed spaces their width, and none to flexible ones without room`() {
    bar.items = [item("A"), .fixedSpace(24), item("B"), .flexibleSpace(), item("long title")]
    #expect(window.lines[1] == " [ A ]   [ B ] [ long title ]")
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = 40
    bar.items = [space, item("A")]
    #expect(window.lines[1] == "      [ A ]")
  }

  @Test func `follows its items, and mirrors`() {
    let (first, second) = (item("A"), item("B"))
    bar.items = [first, .flexibleSpace(), second]
    first.title = "Other"
    second.isEnabled = false
    #expect(window.lines[1] == " [ Other ]              ( B )")
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(window.lines[1] == " ( B )              [ Other ]")
    bar.items = nil
    #expect(window.lines[1] == "")
  }

  @Test func `of a navigation controller shows what the top controller sets`() {
    bar.removeFromSuperview()
    let (first, second) = (TitledController("First"), TitledController("Second"))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    first.toolbarItems = [item("A")]
    #expect(navigation.isToolbarHidden && window.lines[5] == "")
    #expect(first.content.frame == rect(0, 32, 240, 64))
    navigation.isToolbarHidden = false
    #expect(window.lines[5] == " [ A ]" && window.lines[4] == window.lines[1])
    #expect(first.content.frame == rect(0, 32, 240, 32))
    first.setToolbarItems([item("B")], animated: true)
    #expect(window.lines[5] == " [ B ]")
    navigation.pushViewController(second, animated: false)
    #expect(window.lines[5] == "" && navigation.toolbar.items == nil)
    second.toolbarItems = [item("C")]
    #expect(window.lines[5] == " [ C ]")
    navigation.popViewController(animated: false)
    #expect(window.lines[5] == " [ B ]")
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    #expect(window.lines[4] == "" && second.content.frame == rect(0, 32, 240, 64))
    navigation.popViewController(animated: false)
    navigation.setToolbarHidden(true, animated: true)
    #expect(window.lines[5] == "")
  }

  @Test func `stands above the tabs of a tab bar controller`() {
    bar.removeFromSuperview()
    let first = TitledController("First")
    first.toolbarItems = [item("A")]
    let navigation = UINavigationController(rootViewController: first)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    let lines = window.snapshot(columns: 30, rows: 9).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(first.content.frame == rect(0, 32, 240, 48))
    let line = String(repeating: "─", count: 30)
    #expect(lines[5...7] == [line[...], " [ A ]", line[...]])
    #expect(lines[8].contains("First"))
  }
}
