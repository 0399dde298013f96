import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Autoresizing` {
  static nonisolated let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 0, width: 20, height: 10)),
    ([.flexibleWidth], CGRect(x: 10, y: 0, width: 80, height: 10)),
    ([.flexibleLeftMargin], CGRect(x: 70, y: 0, width: 20, height: 10)),
    ([.flexibleRightMargin], CGRect(x: 10, y: 0, width: 20, height: 10)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 17.5, y: 0, width: 20, height: 10)),
    ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 30, y: 0, width: 60, height: 10)),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      CGRect(x: 16, y: 0, width: 32, height: 10)
    ),
  ]

  static nonisolated let allMasks = (0..<64).map { UIView.AutoresizingMask(rawValue: $0) }

  /// A view of a mask, 20 × 15 at 10, 5 in 100 × 50; and the same where a constraint names it.
  @MainActor private struct Pair {
    let roots: [UIView]
    let views: [UIView]

    init(_ mask: UIView.AutoresizingMask = [], in size: CGSize = CGSize(width: 100, height: 50)) {
      roots = (0..<2).map { _ in root(size.width, size.height) }
      views = roots.enumerated().map { index, outer in
        let view = UIView(frame: rect(10, 5, 20, 15))
        view.autoresizingMask = mask
        outer.addSubview(view)
        if index == 1 {
          let follower = box("follower", in: outer)
          follower.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          follower.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        }
        return view
      }
    }

    /// Lays out and returns both frames.
    func frames() -> [CGRect] {
      for root in roots { root.layoutIfNeeded() }
      return views.map(\.frame)
    }

    func frames(in width: CGFloat, _ height: CGFloat) -> [CGRect] {
      for root in roots { root.frame.size = CGSize(width: width, height: height) }
      return frames()
    }
  }

  @Test(arguments: allMasks)
  func `a mask leads to the same frames with constraints and without, and back`(
    mask: UIView.AutoresizingMask
  ) {
    let pair = Pair(mask)
    #expect(pair.frames() == [rect(10, 5, 20, 15), rect(10, 5, 20, 15)])
    for (width, height) in [(160, 90), (30, 10), (0, 0), (12, 300), (5, 1), (1000, 0)] {
      let frames = pair.frames(in: CGFloat(width), CGFloat(height))
      #expect(isClose([frames[0]], [frames[1]]), "\(width) × \(height)")
      #expect(frames.allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 })
      let back = pair.frames(in: 100, 50)
      #expect(back == [rect(10, 5, 20, 15), rect(10, 5, 20, 15)], "from \(width) × \(height)")
    }
  }

  @Test(arguments: allMasks)
  func `a mask shares what grows in proportion, and nothing it has no share in`(
    mask: UIView.AutoresizingMask
  ) {
    let pair = Pair(mask)
    let frame = pair.frames(in: 200, 150)[0]
    func expect(
      _ parts: [UIView.AutoresizingMask], _ lengths: [CGFloat], _ growth: CGFloat,
      _ actual: [CGFloat]
    ) {
      let flexible = zip(parts, lengths).map { mask.contains($0) ? $1 : 0 }
      let sum = flexible.reduce(0, +)
      for place in 0..<3 where sum > 0 || place < 2 {
        let share = sum == 0 ? 0 : flexible[place] / sum
        #expect(abs(actual[place] - lengths[place] - growth * share) < 1e-9)
      }
    }
    expect(
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [10, 20, 70], 100,
      [frame.minX, frame.width, 200 - frame.maxX])
    expect(
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], [5, 15, 30], 100,
      [frame.minY, frame.height, 150 - frame.maxY])
  }

  @Test func `what is flexible without any length shares alike`() {
    let pair = Pair([.flexibleLeftMargin, .flexibleRightMargin], in: CGSize(width: 20, height: 50))
    for view in pair.views { view.frame = rect(0, 5, 20, 15) }
    #expect(pair.frames() == [rect(0, 5, 20, 15), rect(0, 5, 20, 15)])
    #expect(pair.frames(in: 80, 50) == [rect(30, 5, 20, 15), rect(30, 5, 20, 15)])
  }

  @Test func `a frame that is set in a squeezed superview is where it starts from`() {
    let pair = Pair(.flexibleWidth)
    #expect(pair.frames(in: 50, 50).map(\.width) == [0, 0])
    for view in pair.views { view.frame.size.width = 5 }
    #expect(pair.frames().map(\.width) == [5, 5])
    #expect(pair.frames(in: 100, 50).map(\.width) == [55, 55])
  }

  @Test func `a mask that is set later, and another superview, start from the frame there is`() {
    let pair = Pair(.flexibleWidth)
    #expect(pair.frames(in: 70, 50).map(\.width) == [0, 0])
    for view in pair.views { view.autoresizingMask = .flexibleLeftMargin }
    #expect(pair.frames(in: 90, 50) == [rect(30, 5, 0, 15), rect(30, 5, 0, 15)])
    for (outer, view) in zip(pair.roots, pair.views) {
      let inner = UIView(frame: rect(0, 0, 40, 40))
      inner.autoresizingMask = .flexibleWidth
      outer.addSubview(inner)
      inner.addSubview(view)
    }
    #expect(pair.frames(in: 100, 50) == [rect(40, 5, 0, 15), rect(40, 5, 0, 15)])
  }

  @Test func `nothing follows a superview that does not resize its subviews`() {
    let pair = Pair([.flexibleWidth, .flexibleTopMargin])
    _ = pair.frames()
    for outer in pair.roots { outer.autoresizesSubviews = false }
    #expect(pair.frames(in: 200, 80) == [rect(10, 5, 20, 15), rect(10, 5, 20, 15)])
    for outer in pair.roots { outer.autoresizesSubviews = true }
    #expect(pair.frames() == [rect(10, 5, 20, 15), rect(10, 5, 20, 15)])
    #expect(pair.frames(in: 210, 81) == [rect(10, 6, 30, 15), rect(10, 6, 30, 15)])
  }

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
