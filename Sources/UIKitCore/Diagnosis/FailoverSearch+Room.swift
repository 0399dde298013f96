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
    /// What holds the view to the size of its content.
    let content: [ConstraintID]

    /// Whether the view lies outside, as far as is decided, if it has as much content as has no
    /// room anywhere: where the constraints leave a choice, it lies as far inside as they let it.
    func isOutgrown(in hypothesis: inout Hypothesis) -> Bool {
      Self.isOutside(grown(in: &hypothesis).margins)
    }

    /// Whether something holds the view inside however much content it has.
    ///
    /// What has it smaller than its content does already has lost to that, as a bypass has around a
    /// view that shows, and would lose to more content too.
    func isHeldInside(in hypothesis: inout Hypothesis) -> Bool {
      let rest = hypothesis.values(of: [size.expression])[0]
      let grown = grown(in: &hypothesis)
      return !Self.isOutside(grown.margins) && grown.size >= rest - Self.tolerance
    }

    private func grown(in hypothesis: inout Hypothesis) -> (margins: [Double], size: Double) {
      let inside = margins.map { $0 >= 0 }
      let values = hypothesis.values(
        of: margins + [size.expression],
        wishing: [[size == Double.infinity.countable], inside], without: content)
      return (Array(values.dropLast()), values[margins.count])
    }

    /// Whether the view lies outside where nothing is left to choose.
    func isOutside(in hypothesis: borrowing Hypothesis) -> Bool {
      Self.isOutside(hypothesis.values(of: margins))
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
    let isTheirs = mentioned.contains(room)
    let length = isTheirs ? room.expression : Expression(constant: engine.solver[room])
    let kinds: [OwnRowKind] =
      axis == .horizontal ? [.hugWidth, .resistWidth] : [.hugHeight, .resistHeight]
    self.init(
      size: size, margins: [origin.expression, length - (origin + size)],
      variables: [origin, size] + (isTheirs ? [room] : []),
      content: kinds.compactMap { box.ownRows[$0] })
  }
}
