import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Autoresizing` {
  static nonisolated let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 0, width: 20, height: 10)),
    ([.flexibleWidth], CGRect(x: 10, y: 0, width: 80, height: 10)),
    ([.flexibleLeftMargin], CGRect(x: 70, y: 0, width: 20, height: 10)),
    ([.flexibleRightMargin], CGRect(x: 10, y: 0, width: 20, height: 10)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 40, y: 0, width: 20, height: 10)),
    ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 0, width: 50, height: 10)),
  ]

  @Test(arguments: masks)
  func `a mask follows the superview from 100 to 160 points`(
    mask: UIView.AutoresizingMask, frame: CGRect
  ) {
    let outer = root(100, 50)
    let view = UIView(frame: rect(10, 0, 20, 10))
    view.autoresizingMask = mask
    outer.addSubview(view)
    outer.layoutIfNeeded()
    outer.frame.size.width = 160
    outer.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  @Test(arguments: masks)
  func `the same mask does the same where a constraint names the view`(
    mask: UIView.AutoresizingMask, frame: CGRect
  ) {
    let outer = root(100, 50)
    let view = UIView(frame: rect(10, 0, 20, 10))
    view.autoresizingMask = mask
    outer.addSubview(view)
    let follower = box("follower", in: outer)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.rightAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    outer.layoutIfNeeded()
    outer.frame.size.width = 160
    outer.layoutIfNeeded()
    #expect(view.frame == frame)
    #expect(follower.frame.minX == frame.maxX)
    view.frame = rect(1, 2, 3, 4)
    outer.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
    #expect(follower.frame.minX == 4 && follower.frame.minY == 2)
  }

  @Test func `nested masks keep up over many resizes`() {
    let outer = root(100, 100)
    var innermost = outer
    for _ in 0..<5 {
      let view = UIView(frame: innermost.bounds.insetBy(dx: 5, dy: 5))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(view)
      innermost = view
    }
    let label = box("label", in: innermost)
    label.pinToSuperview()
    for width in [120, 60, 400, 100] as [CGFloat] {
      outer.frame.size = CGSize(width: width, height: width)
      outer.layoutIfNeeded()
      #expect(label.frame == rect(0, 0, width - 50, width - 50))
    }
  }
}
