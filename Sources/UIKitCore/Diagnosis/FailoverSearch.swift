import ConstraintSolver
import Foundation

/// Looks for what the layout leaves open now that a view is hidden, and would not if it showed.
///
/// As a rule nothing is open: all is then asked at once, of the layout as it is. Only for what is
/// open in that is it asked what the layout would be with the view shown.
@MainActor struct FailoverSearch: ~Copyable {
  /// What a view's place or size along an axis hangs on.
  private struct Question {
    let view: UIView
    let axis: NSLayoutConstraint.Axis
    let lack: UIView.MissingFailover.Lack
    let variable: Variable
  }

  private let hidden: UIView
  private let engine: LayoutEngine
  private let views: [UIView]
  /// The constraints that would act with the view shown, as far as they hang together with what was
  /// cut off, and the variables they mention.
  private let all: [ConstraintID]
  private let mentioned: Set<Variable>
  /// The layout as it is, and, once that is asked for, as it would be with the view shown.
  private var after: Hypothesis
  private var before: Hypothesis?
  /// What was open before as well.
  private var open: Set<Variable> = []
  private var found: [UIView.MissingFailover] = []

  init(hidden: UIView, _ box: LayoutBox, in engine: LayoutEngine) {
    self.hidden = hidden
    self.engine = engine
    let cut = hidden.constraintsCutOffAlone(from: engine)
    // What a stack or the app put somewhere without constraints that are at hand is where it was.
    let isPlacedOtherwise =
      hidden.translatesAutoresizingMaskIntoConstraints
      || (hidden.superview as? UIStackView)?.arrangedSubviews.contains { $0 === hidden } == true
    let stays =
      isPlacedOtherwise
      ? [OwnRowKind.stayX, .stayY, .stayWidth, .stayHeight]
        .compactMap { box.ownRows[$0] } : []
    let extra = cut.compactMap(\.row.id) + stays
    all = engine.solver.constraints(
      connectedWith: extra, countingFrom: LayoutEngine.leastCounted)
    mentioned = engine.solver.variables(mentionedBy: all)
    let remaining = Set(all).subtracting(extra)
    after = Hypothesis(of: engine.solver, acting: all.filter { remaining.contains($0) })
    views = Self.candidates(for: cut, from: hidden, in: engine)
  }

  mutating func run() -> [UIView.MissingFailover] {
    lookForLacks()
    for view in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { checkRoom(of: view, axis) }
    }
    return found
  }

  private mutating func askBefore<Answer>(_ body: (inout Hypothesis) -> Answer) -> Answer {
    var hypothesis = before.take() ?? Hypothesis(of: engine.solver, acting: all)
    let answer = body(&hypothesis)
    before = consume hypothesis
    return answer
  }

  /// Notes what only the hidden view decided, in order; what follows from it is decided then.
  private mutating func lookForLacks() {
    let questions = questions()
    let ambiguous = Set(after.ambiguous(among: questions.map(\.variable)))
    if ambiguous.isEmpty { return }
    var suspects = questions.filter { ambiguous.contains($0.variable) }
    open = Set(askBefore { $0.ambiguous(among: suspects.map(\.variable)) })
    suspects.removeAll { open.contains($0.variable) }
    while let first = suspects.first {
      note(first.lack, of: first.view, first.axis)
      after.fix(first.variable)
      let rest = Set(after.ambiguous(among: suspects.dropFirst().map(\.variable)))
      suspects.removeAll { $0.variable == first.variable || !rest.contains($0.variable) }
    }
  }

  private func questions() -> [Question] {
    var questions: [Question] = []
    for view in views {
      guard let box = view.box else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let variables = axis == .horizontal ? [box.width, box.x] : [box.height, box.y]
        for (lack, variable) in zip([UIView.MissingFailover.Lack.size, .position], variables)
        where mentioned.contains(variable) {
          questions.append(Question(view: view, axis: axis, lack: lack, variable: variable))
        }
      }
    }
    return questions
  }

  /// Notes a view that could outgrow its superview only since the hidden view is away: whatever its
  /// content wished for, any constraint that ends at the superview's edge would hold it, however
  /// weak.
  private mutating func checkRoom(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard !found.contains(where: { $0.view === view && $0.axis == axis }),
      let room = Room(of: view, axis, in: engine), mentioned.contains(room.size),
      Self.isOutside(
        isDecided(room) ? after.values(of: room.margins) : room.marginsWhenGrown(in: &after)),
      askBefore({ !Self.isOutside(room.marginsWhenGrown(in: &$0)) })
    else { return }
    note(.containment, of: view, axis)
    for margin in room.margins { after.assume(margin >= 0) }
  }

  /// Whether a view's size is decided whatever its content is, so that it does not follow a wish.
  private func isDecided(_ room: Room) -> Bool {
    room.content.isEmpty && after.mentions(room.size) && !open.contains(room.size)
      && !found.contains { $0.lack == .containment }
  }

  /// Whether an edge lies outside.
  static func isOutside(_ margins: [Double]) -> Bool {
    margins.contains { $0 < -tolerance }
  }

  /// How far outside rounding may put an edge, in points.
  private static let tolerance = 1e-3

  private mutating func note(
    _ lack: UIView.MissingFailover.Lack, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    found.append(.init(hiddenView: hidden, view: view, axis: axis, lack: lack))
  }

  /// The views about which something may be open: those at the other end of what was cut.
  ///
  /// Nothing else can move that could not before, unless one of them does. Where a guide is at the
  /// other end, or a view that does not show, it is for the views that follow from it: any.
  static func candidates(
    for cut: [NSLayoutConstraint], from hidden: UIView, in engine: LayoutEngine
  ) -> [UIView] {
    var seen: Set<ObjectIdentifier> = []
    let variables = cut.compactMap(\.row.id)
      .flatMap { engine.solver.constraint($0).expression.terms.map(\.variable) }
    let boxes = variables.compactMap { engine.boxes[$0.number]?.takeUnretainedValue() }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
    let neighbors = boxes.compactMap(\.view).filter { !$0.isDescendant(of: hidden) }
    let areAllSeen = boxes.allSatisfy { box in
      box.view.map { $0.isShown || $0.isDescendant(of: hidden) }
        ?? (box.placedBy?.isDescendant(of: hidden) == true)
    }
    let others = areAllSeen ? [] : engine.root.shownDescendants
    seen = []
    return (neighbors + others).filter { view in
      view !== engine.root && view.box?.engine === engine && view.isShown
        && seen.insert(ObjectIdentifier(view)).inserted
    }
  }
}

extension UIView {
  /// The active constraints that would act if only this view were not collapsed, oldest first.
  func constraintsCutOffAlone(from engine: LayoutEngine) -> [NSLayoutConstraint] {
    outsideConstraints
      .filter { constraint in
        constraint.row.isOf(engine)
          && constraint.row.id.map { engine.solver.isSuspended($0) } == true
          && constraint.chain?.contains { $0.isCollapsed && $0 !== self } == false
      }
      .sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Whether neither the view nor one it lies in is hidden.
  fileprivate var isShown: Bool {
    !sequence(first: self, next: { $0.parent }).contains { $0.isHidden }
  }

  /// The views below that show, each before those in it.
  fileprivate var shownDescendants: [UIView] {
    subviews.filter { !$0.isHidden }.flatMap { [$0] + $0.shownDescendants }
  }
}
