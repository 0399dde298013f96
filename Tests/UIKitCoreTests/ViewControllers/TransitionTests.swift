import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A child in another's place` {
  let window = TestWindow(columns: 20, rows: 6)
  let parent = UIViewController()
  let old = UIViewController()
  let new = UIViewController()

  init() {
    window.rootViewController = parent
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    old.view.frame = parent.view.bounds
  }

  @Test func `comes in at once and the other goes at the end`() {
    var finished: Bool?
    new.view.frame = parent.view.bounds
    parent.transition(from: old, to: new, duration: 0.25, options: .curveEaseIn) {
      self.new.view.frame.origin.x = 8
    } completion: {
      finished = $0
    }
    #expect(new.view.superview === parent.view)
    _ = window.text
    #expect(finished == true && old.view.superview == nil)
    #expect(new.view.frame.minX == 8)
  }

  @Test func `stays where the app has put it`() {
    let panel = UIView()
    parent.view.addSubview(panel)
    panel.addSubview(old.view)
    panel.insertSubview(new.view, at: 0)
    parent.transition(from: old, to: new, duration: 0, animations: nil)
    #expect(panel.subviews.first === new.view)
    _ = window.text
    #expect(panel.subviews == [new.view])
  }

  @Test func `has to be a child`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewController().transition(
          from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
      }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("is not a child of"))
  }

  @Test func `is shown on top of a navigation controller, or presented`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    navigation.viewControllers[0].show(first, sender: nil)
    navigation.show(second, sender: nil)
    #expect(navigation.viewControllers.suffix(2) == [first, second])
    let plain = UIViewController()
    window.rootViewController = plain
    plain.show(third, sender: nil)
    #expect(plain.presentedViewController === third)
  }
}
