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

  override func addOrigin(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    guard let owningView else { return }
    sum.add(insets(owningView).along(axis).near * factor)
  }

  override func addSize(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    guard let owningView else { return }
    let (near, far) = insets(owningView).along(axis)
    sum.add(engine.place(of: owningView).size(along: axis), times: factor)
    sum.add(-(near + far) * factor)
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

  override func addOrigin(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    guard let owningView, axis == .vertical, !isAtTop else { return }
    sum.add(engine.place(of: owningView).size(along: axis), times: factor)
    sum.add(-length * factor)
  }

  override func addSize(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    guard let owningView else { return }
    if axis == .vertical { return sum.add(length * factor) }
    sum.add(engine.place(of: owningView).size(along: axis), times: factor)
  }
}
