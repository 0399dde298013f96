package import ConstraintSolver
import Foundation

/// A sum of variables of the solver, in points.
package typealias LayoutExpression = ConstraintSolver.Expression

/// Where an item lies along an axis: its near edge and its size, in some view's coordinates.
package struct LayoutSpan {
  package var origin: LayoutExpression
  package var size: LayoutExpression

  /// The far edge.
  package var end: LayoutExpression { origin + size }
  /// The middle.
  package var center: LayoutExpression { origin + size * 0.5 }

  /// Nowhere: at the origin, without extent.
  package static let zero = LayoutSpan(
    origin: LayoutExpression(constant: 0), size: LayoutExpression(constant: 0))

  package init(origin: LayoutExpression, size: LayoutExpression) {
    self.origin = origin
    self.size = size
  }

  /// The span between insets, which are mostly zero.
  func inset(by insets: UIEdgeInsets, along axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    if insets == .zero { return self }
    let (near, far) = insets.along(axis)
    return LayoutSpan(origin: origin + near, size: size - (near + far))
  }
}

extension UIEdgeInsets {
  /// The insets at both ends of an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> (near: CGFloat, far: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

/// What an engine keeps of a constraint.
@MainActor package struct EngineRow {
  /// The engine whose solver knows the constraint.
  @Unretained package var engine: LayoutEngine?
  /// The solver's name for it.
  package var id: ConstraintID?
  /// The constraint as the solver has it.
  package var constraint: Constraint?
  package var isSuspended = false

  package init() {}
}
