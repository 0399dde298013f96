import ConstraintSolver

extension FailoverSearch {
  /// A layout with a view hidden, and the same with it shown, whatever other views show.
  struct Layouts: ~Copyable {
    /// The variables of all that hangs together with what the view was cut off from.
    let mentioned: Set<Variable>
    private let engine: LayoutEngine
    /// Whether the layout with the view hidden is the one that the engine has.
    private let isAsItIs: Bool
    private let sides: Sides
    private var madeHidden: Hypothesis?
    private var madeShown: Hypothesis?

    /// Looks at the layouts in which some other views show that may be hidden.
    @MainActor init(hiding view: UIView, showing others: [UIView], in engine: LayoutEngine) {
      sides = Sides(hiding: view, showing: others, in: engine)
      mentioned = sides.mentioned
      isAsItIs = others.isEmpty
      self.engine = engine
    }

    /// Those of some variables that the layout with the view hidden leaves open.
    @MainActor mutating func open(among variables: [Variable]) -> [Variable] {
      if isAsItIs, madeHidden == nil { return engine.ambiguous(variables) }
      return ifHidden { $0.ambiguous(among: variables) }
    }

    /// Asks the layout with the view hidden, which is solved for the first question.
    @MainActor mutating func ifHidden<Answer>(_ body: (inout Hypothesis) -> Answer) -> Answer {
      var hypothesis = madeHidden.take() ?? sides.hidden.hypothesis(of: engine)
      let answer = body(&hypothesis)
      madeHidden = consume hypothesis
      return answer
    }

    /// Asks the layout with the view shown, which is solved for the first question.
    @MainActor mutating func ifShown<Answer>(_ body: (inout Hypothesis) -> Answer) -> Answer {
      var hypothesis = madeShown.take() ?? sides.shown.hypothesis(of: engine)
      let answer = body(&hypothesis)
      madeShown = consume hypothesis
      return answer
    }

    /// What comes of it in the layout with the view hidden when a view grows; nil where that is not
    /// told at a glance.
    @MainActor mutating func growthIfHidden(of room: Room) -> Growth? {
      if isAsItIs, madeHidden == nil { return room.growth(in: engine) }
      return ifHidden { room.growth(in: $0) }
    }

    /// Whether a view lies outside its superview, with the view hidden, where nothing is left to
    /// choose.
    @MainActor mutating func isOutside(_ room: Room) -> Bool {
      if isAsItIs, madeHidden == nil { return room.isOutside(in: engine) }
      return ifHidden { room.isOutside(in: $0) }
    }

    /// Assumes nothing any longer about the layout with the view hidden.
    mutating func dropAssumptions() {
      madeHidden?.dropAssumptions()
    }
  }

  /// What acts in a layout.
  struct Acting {
    let ids: [ConstraintID]
    let supposed: [Constraint]

    /// Solves it.
    @MainActor func hypothesis(of engine: LayoutEngine) -> Hypothesis {
      Hypothesis(of: engine.solver, acting: ids, and: supposed)
    }
  }

  /// What acts with a view hidden and with it shown, as far as it hangs together with what the view
  /// was cut off from.
  @MainActor struct Sides {
    let hidden: Acting
    let shown: Acting
    /// The variables that are mentioned on either side.
    let mentioned: Set<Variable>

    /// Looks at the layouts in which some other views show that may be hidden.
    init(hiding view: UIView, showing others: [UIView], in engine: LayoutEngine) {
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
      let without = SupposedStacks(showing: others, in: engine)
      let with = SupposedStacks(showing: others + [view], in: engine)
      let supposed = without.coming + with.coming
      let connected = engine.solver.constraints(
        connectedWith: cutIDs + comeBack + frame + others.flatMap { $0.frameRows(in: engine) }
          + without.going.union(with.going),
        or: supposed.flatMap { $0.expression.terms.map(\.variable) },
        countingFrom: LayoutEngine.leastCounted)
      mentioned = engine.solver.variables(mentionedBy: connected, or: supposed)
      let stayOff = with.going.union(cutIDs).subtracting(comeBack)
      shown = Acting(ids: connected.filter { !stayOff.contains($0) }, supposed: with.coming)
      let off = without.going.union(cutIDs).union(frame)
      hidden = Acting(ids: connected.filter { !off.contains($0) }, supposed: without.coming)
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
    return OwnRowKind.frame.compactMap { box.ownRows[$0] }
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
