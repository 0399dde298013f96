import ConstraintSolver

extension FailoverSearch {
  /// A layout with a view hidden, and the same with it shown, whatever other views show.
  struct Layouts: ~Copyable {
    /// The variables of all that hangs together with what the view was cut off from.
    let mentioned: Set<Variable>
    /// The layout with the view hidden.
    var hidden: Hypothesis
    private let engine: LayoutEngine
    private let acting: [ConstraintID]
    private var madeShown: Hypothesis?

    /// Makes the layouts in which some other views show that may be hidden.
    @MainActor init(
      hiding view: UIView, showing others: [UIView], in engine: LayoutEngine,
      _ stacks: SupposedStacks
    ) {
      let ids = Self.constraints(hiding: view, showing: others, in: engine, stacks)
      mentioned = engine.solver.variables(mentionedBy: ids.connected)
      hidden = Hypothesis(of: engine.solver, acting: ids.hidden)
      acting = ids.shown
      self.engine = engine
    }

    /// Asks the layout with the view shown, which is made for the first question.
    @MainActor mutating func ifShown<Answer>(_ body: (inout Hypothesis) -> Answer) -> Answer {
      var hypothesis = madeShown.take() ?? Hypothesis(of: engine.solver, acting: acting)
      let answer = body(&hypothesis)
      madeShown = consume hypothesis
      return answer
    }

    /// What acts with the view hidden and with it shown, and what of both hangs together with what
    /// the view was cut off from.
    @MainActor static func constraints(
      hiding view: UIView, showing others: [UIView], in engine: LayoutEngine,
      _ stacks: SupposedStacks
    ) -> (connected: [ConstraintID], shown: [ConstraintID], hidden: [ConstraintID]) {
      let cut = view.constraintsCutOff(from: engine)
      let showing = Set((others + [view]).map { ObjectIdentifier($0) })
      let comeBack = (others.flatMap { $0.constraintsCutOff(from: engine) } + cut)
        .filter { constraint in
          constraint.chain?.contains {
            $0.isCollapsed && !showing.contains(ObjectIdentifier($0))
          } == false
        }
        .compactMap(\.row.id)
      let cutIDs = cut.compactMap(\.row.id)
      let frame = view.frameRows(in: engine)
      let without = stacks.change(showing: others)
      let with = stacks.change(showing: others + [view])
      let connected = engine.solver.constraints(
        connectedWith: cutIDs + comeBack + frame + others.flatMap { $0.frameRows(in: engine) }
          + [without, with].flatMap { $0.going.union($0.coming) },
        countingFrom: LayoutEngine.leastCounted)
      func acting(_ change: SupposedStacks.Change, but away: [ConstraintID]) -> [ConstraintID] {
        let away = change.going.union(stacks.supposed).subtracting(change.coming).union(away)
        return connected.filter { !away.contains($0) }
      }
      let stayOff = cutIDs.filter { !comeBack.contains($0) }
      return (connected, acting(with, but: stayOff), acting(without, but: cutIDs + frame))
    }
  }
}

extension UIView {
  /// The active constraints that do not act because this view, perhaps among others, is hidden,
  /// oldest first.
  func constraintsCutOff(from engine: LayoutEngine) -> [NSLayoutConstraint] {
    outsideConstraints
      .filter { constraint in
        constraint.row.isOf(engine)
          && constraint.row.id.map { engine.solver.isSuspended($0) } == true
      }
      .sorted { $0.activationOrder < $1.activationOrder }
  }

  /// What holds a hidden view to the frame it was given, if it showed.
  fileprivate func frameRows(in engine: LayoutEngine) -> [ConstraintID] {
    guard isCollapsed, translatesAutoresizingMaskIntoConstraints, let box, box.engine === engine
    else { return [] }
    return [OwnRowKind.x, .y, .width, .height].compactMap { box.ownRows[$0] }
  }

  /// The views above this one that are hidden by ``UIView/hideView()``.
  var collapsedAncestors: [UIView] {
    sequence(first: self, next: { $0.parent }).dropFirst().filter { $0.isCollapsed }
  }

  /// The views from this one down that are hidden by ``UIView/hideView()``.
  var collapsedFromHere: [UIView] {
    (isCollapsed ? [self] : []) + subviews.flatMap(\.collapsedFromHere)
  }
}
