import ConstraintSolver

extension FailoverSearch {
  /// What tells whether a view stays inside its superview along an axis.
  struct Room {
    /// The view's size.
    let size: Variable
    /// How far each edge of the view lies within that of the superview.
    let margins: [Expression]
    /// What the margins depend on.
    let variables: [Variable]
    /// What holds the view to the size of its content, if that can grow.
    let content: [ConstraintID]
    /// Whether the superview's size depends on the layouts.
    let hasRoomThatGrows: Bool

    /// Whether the view lies outside, as far as is decided, if it has as much content as has no
    /// room anywhere: where the constraints leave a choice, it lies as far inside as they let it.
    func isOutgrown(in hypothesis: inout Hypothesis) -> Bool {
      isOutgrown(by: growth(in: hypothesis)) ?? isOutgrownWhenTried(in: &hypothesis)
    }

    /// Whether something holds the view inside however much content it has.
    ///
    /// What does not hold has lost already, as a bypass has around a view that shows, and would lose
    /// to more content too.
    func isHeldInside(in hypothesis: inout Hypothesis) -> Bool {
      isHeldInsideAtAGlance(in: hypothesis) ?? isHeldInsideWhenTried(in: &hypothesis)
    }

    /// What ``isOutgrown(in:)`` tells, found by letting the view grow.
    func isOutgrownWhenTried(in hypothesis: inout Hypothesis) -> Bool {
      Self.isOutside(grownMargins(in: &hypothesis, leavingMissedOut: false))
    }

    /// What ``isHeldInside(in:)`` tells, found by letting the view grow.
    func isHeldInsideWhenTried(in hypothesis: inout Hypothesis) -> Bool {
      !Self.isOutside(grownMargins(in: &hypothesis, leavingMissedOut: true))
    }

    private func grownMargins(
      in hypothesis: inout Hypothesis, leavingMissedOut areMissedOut: Bool
    ) -> [Double] {
      hypothesis.values(
        of: margins, wishing: [[size == Double.infinity.countable], margins.map { $0 >= 0 }],
        without: content, leavingMissedOut: areMissedOut)
    }

    // MARK: At a glance

    /// What comes of it when the view grows; nil where the last solution does not tell.
    func growth(in hypothesis: borrowing Hypothesis) -> Growth? {
      hypothesis.growth(of: size, without: content, watching: margins)
    }

    /// The same in the layout that an engine has.
    @MainActor func growth(in engine: LayoutEngine) -> Growth? {
      engine.solver.growth(
        of: size, without: content, watching: margins, countingFrom: LayoutEngine.leastCounted)
    }

    /// What ``isOutgrown(in:)`` tells; nil where growth does not.
    func isOutgrown(by growth: Growth?) -> Bool? {
      if let growth, growth.isSettled { return Self.isOutside(growth.values) }
      guard let growth, growth.isBoundless else { return nil }
      if !hasRoomThatGrows { return true }
      let staysInside = !Self.isOutside(growth.values) && growth.rates.allSatisfy { $0 >= 0 }
      return staysInside ? false : nil
    }

    /// What ``isHeldInside(in:)`` tells; nil where growth does not.
    func isHeldInsideAtAGlance(in hypothesis: borrowing Hypothesis) -> Bool? {
      isOutgrown(
        by: hypothesis.growth(
          of: size, without: content, watching: margins, leavingMissedOut: true)
      ).map { !$0 }
    }

    // MARK: As it is

    /// Whether the view lies outside where nothing is left to choose.
    func isOutside(in hypothesis: borrowing Hypothesis) -> Bool {
      Self.isOutside(hypothesis.values(of: margins))
    }

    /// The same in the layout that an engine has.
    @MainActor func isOutside(in engine: LayoutEngine) -> Bool {
      Self.isOutside(
        margins.map { margin in
          margin.terms.reduce(margin.constant) { sum, term in
            sum + engine.solver[term.variable] * term.coefficient
          }
        })
    }

    private static func isOutside(_ margins: [Double]) -> Bool {
      margins.contains { $0 < -tolerance }
    }

    /// How far outside rounding may put an edge, in points.
    private static var tolerance: Double { 1e-3 }
  }
}

extension FailoverSearch.Room {
  /// Makes the room of a view, for layouts that decide certain variables; nil without a superview,
  /// and in a scroll view, where a view does not have to stay inside.
  @MainActor init?(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine,
    deciding mentioned: Set<Variable>
  ) {
    guard let box = view.box, let superview = view.superview, superview.contentEdges == nil,
      let outer = superview.box, outer.engine === engine
    else { return nil }
    let (origin, size) = (box.place.origin(along: axis), box.place.size(along: axis))
    let room = outer.place.size(along: axis)
    // What the layouts have nothing to do with is as it is.
    func expression(_ variable: Variable) -> Expression {
      mentioned.contains(variable)
        ? variable.expression : Expression(constant: engine.solver[variable])
    }
    let (start, length) = (expression(origin), expression(room))
    let kinds: [OwnRowKind] =
      axis == .horizontal
      ? [.hugWidth, .resistWidth, .meetWidth] : [.hugHeight, .resistHeight, .meetHeight]
    self.init(
      size: size, margins: [start, length - (start + size)],
      variables: [origin, size, room].filter { mentioned.contains($0) },
      content: view.contentGrows(along: axis) ? kinds.compactMap { box.ownRows[$0] } : [],
      hasRoomThatGrows: mentioned.contains(room))
  }
}
