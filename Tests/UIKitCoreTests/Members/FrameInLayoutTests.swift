import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A frame set during layout` {
  /// Puts a view that constraints speak of at its top.
  final class Outer: UIView {
    let inner = UIView()
    var height: CGFloat = 32
    var seen: [CGRect] = []

    override func layoutSubviews() {
      inner.frame = rect(0, 0, bounds.width, height)
      super.layoutSubviews()
      seen.append(inner.frame)
    }
  }

  @Test func `stands, whatever the last solve said`() {
    let outer = Outer(frame: rect(0, 0, 320, 240))
    let label = UILabel()
    outer.addSubview(outer.inner)
    outer.inner.addSubview(label)
    label.pinToSuperview()
    outer.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 320, 32))
    outer.seen = []
    outer.height = 64
    outer.frame.size.width = 160
    outer.layoutIfNeeded()
    #expect(outer.seen.allSatisfy { $0 == rect(0, 0, 160, 64) } && !outer.seen.isEmpty)
    #expect(label.frame == rect(0, 0, 160, 64))
  }
}
