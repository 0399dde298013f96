import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A tab bar controller` {
  let window = TestWindow(columns: 30, rows: 8)
  let first = TitledController("One")
  let second = TitledController("Two")
  let tabs = UITabBarController()

  init() {
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
  }

  @Test func `shows its first controller above a bar`() {
    #expect(window.lines[6] == String(repeating: "─", count: 30))
    #expect(window.lines[7] == "    { One }        [ Two ]")
    #expect(first.content.frame == rect(0, 0, 240, 96))
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    #expect(first.tabBarController === tabs)
  }

  @Test func `changes by the bar, by Alt and a digit, and by the app`() {
    window.strike(UIKey(characters: "2", modifierFlags: .alternate, keyCode: .keyboard2))
    #expect(tabs.selectedIndex == 1)
    #expect(window.lines[7] == "    [ One ]        { Two }")
    #expect(second.content.frame == rect(0, 0, 240, 96) && first.view.superview == nil)
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    #expect(tabs.selectedIndex == 0)
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `asks its delegate before the user's choice, and tells it after`() {
    final class Chooser: UITabBarControllerDelegate {
      var allows = false
      var log: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { allows }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { log.append(viewController.title ?? "") }
    }
    let chooser = Chooser()
    tabs.delegate = chooser
    let key = UIKey(characters: "2", modifierFlags: .alternate, keyCode: .keyboard2)
    window.strike(key)
    #expect(tabs.selectedIndex == 0 && chooser.log.isEmpty)
    chooser.allows = true
    window.strike(key)
    #expect(tabs.selectedIndex == 1 && chooser.log == ["Two"])
  }

  @Test func `holds navigation controllers: bars at both ends`() {
    let navigation = UINavigationController(rootViewController: TitledController("Inside"))
    tabs.viewControllers = [navigation, second]
    #expect(window.lines[0] == "            Inside")
    let inside = navigation.topViewController as? TitledController
    #expect(inside?.content.frame == rect(0, 32, 240, 64))
    #expect(inside?.tabBarController === tabs)
  }

  @Test func `keeps what shows when the controllers change, if it is among them`() {
    tabs.selectedIndex = 1
    tabs.viewControllers = [second]
    #expect(tabs.selectedViewController === second && first.parent == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && second.view.superview == nil)
  }

  @Test func `hides its bar while a controller is pushed that asks for that`() {
    let navigation = UINavigationController(rootViewController: TitledController("Inside"))
    tabs.viewControllers = [navigation, second]
    let pushed = TitledController("Pushed")
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    #expect(window.lines[7] == "")
    #expect(pushed.content.frame == rect(0, 32, 240, 96))
    navigation.popViewController(animated: false)
    #expect(window.lines[7] == "  { Inside }       [ Two ]")
  }

  @Test func `shows images before titles`() {
    first.tabBarItem = UITabBarItem(
      title: "One", image: UIImage(text: "○"), selectedImage: UIImage(text: "●"))
    tabs.viewControllers = [first, second]
    #expect(window.lines[7] == "   { ● One }       [ Two ]")
    tabs.selectedIndex = 1
    #expect(window.lines[7] == "   [ ○ One ]       { Two }")
  }

  @Test func `shows badges`() {
    second.tabBarItem.badgeValue = "3"
    #expect(window.lines[7] == "    { One }       [ Two 3 ]")
  }

  @Test func `a bar by itself tells its delegate`() {
    final class Listener: UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let bar = UITabBar(frame: rect(0, 0, 240, 32))
    let listener = Listener()
    bar.delegate = listener
    bar.items = [
      UITabBarItem(title: "a", image: nil, tag: 1), UITabBarItem(title: "b", image: nil, tag: 2),
    ]
    let host = UIViewController()
    host.view.addSubview(bar)
    window.rootViewController = host
    window.strike(.keyboardTab)
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    #expect(listener.tags == [2] && bar.selectedItem?.title == "b")
  }
}
