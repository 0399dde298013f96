import Foundation
import Testing

@testable import UIKitCore

@Suite struct `A number that layout cannot take` {
  static let settings: [(says: String, set: @MainActor @Sendable () -> Void)] = [
    (
      "a constraint of first.width needs finite numbers, not multiplier 1.0, constant nan",
      {
        let view = box("first")
        view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
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
      "additionalSafeAreaInsets are made of finite numbers, not",
      { UIViewController().additionalSafeAreaInsets.top = .nan }
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
