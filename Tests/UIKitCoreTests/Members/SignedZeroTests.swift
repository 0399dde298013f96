import Foundation
import Testing

@testable import UIKitCore

extension CGFloat {
  /// Whether it is a zero below zero, which prints as `-0.0`.
  fileprivate var isNegativeZero: Bool { self == 0 && sign == .minus }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

/// No number that an app reads is -0.0.
@MainActor @Suite struct `Zeros are positive` {
  /// A scroll view of 100 × 100 with content of 300 × 300, scrolled to 40, 40.
  private func scrolled() -> UIScrollView {
    let outer = root(100, 100)
    let view = UIScrollView(frame: outer.bounds)
    outer.addSubview(view)
    view.contentSize = CGSize(width: 300, height: 300)
    view.contentOffset = CGPoint(x: 40, y: 40)
    #expect(view.contentOffset == CGPoint(x: 40, y: 40))
    return view
  }

  static nonisolated let scrolls: [(String, @MainActor (UIScrollView) -> Void)] = [
    ("set", { $0.contentOffset = CGPoint(x: -0.0, y: -0.0) }),
    ("beyond the start", { $0.contentOffset = CGPoint(x: -9, y: -9) }),
    ("slowly", { $0.setContentOffset(CGPoint(x: -0.0, y: -0.0), animated: true) }),
    ("by a key", { _ = $0.scroll(by: UIKey(characters: "", keyCode: .keyboardHome)) }),
    ("by the wheel", { _ = $0.move(by: CGPoint(x: -99, y: -99)) }),
    ("to a rectangle", { $0.scrollRectToVisible(rect(-0.0, -0.0, 1, 1), animated: false) }),
    ("by bounds", { $0.bounds.origin = CGPoint(x: -0.0, y: -0.0) }),
    ("without content", { $0.contentSize = .zero }),
    (
      "with insets that go",
      {
        $0.contentInset = UIEdgeInsets(top: 9, left: 9, bottom: 0, right: 0)
        $0.contentOffset = CGPoint(x: -9, y: -9)
        $0.contentInset = .zero
        $0.layoutIfNeeded()
      }
    ),
  ]

  @Test(arguments: scrolls.indices)
  func `in the offset of a scroll view`(index: Int) {
    let (name, scroll) = Self.scrolls[index]
    let view = scrolled()
    scroll(view)
    view.layoutIfNeeded()
    let offset = view.contentOffset
    #expect(offset.y == 0, "\(name)")
    #expect(!offset.x.isNegativeZero && !offset.y.isNegativeZero, "\(name): \(offset)")
    #expect(!view.bounds.numbers.contains { $0.isNegativeZero }, "\(name): \(view.bounds)")
  }

  @Test func `in frames and bounds that are set`() {
    let zero = CGRect(
      origin: CGPoint(x: -0.0, y: -0.0), size: CGSize(width: -0.0, height: -0.0))
    let made = UIView(frame: zero)
    let set = UIView(frame: rect(1, 2, 3, 4))
    set.frame = zero
    let bounds = UIView(frame: rect(1, 2, 3, 4))
    bounds.bounds = zero
    for view in [made, set, bounds] {
      let numbers = view.frame.numbers + view.bounds.numbers
      #expect(!numbers.contains { $0.isNegativeZero }, "\(numbers)")
    }
  }

  @Test func `in constants that are pinned or come from a format`() {
    let outer = root(100, 100)
    let view = box("view", in: outer)
    view.pinToSuperview()
    let visual = NSLayoutConstraint.constraints(
      withVisualFormat: "|-0-[view]-0-|", metrics: nil, views: ["view": view])
    #expect(outer.constraints.count == 4 && visual.count == 2)
    for constraint in outer.constraints + visual {
      #expect(!constraint.constant.isNegativeZero, "\(constraint)")
    }
  }

  @Test(arguments: [false, true])
  func `in frames and sizes that a layout finds, both ways`(isMirrored: Bool) {
    let outer = root(100, 100)
    outer.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let (view, other) = (box("view", in: outer), box("other", in: outer))
    let shift = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    NSLayoutConstraint.activate([
      shift, view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.widthAnchor.constraint(equalTo: outer.widthAnchor),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      other.bottomAnchor.constraint(equalTo: view.topAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for offset in [0, 1e-9, -1e-9, 7, -0.0, -7, 0] as [CGFloat] {
      shift.constant = offset
      outer.layoutIfNeeded()
      let numbers = [view.frame, other.frame, guide.layoutFrame, view.bounds].flatMap(\.numbers)
      #expect(!numbers.contains { $0.isNegativeZero }, "\(offset): \(numbers)")
      let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(!size.width.isNegativeZero && !size.height.isNegativeZero)
    }
  }

  @Test(arguments: 0..<20)
  func `in frames after random changes`(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    for _ in 0..<30 {
      tree.change()
      #expect(!tree.frames().flatMap(\.numbers).contains { $0.isNegativeZero })
    }
  }

  @Test func `in the sizes that contents ask for`() {
    let contents: [UIView] = [
      UILabel(), UIButton(), UITextField(), UIImageView(), UIStackView(), UITableViewCell(),
      UITableViewHeaderFooterView(), UIView(),
    ]
    for view in contents {
      let size = view.intrinsicContentSize
      let fitting = view.sizeThatFits(.zero)
      let numbers = [size.width, size.height, fitting.width, fitting.height]
      #expect(!numbers.contains { $0.isNegativeZero }, "\(type(of: view)): \(numbers)")
    }
  }
}
