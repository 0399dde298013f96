import Foundation
import Testing

@testable import UIKitCore

@Suite struct `A number that layout cannot take` {
  static let settings: [(says: String, set: @MainActor @Sendable () -> Void)] = [
    (
      "a constant of first.width is a finite number, not nan",
      {
        let view = box("first")
        view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
      }
    ),
    (
      "a constant of first.left and second.right is a finite number, not inf",
      {
        let (first, second) = (box("first"), box("second"))
        _ = first.leftAnchor.constraint(equalTo: second.rightAnchor, constant: .infinity)
      }
    ),
    (
      "a multiplier of first.width and second.height lies between -1e12 and 1e12, not nan",
      {
        let (first, second) = (box("first"), box("second"))
        _ = first.widthAnchor.constraint(equalTo: second.heightAnchor, multiplier: .nan)
      }
    ),
    (
      "a multiplier of first.centerX and second.right lies between -1e12 and 1e12, not -inf",
      {
        _ = NSLayoutConstraint(
          item: box("first"), attribute: .centerX, relatedBy: .equal, toItem: box("second"),
          attribute: .right, multiplier: -.infinity, constant: 0)
      }
    ),
    (
      "a multiplier of first.width and second.width lies between -1e12 and 1e12, not 2e+16",
      {
        let (first, second) = (box("first"), box("second"))
        _ = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2e16)
      }
    ),
    (
      "first.width == -1000000000000*first.width cannot be solved: 1000000000001.0 is not a number",
      {
        let outer = root(100, 100)
        let view = box("first", in: outer)
        view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: -1e12).isActive = true
        outer.layoutIfNeeded()
      }
    ),
    (
      "the priority of first.width == 1 lies above 0 and is at most 1000, not 0.0",
      {
        let view = box("first")
        view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
      }
    ),
    (
      "the margins of first are made of finite numbers, not",
      { box("first").layoutMargins.top = .infinity }
    ),
    (
      "the margins of first are made of finite numbers, not",
      { box("first").directionalLayoutMargins.leading = .nan }
    ),
    (
      "the additionalSafeAreaInsets of UIViewController 'Settings' are made of finite numbers, not",
      {
        let controller = UIViewController()
        controller.title = "Settings"
        controller.additionalSafeAreaInsets.top = .nan
      }
    ),
    (
      "a rectangle to scroll UIScrollView to has finite numbers, not",
      { UIScrollView().scrollRectToVisible(rect(.nan, 0, 1, 1), animated: false) }
    ),
    (
      "the size to fit first into is made of numbers, not",
      { _ = box("first").systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 0)) }
    ),
    (
      "a content priority of first lies from 0 to 1000, not nan",
      { box("first").setContentHuggingPriority(UILayoutPriority(.nan), for: .vertical) }
    ),
    (
      "a content priority of first lies from 0 to 1000, not 1001.0",
      {
        box("first").setContentCompressionResistancePriority(
          UILayoutPriority(1001), for: .horizontal)
      }
    ),
  ]

  @Test(arguments: settings.indices)
  func `is turned away where it is given, with the name of what it is for`(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index = index as Int] in
      await MainActor.run { Self.settings[index].set() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(Self.settings[index].says))
  }
}

/// Apps say by the greatest of all numbers that there is no limit.
@MainActor @Suite(.serialized) struct `A number beyond what layout counts in` {
  static nonisolated let numbers: [CGFloat] = [
    .greatestFiniteMagnitude, CGFloat(Float.greatestFiniteMagnitude), 1e13,
  ]

  /// A label of two words inside a view, 8 from its edges.
  private func labelled() -> UIView {
    let view = box("view")
    let label = UILabel()
    label.text = "two words"
    label.numberOfLines = 0
    view.addSubview(label)
    label.pinToSuperview(with: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    return view
  }

  @Test(arguments: numbers + [.infinity])
  func `fits content into a height without a limit`(number: CGFloat) {
    let size = labelled().systemLayoutSizeFitting(
      CGSize(width: 56, height: number), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 56, height: 48))
  }

  @Test(arguments: numbers)
  func `limits nothing in a constraint`(number: CGFloat) {
    let outer = root(200, 100)
    let view = labelled()
    outer.addSubview(view)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: number)
    NSLayoutConstraint.activate([
      limit, view.leftAnchor.constraint(equalTo: outer.leftAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: -number),
    ])
    let found = conflicts {
      outer.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 88, 32))
      limit.constant = 40
      outer.layoutIfNeeded()
      #expect(view.frame.width == 40)
      limit.constant = number
      outer.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 88, 32))
    }
    #expect(found.isEmpty)
  }

  @Test(arguments: numbers)
  func `leaves room in a view as high as can be`(number: CGFloat) {
    let outer = root(200, number)
    let (view, foot) = (labelled(), box("foot", in: outer))
    outer.addSubview(view)
    view.pinToSuperview(edges: [.left, .right, .top])
    foot.pinToSuperview(edges: [.left, .right, .bottom])
    foot.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor).isActive = true
    foot.heightAnchor.constraint(equalToConstant: 20.1).isActive = true
    let found = conflicts { outer.layoutIfNeeded() }
    #expect(found.isEmpty)
    #expect(view.frame == rect(0, 0, 200, 32))
    #expect(abs(foot.frame.height - 20.1) < 0x1p-19)
  }

  @Test(arguments: numbers)
  func `stays the size of a root, in which 2²⁵ points are counted`(number: CGFloat) {
    let outer = root(number, 100)
    let window = UIWindow(frame: rect(0, 0, 100, number))
    let (view, other) = (box("view", in: outer), box("other", in: window))
    view.pinToSuperview()
    other.pinToSuperview()
    for _ in 0..<2 {
      outer.layoutIfNeeded()
      window.layoutIfNeeded()
      #expect(outer.frame == rect(0, 0, number, 100))
      #expect(window.frame == rect(0, 0, 100, number))
      #expect(view.frame == rect(0, 0, 0x1p25, 100))
      #expect(other.frame == rect(0, 0, 100, 0x1p25))
    }
    outer.frame.size.width = 1e12
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 1e12, 100) && outer.frame.width == 1e12)
  }

  @Test(arguments: numbers)
  func `stays in a frame that was set`(number: CGFloat) {
    let outer = root(100, 100)
    let framed = UIView(frame: rect(-number, 8, number, 16))
    framed.autoresizingMask = .flexibleHeight
    let view = box("view", in: framed)
    view.pinToSuperview()
    outer.addSubview(framed)
    outer.layoutIfNeeded()
    #expect(framed.frame == rect(-number, 8, number, 16))
    #expect(view.frame == rect(0, 0, 0x1p25, 16))
    outer.frame.size.height = 110
    outer.layoutIfNeeded()
    #expect(framed.frame == rect(-number, 8, number, 26))
    #expect(view.frame == rect(0, 0, 0x1p25, 26))
  }

  @Test func `at a priority of 0 a view does not keep to its content`() {
    let outer = root(200, 100)
    let (label, other) = (UILabel(), UILabel())
    for view in [label, other] {
      view.text = "text"
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      view.pinToSuperview(edges: .top)
    }
    label.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    other.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    label.pinToSuperview(edges: .left)
    other.pinToSuperview(edges: .right)
    other.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect([label.frame.width, other.frame.width] == [168, 32])
  }
}
