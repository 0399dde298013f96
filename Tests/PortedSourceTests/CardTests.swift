import Testing
import UIKit

@MainActor @Suite struct `Code written for iOS` {
  let controller = CardViewController()
  let navigation: UINavigationController
  let window = UIWindow(frame: .zero)

  init() {
    navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.pushViewController(controller, animated: false)
    controller.card.titleLabel.text = "Title"
    controller.card.bodyLabel.text = "some words that take two lines or three"
  }

  @Test func `shows what it shows there`() {
    #expect(
      window.snapshot(columns: 40, rows: 10) == """
         [ ‹ Back ]       Card         [ Done ]
        ────────────────────────────────────────

          Title

          some words that take two lines or
          three

                                        [ OK ]

        """)
  }

  @Test func `adapts to the width of the window`() {
    _ = window.snapshot(columns: 60, rows: 10)
    #expect(controller.card.frame.width == 400)
    _ = window.snapshot(columns: 90, rows: 10)
    #expect(controller.card.frame.width == 720)
    _ = window.snapshot(columns: 79, rows: 10)
    #expect(controller.card.frame.width == 400)
  }

  @Test func `is measured, closed and mirrored`() {
    _ = window.snapshot(columns: 40, rows: 12)
    let size = controller.card.systemLayoutSizeFitting(
      CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 160, height: 144))
    controller.card.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(controller.card.titleLabel.frame.maxX == 304)
    #expect(controller.card.button.frame.minX == 16)
  }

  @Test func `keeps properties in extensions, and finds its constraints`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.layoutName = "inner"
    #expect(inner.layoutName == "inner" && outer.layoutName == nil)
    inner.stick(to: outer, .leading, .top, .width)
    #expect(inner.constraintsInSuperview.map(\.firstAttribute) == [.leading, .top, .width])
  }

  @Test func `goes back`() {
    controller.finish()
    #expect(navigation.viewControllers.count == 1)
  }
}
