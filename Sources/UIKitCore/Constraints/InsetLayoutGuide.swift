import ConstraintSolver
import Foundation

/// A guide at given insets from its view's edges.
@MainActor class InsetLayoutGuide: UILayoutGuide {
  fileprivate let insets: @MainActor (UIView) -> UIEdgeInsets

  init(owner: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = owner
    self.identifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect {
    owningView.map { CGRect(origin: .zero, size: $0.bounds.size).inset(by: insets($0)) } ?? .zero
  }

  override func span(along axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSpan {
    guard let owningView else { return LayoutSpan.zero }
    let insets = insets(owningView)
    let before = axis == .horizontal ? insets.left : insets.top
    let after = axis == .horizontal ? insets.right : insets.bottom
    let size = engine.box(of: owningView).span(along: axis).size
    return LayoutSpan(
      origin: LayoutExpression(constant: before),
      size: size - (before + after))
  }
}

/// The part of a view that its safe area leaves out at the top or the bottom.
@MainActor final class CoveredLayoutGuide: InsetLayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(owner: UIView, identifier: String, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(owner: owner, identifier: identifier) { $0.safeAreaInsets }
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let safeArea = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? safeArea.top : safeArea.bottom
  }

  override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(
      x: 0, y: isAtTop ? 0 : bounds.height - length, width: bounds.width, height: length)
  }

  override func span(along axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSpan {
    guard let owningView else { return .zero }
    let whole = LayoutSpan(
      origin: LayoutExpression(constant: 0),
      size: engine.box(of: owningView).span(along: axis).size)
    if axis == .horizontal { return whole }
    return LayoutSpan(
      origin: isAtTop ? whole.origin : whole.size - length,
      size: LayoutExpression(constant: length))
  }
}
