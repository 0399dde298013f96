import ConstraintSolver

/// What the constraints of stack views would be if views showed that are hidden, for questions to
/// an engine.
@MainActor struct SupposedStacks {
  /// What would act no more.
  private(set) var going: Set<ConstraintID> = []
  /// What would act instead; the solver does not know it.
  private(set) var coming: [Constraint] = []

  /// Supposes that some views show that ``UIView/hideView()`` has hidden.
  init(showing views: [UIView], in engine: LayoutEngine) {
    let shown = Set(views.map { ObjectIdentifier($0) })
    // Constraints do not keep them.
    var made: [StackGuide] = []
    var seen: Set<ObjectIdentifier> = []
    for view in views where view.isArranged {
      guard let stack = view.superview as? UIStackView,
        seen.insert(ObjectIdentifier(stack)).inserted
      else { continue }
      let guides = stack.guides.supposing {
        made.append(StackGuide(supposed: made.count, of: stack, in: engine))
        return made[made.count - 1]
      }
      let change = stack.change(showing: shown, guides)
      going.formUnion(change.going.compactMap(\.row.id))
      coming += withExtendedLifetime(made) {
        change.coming.filter { $0.row.id == nil }.map { engine.statement(of: $0) }
      }
    }
  }
}

extension StackGuide {
  /// Makes a guide that a stack does not own, with variables that no solver has.
  fileprivate convenience init(supposed number: Int, of stack: UIStackView, in engine: LayoutEngine)
  {
    self.init()
    owningView = stack
    let place = LayoutBox.Place(
      x: .supposed(4 * number), y: .supposed(4 * number + 1), width: .supposed(4 * number + 2),
      height: .supposed(4 * number + 3))
    box = LayoutBox(engine: engine, place: place)
  }
}
