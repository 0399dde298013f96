import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite final class `A presented controller`: PresentingFixture {
  // MARK: Where it lies

  nonisolated static let places: [(UIModalPresentationStyle, [CGFloat], [CGFloat])] = [
    (.fullScreen, [0, 0, 320, 192], [0, 0, 320, 192]),
    (.overFullScreen, [0, 0, 320, 192], [0, 0, 320, 192]),
    (.currentContext, [0, 0, 320, 192], [0, 0, 320, 192]),
    (.overCurrentContext, [0, 0, 320, 192], [0, 0, 320, 192]),
    (.pageSheet, [24, 32, 272, 144], [96, 32, 688, 352]),
    (.formSheet, [24, 32, 272, 128], [168, 32, 544, 336]),
    (.automatic, [24, 32, 272, 128], [168, 32, 544, 336]),
  ]

  @Test(arguments: places)
  func `covers what its style says, at any size of the window`(
    style: UIModalPresentationStyle, frame: [CGFloat], large: [CGFloat]
  ) {
    present(style)
    window.layoutIfNeeded()
    func place() -> [CGFloat] {
      let rect = page.view.convert(page.view.bounds, to: nil)
      return [rect.minX, rect.minY, rect.width, rect.height]
    }
    #expect(place() == frame)
    window.resize(columns: 110, rows: 25)
    window.layoutIfNeeded()
    let isFull = frame == [0, 0, 320, 192]
    #expect(place() == (isFull ? [0, 0, 880, 400] : large))
  }

  @Test func `in a form sheet is as large as it prefers`() {
    page.preferredContentSize = CGSize(width: 100, height: 40)
    present(.formSheet)
    #expect(window.lines[3] == "            ┌─────────────┐")
    #expect(page.view.frame == rect(8, 16, 104, 48))
    page.preferredContentSize = CGSize(width: 80, height: 32)
    window.layoutIfNeeded()
    #expect(page.view.frame == rect(8, 16, 80, 32))
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false),
    (.currentContext, true), (.overCurrentContext, false), (.pageSheet, false),
    (.formSheet, false),
  ])
  func `takes the view behind out where the style says so, and puts it back`(
    style: UIModalPresentationStyle, isOut: Bool
  ) {
    present(style)
    #expect((root.view.window == nil) == isOut)
    #expect(page.log == ["will appear", "did appear"])
    #expect(root.log == (isOut ? ["will go", "did go"] : []))
    root.dismiss(animated: false)
    #expect(root.view.frame == rect(0, 0, 320, 192) && root.view.window === window)
    #expect(page.log == ["will appear", "did appear", "will go", "did go"])
    #expect(root.log == (isOut ? ["will go", "did go", "will appear", "did appear"] : []))
    #expect(page.view.window == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func `in a context covers the controller that defines it`() {
    let child = Page("child")
    child.definesPresentationContext = true
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = rect(80, 32, 100, 64)
    page.modalPresentationStyle = .overCurrentContext
    child.present(page, animated: false)
    window.layoutIfNeeded()
    #expect(page.view.convert(page.view.bounds, to: nil) == rect(80, 32, 100, 64))
    #expect(page.presentingViewController === child && root.presentedViewController == nil)
    child.dismiss(animated: false)
    #expect(child.view.subviews == [child.button])
    page.modalPresentationStyle = .currentContext
    child.present(page, animated: false)
    #expect(child.view.window == nil)
    window.layoutIfNeeded()
    #expect(page.view.convert(page.view.bounds, to: nil) == rect(80, 32, 100, 64))
    page.dismiss(animated: false)
    #expect(child.view.frame == rect(80, 32, 100, 64) && child.view.superview === root.view)
  }

  @Test func `has a controller that knows where it lies`() throws {
    let controller = try #require(page.presentationController)
    #expect(controller.containerView == nil && controller.presentingViewController === page)
    #expect(controller.presentationStyle == .formSheet)
    present(.pageSheet)
    #expect(controller.presentationStyle == .pageSheet)
    #expect(controller.containerView?.frame == rect(0, 0, 320, 192))
    #expect(controller.frameOfPresentedViewInContainerView == rect(24, 32, 272, 144))
    #expect(controller.presentedView === page.view)
    root.dismiss(animated: false)
    #expect(controller.containerView == nil)
    let other = UIPresentationController(presentedViewController: page, presenting: root)
    #expect(
      other.presentingViewController === root && other.frameOfPresentedViewInContainerView == .zero)
  }

  // MARK: Who presents whom

  @Test func `knows who presents it, from inside containers too`() {
    let navigation = UINavigationController(rootViewController: page)
    root.present(navigation, animated: false)
    #expect(root.presentedViewController === navigation)
    #expect(page.presentingViewController === root)
    #expect(navigation.presentationController?.presentingViewController === root)
    #expect(navigation.presentationController?.presentedViewController === navigation)
    let top = Page("top")
    page.present(top, animated: false)
    #expect(top.presentingViewController === navigation)
    #expect(page.presentedViewController === top)
    page.dismiss(animated: false)
    #expect(page.presentedViewController == nil && root.presentedViewController === navigation)
    page.dismiss(animated: false)
    #expect(root.presentedViewController == nil && page.presentingViewController == nil)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.fullScreen),
    (.fullScreen, .formSheet), (.formSheet, .fullScreen), (.pageSheet, .formSheet),
  ])
  func `goes with all that it presents`(
    first: UIModalPresentationStyle, second: UIModalPresentationStyle
  ) {
    let top = Page("top")
    present(first)
    top.modalPresentationStyle = second
    page.present(top, animated: false)
    #expect(root.presentedViewController === page && page.presentedViewController === top)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(window.subviews == [root.view])
    #expect(root.view.window === window && page.view.window == nil && top.view.window == nil)
    #expect(page.presentedViewController == nil && top.presentingViewController == nil)
    #expect(page.log.count == 4 && top.log.count == 4)
    present(first)
    #expect(page.view.window === window)
  }

  @Test func `is not presented where the presenter is busy or in no window`() {
    present(.formSheet)
    var called = 0
    root.present(Page("other"), animated: false) { called += 1 }
    #expect(root.presentedViewController === page)
    Page("alone").present(Page("other"), animated: false) { called += 1 }
    #expect(called == 0)
  }

  @Test func `goes with the window's root`() {
    present(.formSheet)
    window.rootViewController = Page("new")
    #expect(page.view.window == nil && page.presentingViewController == nil)
    #expect(window.subviews.count == 1 && window.presentations.isEmpty)
  }

  @Test func `in a context goes with the controller that it covers`() {
    weak var presented: UIViewController?
    do {
      let (child, page) = (Page("child"), Page("page"))
      presented = page
      child.definesPresentationContext = true
      root.view.addSubview(child.view)
      page.modalPresentationStyle = .overCurrentContext
      child.present(page, animated: false)
      #expect(window.presentations.count == 1)
      child.view.removeFromSuperview()
      #expect(page.log == ["will appear", "did appear", "will go", "did go"])
    }
    #expect(window.presentations.isEmpty && presented == nil)
    window.strike(.keyboardTab)
    #expect(root.button.isFocused)
  }

  @Test func `is not kept once it was dismissed`() {
    weak var presented: UIViewController?
    do {
      let page = Page("page")
      presented = page
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: false)
      page.dismiss(animated: false)
    }
    #expect(presented == nil)
  }
}
