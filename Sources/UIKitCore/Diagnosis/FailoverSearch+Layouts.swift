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
    @MainActor init(hiding view: UIView, showing others: [UIView], in engine: LayoutEngine) {
      let ids = Self.constraints(hiding: view, showing: others, in: engine)
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
      hiding view: UIView, showing others: [UIView], in engine: LayoutEngine
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
      let (stays, otherStays) = (view.stays(in: engine), others.flatMap { $0.stays(in: engine) })
      let connected = engine.solver.constraints(
        connectedWith: cutIDs + comeBack + stays + otherStays,
        countingFrom: LayoutEngine.leastCounted)
      let stayOff = Set(cutIDs).subtracting(comeBack)
      let shown = connected.filter { !stayOff.contains($0) }
      let goAway = Set(cutIDs + stays)
      return (connected, shown, shown.filter { !goAway.contains($0) })
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

  /// What keeps a hidden view where it was, if a stack or the app had put it there without
  /// constraints that are at hand.
  fileprivate func stays(in engine: LayoutEngine) -> [ConstraintID] {
    let isArranged =
      (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } == true
    guard translatesAutoresizingMaskIntoConstraints || isArranged, let box, box.engine === engine
    else { return [] }
    return [OwnRowKind.stayX, .stayY, .stayWidth, .stayHeight].compactMap { box.ownRows[$0] }
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
