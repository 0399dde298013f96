import Foundation

@testable import UIKitCore

/// A stack at the top left of a root, free in size unless it is given one.
@MainActor struct StackFixture {
  let root = UIKitCoreTests.root(1000, 1000)
  let stack = UIStackView()

  init(_ axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat? = nil, height: CGFloat? = nil)
  {
    stack.accessibilityIdentifier = "stack"
    stack.axis = axis
    root.addSubview(stack)
    stack.pinToSuperview(edges: [.top, .left])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Arranges a view whose content has a size.
  @discardableResult
  func add(
    _ name: String, _ width: CGFloat = UIView.noIntrinsicMetric,
    _ height: CGFloat = UIView.noIntrinsicMetric
  ) -> ContentView {
    let view = ContentView(name, width: width, height: height, in: stack)
    stack.addArrangedSubview(view)
    return view
  }

  /// Lays out and returns the frames of the arranged views that show.
  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
  }

  /// Lays out and returns the stack's size.
  func size() -> CGSize {
    root.layoutIfNeeded()
    return stack.frame.size
  }
}

extension CGRect {
  /// The rectangle with its axes swapped.
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

/// Whether rectangles are the same within a hundredth of a point.
func isClose(_ one: [CGRect], _ other: [CGRect]) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy { one, other in
      abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
        && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }
}
