import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite final class `A controller presented with an animation`: PresentingFixture {
  @Test func `comes up from below, and appears when it is there`() {
    withClock { clock in
      var called = 0
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: true) { called += 1 }
      #expect(page.modalTransitionStyle == .coverVertical)
      #expect(page.isBeingPresented && page.view.superview?.shownState.frame.minY == 192)
      #expect(page.log == ["will appear~"] && root.log == ["will go~"])
      clock.advance(by: 0.15)
      let middle = page.view.superview?.shownState.frame.minY ?? 0
      #expect(abs(middle - 96) < 0.001)
      #expect(window.text.contains("root"))
      clock.advance(by: 0.15)
      #expect(page.log == ["will appear~", "did appear~"] && root.log == ["will go~", "did go~"])
      #expect(called == 1 && !page.isBeingPresented && root.view.window == nil)
      root.dismiss(animated: true) { called += 1 }
      #expect(page.isBeingDismissed && root.view.window === window)
      #expect(page.log.count == 3 && root.log.last == "will appear~")
      clock.advance(by: 0.15)
      #expect(window.text.contains("page") && window.text.contains("root"))
      clock.advance(by: 0.15)
      #expect(page.log.last == "did go~" && root.log.last == "did appear~")
      #expect(called == 2 && !page.isBeingDismissed && page.view.window == nil)
    }
  }

  @Test func `fades where it is to`() {
    withClock { clock in
      page.modalTransitionStyle = .crossDissolve
      present(.formSheet, animated: true)
      #expect(page.view.superview?.shownState.alpha == 0)
      clock.advance(by: 0.3)
      #expect(page.view.superview?.shownState.alpha == 1 && page.log.count == 2)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .formSheet])
  func `may be dismissed while it comes`(style: UIModalPresentationStyle) {
    withClock { clock in
      present(style, animated: true)
      clock.advance(by: 0.1)
      root.dismiss(animated: true)
      window.strike(.keyboardTab)
      #expect(root.button.isFocused)
      clock.advance(by: 1)
      window.layoutIfNeeded()
      #expect(window.subviews == [root.view] && page.view.window == nil)
      #expect(page.log == ["will appear~", "will go~", "did go~"])
      #expect(
        root.log == (style == .formSheet ? [] : ["will go~", "will appear~", "did appear~"]))
      present(style)
      #expect(page.view.window === window && page.log.suffix(2) == ["will appear", "did appear"])
    }
  }

  @Test func `tells its completion in the next turn where there is no clock`() {
    var called = 0
    root.present(page, animated: true) { called += 1 }
    #expect(page.log == ["will appear~", "did appear~"] && called == 0)
    _ = window.text
    #expect(called == 1)
    root.dismiss(animated: false) { called += 1 }
    #expect(called == 2)
  }
}
