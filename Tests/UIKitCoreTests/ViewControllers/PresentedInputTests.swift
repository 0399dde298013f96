import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite final class `A controller that is presented to a user`: PresentingFixture {
  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext, .pageSheet,
    .formSheet,
  ])
  func `has the focus, keeps it, and gives it back`(style: UIModalPresentationStyle) {
    #expect(root.button.isFocused)
    page.isModalInPresentation = true
    present(style)
    #expect(page.button.isFocused)
    for _ in 0..<3 {
      window.strike(.keyboardTab)
      #expect(page.button.isFocused)
    }
    window.click(column: 1, row: 0)
    #expect(!root.button.isFocused)
    root.dismiss(animated: false)
    #expect(root.button.isFocused)
  }

  @Test func `has the only scroll view that keys scroll`() {
    let scroll = UIScrollView(frame: rect(0, 32, 80, 80))
    scroll.contentSize = CGSize(width: 80, height: 800)
    root.view.addSubview(scroll)
    window.strike(.keyboardPageDown)
    let offset = scroll.contentOffset.y
    #expect(offset > 0)
    present(.overFullScreen)
    window.strike(.keyboardPageDown)
    #expect(scroll.contentOffset.y == offset)
  }

  @MainActor private final class Asker: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    var log: [String] = []
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `in a sheet is ended by Escape and by a click beside it, if that is allowed`(
    style: UIModalPresentationStyle
  ) {
    let asker = Asker()
    page.presentationController?.delegate = asker
    for isByKey in [true, false] {
      func end() { isByKey ? window.strike(.keyboardEscape) : window.click(column: 0, row: 0) }
      asker.log = []
      present(style)
      page.isModalInPresentation = true
      end()
      page.isModalInPresentation = false
      asker.allows = false
      end()
      #expect(asker.log == ["attempt", "attempt"] && root.presentedViewController === page)
      asker.allows = true
      end()
      _ = window.text
      #expect(asker.log == ["attempt", "attempt", "will", "did"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `that covers the window is ended by the app only`(style: UIModalPresentationStyle) {
    present(style)
    window.strike(.keyboardEscape)
    #expect(root.presentedViewController === page)
  }
}
