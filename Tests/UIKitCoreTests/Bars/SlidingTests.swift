import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A controller that slides in` {
  let window = TestWindow(columns: 30, rows: 8)
  let first = TitledController("First")
  let second = TitledController("Second")
  let navigation: UINavigationController
  let log = NavigationLog()

  init() {
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.delegate = log
  }

  private func left(of controller: UIViewController) -> CGFloat? {
    controller.viewIfLoaded?.window.map { _ in controller.view.shownState.frame.minX.rounded() }
  }

  @Test func `comes from the trailing edge, and goes back there`() {
    withClock { clock in
      navigation.pushViewController(second, animated: true)
      #expect(navigation.topViewController === second && window.lines[0].contains("Second"))
      #expect(left(of: second) == 240 && left(of: first) == 0)
      clock.advance(by: 0.15)
      window.layoutIfNeeded()
      #expect(left(of: second) == 120 && left(of: first) == -120)
      #expect(log.lines == ["will Second true"] && second.log == ["joined"])
      clock.advance(by: 0.15)
      #expect(left(of: second) == 0 && left(of: first) == nil)
      #expect(log.lines.last == "did Second true" && second.log == ["joined", "appeared"])
      #expect(second.content.frame == rect(0, 32, 240, 96))
      navigation.popViewController(animated: true)
      clock.advance(by: 0.15)
      window.layoutIfNeeded()
      #expect(left(of: second) == 120 && left(of: first) == -120)
      #expect(second.parent === navigation)
      clock.advance(by: 0.15)
      #expect(left(of: second) == nil && left(of: first) == 0)
      #expect(second.log == ["joined", "appeared", "disappeared", "left"])
      #expect(second.parent == nil && first.log.last == "appeared")
    }
  }

  @Test func `comes from the left where text runs from right to left`() {
    withClock { clock in
      UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
      defer { UIApplication.shared.userInterfaceLayoutDirection = .leftToRight }
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 0.15)
      #expect(left(of: second) == -120 && left(of: first) == 120)
      clock.advance(by: 0.15)
    }
  }

  @Test func `may be sent back, or followed by another, on its way`() {
    withClock { clock in
      let third = TitledController("Third")
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 0.1)
      navigation.popViewController(animated: true)
      clock.advance(by: 0.1)
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 0.1)
      navigation.pushViewController(third, animated: true)
      clock.advance(by: 1)
      window.layoutIfNeeded()
      #expect(left(of: first) == nil && left(of: second) == nil && left(of: third) == 0)
      #expect(second.parent === navigation && third.log == ["joined", "appeared"])
      #expect(window.movingViews.isEmpty && window.appearingControllers.isEmpty)
      navigation.popToRootViewController(animated: true)
      clock.advance(by: 1)
      window.layoutIfNeeded()
      #expect(left(of: first) == 0 && second.parent == nil && third.parent == nil)
      #expect(first.view.frame == rect(0, 0, 240, 128))
    }
  }

  @Test func `in place of one on its way takes its own time, and only its end is told`() {
    withClock { clock in
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 0.1)
      navigation.popViewController(animated: true)
      #expect(second.parent === navigation && left(of: second) != nil)
      clock.advance(by: 0.1)
      navigation.pushViewController(second, animated: true)
      // The first would have ended now.
      clock.advance(by: 0.15)
      window.layoutIfNeeded()
      #expect(left(of: first) != nil && !second.log.contains("appeared"))
      #expect(log.lines == ["will Second true", "will First true", "will Second true"])
      clock.advance(by: 0.15)
      window.layoutIfNeeded()
      #expect(left(of: first) == nil && second.log.last == "appeared")
      clock.advance(by: 1)
      #expect(log.lines.suffix(2) == ["will Second true", "did Second true"])
    }
  }

  @Test func `and is replaced at once tells of that only`() {
    withClock { clock in
      let third = TitledController("Third")
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 0.1)
      navigation.setViewControllers([third], animated: false)
      clock.advance(by: 1)
      #expect(log.lines == ["will Second true", "will Third false", "did Third false"])
      #expect(left(of: third) == 0 && navigation.children == [third])
    }
  }

  @Test func `may find another parent while it goes`() {
    withClock { clock in
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 1)
      navigation.popViewController(animated: true)
      clock.advance(by: 0.1)
      let other = UINavigationController(rootViewController: TitledController("Other"))
      other.loadViewIfNeeded()
      other.pushViewController(second, animated: false)
      clock.advance(by: 1)
      #expect(second.parent === other && other.children.last === second)
      #expect(second.view.isDescendant(of: other.view))
      window.layoutIfNeeded()
      #expect(left(of: first) == 0 && window.movingViews.isEmpty)
    }
  }

  @Test func `takes the focus from the one that goes`() {
    let (there, here) = (UIButton(), UIButton())
    first.view.addSubview(there)
    second.loadViewIfNeeded()
    second.view.addSubview(here)
    for button in [there, here] {
      button.setTitle("button", for: .normal)
      button.pinToSuperview(
        with: UIEdgeInsets(top: 48, left: 0, bottom: 0, right: 0), edges: [.top, .left])
    }
    window.strike(.keyboardTab)
    #expect(there.isFocused)
    withClock { clock in
      navigation.pushViewController(second, animated: true)
      clock.advance(by: 0.1)
      for _ in 0..<4 {
        window.strike(.keyboardTab)
        #expect(!there.isFocused)
      }
      window.click(column: 1, row: 3)
      #expect(here.isFocused)
      clock.advance(by: 0.2)
    }
  }

  @Test func `is there at once where there is no clock`() {
    navigation.pushViewController(second, animated: true)
    #expect(log.lines == ["will Second true", "did Second true"])
    #expect(left(of: first) == nil && left(of: second) == 0)
  }
}
