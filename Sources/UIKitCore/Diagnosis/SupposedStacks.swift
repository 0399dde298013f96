import ConstraintSolver

/// What the constraints of stack views would be if views showed that are hidden, for questions to
/// an engine.
///
/// The solver knows the constraints supposed, which stand by in it, until the end.
@MainActor final class SupposedStacks {
  private let engine: LayoutEngine
  private var guides: [UILayoutGuide] = []
  /// All that the solver was told of.
  private(set) var supposed: [ConstraintID] = []

  init(in engine: LayoutEngine) {
    self.engine = engine
  }

  /// What would act no more if some views showed, and what would act instead.
  struct Change {
    var going: Set<ConstraintID> = []
    var coming: Set<ConstraintID> = []
  }

  /// What stack views would change for some views that ``UIView/hideView()`` has hidden.
  func change(showing views: [UIView]) -> Change {
    var change = Change()
    let shown = Set(views.map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    for view in views where view.isCollapsed && !view.isHiddenByApp && view.isArranged {
      guard let stack = view.superview as? UIStackView,
        seen.insert(ObjectIdentifier(stack)).inserted
      else { continue }
      engine.solver.beginBatch()
      for replacement in stack.replacements(ifShown: shown, makeGuide: { makeGuide(of: stack) }) {
        suppose(replacement, in: &change)
      }
      engine.solver.endBatch()
    }
    return change
  }

  /// Has the solver forget what was supposed.
  func end() {
    engine.orphanedRows += supposed
    for guide in guides { engine.noteRemoved(guide) }
    (supposed, guides) = ([], [])
    engine.flush()
  }

  private func suppose(_ replacement: UIStackView.Replacement, in change: inout Change) {
    var old = replacement.old
    for wanted in replacement.new {
      if let index = wanted.index(among: old), old[index].constant == wanted.constant {
        old.remove(at: index)
      } else if let id = supposed(wanted) {
        change.coming.insert(id)
        supposed.append(id)
      }
    }
    change.going.formUnion(old.compactMap(\.row.id))
  }

  /// Tells the solver of a constraint, which stands by.
  private func supposed(_ wanted: StackConstraint) -> ConstraintID? {
    let constraint = wanted.make()
    constraint.constant = wanted.constant
    constraint.row = EngineRow(in: engine)
    engine.updateRow(of: constraint, along: constraint.chain)
    if let id = constraint.row.id { engine.solver.suspend(id) }
    return constraint.row.id
  }

  private func makeGuide(of stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = stack
    guides.append(guide)
    return guide
  }
}
