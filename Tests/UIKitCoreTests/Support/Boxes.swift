import Foundation
import Testing

@testable import UIKitCore

/// A view laid out by constraints, with a name.
@MainActor func box(_ name: String, in superview: UIView? = nil) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

/// A root of a given size, as a window's.
@MainActor func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "root"
  return view
}

/// A root of 200 × 100, and two views in it that nothing places.
@MainActor func rootOfTwo() -> (root: UIView, view: UIView, sibling: UIView) {
  let outer = root(200, 100)
  return (outer, box("view", in: outer), box("sibling", in: outer))
}

/// A rectangle in a short form.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view whose content has a size.
@MainActor final class ContentView: UIView {
  var content = CGSize.zero {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(
    _ name: String, width: CGFloat = UIView.noIntrinsicMetric,
    height: CGFloat = UIView.noIntrinsicMetric, in superview: UIView
  ) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    content = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// How far the first baseline lies below the top.
  var baselineDrop: CGFloat = 0

  override func ownBaselines(inHeight height: CGFloat) -> UIKitCore.Baselines {
    .init(first: baselineDrop, last: 0)
  }
  override var intrinsicContentSize: CGSize { content }
}

extension NSLayoutConstraint {
  /// The same constraint with a priority and, unless told otherwise, active.
  @discardableResult
  func at(_ priority: Float, active: Bool = true) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    isActive = active
    return self
  }
}

/// The column of the field cases: A above B above C, all as wide as the root of 40 × 30.
@MainActor struct Column {
  let root: UIView
  let a: UIView
  let b: UIView
  let c: UIView
  /// C's distance below B.
  let gap: NSLayoutConstraint

  init() {
    root = UIKitCoreTests.root(40, 30)
    a = box("A", in: root)
    b = box("B", in: root)
    c = box("C", in: root)
    gap = c.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 2)
    NSLayoutConstraint.activate([
      a.heightAnchor.constraint(equalToConstant: 3),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
      b.heightAnchor.constraint(equalToConstant: 5),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 2),
      c.heightAnchor.constraint(equalToConstant: 2),
      gap,
    ])
    for view in [a, b, c] { view.pinToSuperview(edges: [.left, .right]) }
  }

  /// Lays out and returns the frames of A, B and C.
  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return [a.frame, b.frame, c.frame]
  }
}
