import Foundation
import Testing

@testable import UIKitCore

/// A controller with a button.
@MainActor private final class ButtonController: UIViewController {
  let button = UIButton()
  private(set) var appearances = 0

  override func viewDidLoad() {
    button.setTitle("button", for: .normal)
    view.addSubview(button)
    button.pinToSuperview(edges: [.top, .left])
  }

  override func viewDidAppear(_ animated: Bool) { appearances += 1 }
}

@MainActor @Suite struct `A presentation that another overtakes` {
  private let window = TestWindow(columns: 40, rows: 12)
  private let root = ButtonController()
  private let page = ButtonController()

  init() {
    window.rootViewController = root
    page.modalPresentationStyle = .formSheet
    window.strike(.keyboardTab)
  }

  /// Whether nothing but what is presented can be reached.
  private var isModal: Bool {
    for _ in 0..<3 {
      window.strike(.keyboardTab)
      if root.button.isFocused || !page.button.isFocused { return false }
    }
    return true
  }

  @Test(arguments: [false, true])
  func `by a dismissal leaves no trace`(animated: Bool) {
    withClock { clock in
      root.present(page, animated: true)
      clock.advance(by: 0.1)
      #expect(page.isBeingPresented && !page.isBeingDismissed)
      root.dismiss(animated: animated)
      #expect(!page.isBeingPresented && page.isBeingDismissed == animated)
      clock.advance(by: 1)
      #expect(!page.isBeingPresented && !page.isBeingDismissed)
      #expect(page.appearances == 0 && window.movingViews.isEmpty)
    }
  }

  @Test func `after a dismissal appears in its own time`() {
    withClock { clock in
      root.present(page, animated: true)
      clock.advance(by: 0.1)
      root.dismiss(animated: false)
      clock.advance(by: 0.1)
      root.present(page, animated: true)
      // The first would have ended now.
      clock.advance(by: 0.15)
      window.layoutIfNeeded()
      #expect(page.isBeingPresented && page.appearances == 0)
      clock.advance(by: 0.15)
      window.layoutIfNeeded()
      #expect(!page.isBeingPresented && page.appearances == 1)
    }
  }

  @Test func `on its way out is as good as any`() {
    withClock { clock in
      root.present(page, animated: false)
      root.dismiss(animated: true)
      clock.advance(by: 0.1)
      root.present(page, animated: true)
      #expect(isModal)
      clock.advance(by: 0.2)
      #expect(isModal)
      clock.advance(by: 1)
      #expect(isModal && !page.isBeingPresented && !page.isBeingDismissed)
      window.strike(.keyboardEscape)
      clock.advance(by: 1)
      #expect(root.presentedViewController == nil && root.button.isFocused)
      #expect(window.subviews == [root.view] && window.presentations.isEmpty)
    }
  }

  @Test func `by another tab is there again with its own`() {
    let tabs = UITabBarController()
    let other = ButtonController()
    tabs.viewControllers = [root, other]
    window.rootViewController = tabs
    root.definesPresentationContext = true
    page.modalPresentationStyle = .overCurrentContext
    root.present(page, animated: false)
    window.layoutIfNeeded()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(window.presentations.isEmpty && page.view.window == nil)
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(root.presentedViewController === page && page.view.window === window)
    for _ in 0..<4 {
      window.strike(.keyboardTab)
      #expect(!root.button.isFocused)
    }
    root.dismiss(animated: false)
    #expect(window.presentations.isEmpty && page.view.window == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .fullScreen])
  func `by a window that shrinks to nothing has no size, and gets it back`(
    style: UIModalPresentationStyle
  ) {
    page.modalPresentationStyle = style
    root.present(page, animated: false)
    window.layoutIfNeeded()
    let frame = page.view.frame
    for (columns, rows) in [(3, 2), (2, 1), (1, 1), (0, 0), (5, 1), (1, 5)] {
      window.resize(columns: columns, rows: rows)
      window.layoutIfNeeded()
      let size = page.view.frame.size
      #expect(size.width <= CGFloat(columns) * 8 && size.height <= CGFloat(rows) * 16)
      _ = window.render(columns: columns, rows: rows)
    }
    window.resize(columns: 40, rows: 12)
    window.layoutIfNeeded()
    #expect(page.view.frame == frame)
  }
}
