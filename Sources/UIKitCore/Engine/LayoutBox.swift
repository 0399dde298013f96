package import ConstraintSolver
package import Foundation

/// The variables of one view or guide, in its superview's or owner's coordinates, and the constraints
/// it brings along by itself.
@MainActor package final class LayoutBox {
  /// The engine the variables belong to; nil once that is gone.
  package var engine: LayoutEngine? {
    enginePresence.object.map { unsafeDowncast($0, to: LayoutEngine.self) }
  }
  private let enginePresence: Presence
  package let x: Variable
  package let y: Variable
  package let width: Variable
  package let height: Variable
  /// The view, or nothing for a guide; the view ends it.
  @exclusivity(unchecked) private(set) final var viewReference: Unmanaged<UIView>?
  /// The view that owns the guide; nothing for a view.
  @Unretained private var owner: UIView?
  /// Where the last solve put the box.
  @exclusivity(unchecked) package var frame = CGRect.zero
  /// A scroll view's offset, once a constraint reaches across it.
  package var offset: (x: Variable, y: Variable)?
  /// The frame the autoresizing constraints start from, and its superview's size at that time.
  package var autoresizingBasis: (frame: CGRect, superviewSize: CGSize)?
  /// The frame it wishes for while its ambiguity is exercised.
  var attempt: CGRect?
  /// The constraints the box brings along, by what they are for.
  package var ownRows: [OwnRow?] = []
  /// The view's baselines as constraints have them, once one speaks of them.
  @exclusivity(unchecked) var baselines: Baselines?
  /// The width that content was measured in, in an engine that measures.
  var measuredWidth: CGFloat?
  /// Whether the engine will look at these at the next flush.
  @exclusivity(unchecked) package var isPending = false

  init(engine: LayoutEngine, x: Variable, y: Variable, width: Variable, height: Variable) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    enginePresence = engine.presence
  }

  /// Whether the engine is still there.
  var isInUse: Bool { enginePresence.object != nil }

  /// Whether the variables belong to this engine.
  func isOf(_ engine: LayoutEngine) -> Bool { enginePresence === engine.presence }

  /// The box is that of a view from now on.
  func belong(to view: UIView) {
    viewReference = Unmanaged.passUnretained(view)
    frame = CGRect(origin: view.storedOrigin, size: view.storedBounds.size)
  }

  /// The box is that of a guide that a view owns from now on.
  func belong(toGuideOf owner: UIView?) {
    self.owner = owner
  }

  /// The view has gone, or has another box.
  func viewIsGone() {
    viewReference = nil
  }

  /// The view, or nothing for a guide.
  package var view: UIView? { viewReference?.takeUnretainedValue() }

  /// The view whose layout places this box: the superview, or a guide's owner.
  package var placedBy: UIView? { viewReference == nil ? owner : view?.parent }

  /// The box along an axis.
  package func span(along axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    axis == .horizontal
      ? LayoutSpan(origin: LayoutExpression(x), size: LayoutExpression(width))
      : LayoutSpan(origin: LayoutExpression(y), size: LayoutExpression(height))
  }

  /// The box's variables.
  package var variables: [Variable] {
    [x, y, width, height] + (offset.map { [$0.x, $0.y] } ?? [])
  }
}

/// A constraint that a box brings along, as the solver has it.
package struct OwnRow {
  package let id: ConstraintID
  package var constraint: Constraint
}
