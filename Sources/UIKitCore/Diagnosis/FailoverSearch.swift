import ConstraintSolver
import Foundation

/// Looks for what the layout leaves open now that a view is hidden, and would not if it showed.
///
/// As a rule nothing is open: all is then asked at once, of the layout as it is. Only for what is
/// open in that is it asked what the layout would be with the view shown; and, where it would still
/// be open because others are hidden as well, with all of them shown. So it does not matter in
/// which order views were hidden. What lies above the view is taken to show: whether a window or a
/// panel is on the screen has nothing to do with what is decided in it.
@MainActor struct FailoverSearch: ~Copyable {
  /// What a view's place or size along an axis hangs on.
  fileprivate struct Question {
    let view: UIView
    let axis: NSLayoutConstraint.Axis
    let lack: UIView.MissingFailover.Lack
    let variable: Variable
  }

  private let hidden: UIView
  private let engine: LayoutEngine
  private let views: [UIView]
  /// The layout as it is.
  private var layouts: Layouts
  /// The layout with all shown but perhaps the view, once that is asked for.
  private var othersShown: Layouts?
  /// The other hidden views, as far as they do not lie above.
  private lazy var others = Self.others(than: hidden, in: engine)
  /// What is open with the view shown as well.
  private var open: Set<Variable> = []
  private var found: [UIView.MissingFailover] = []
  /// What was taken for decided once it was found, so that what only follows from it is not.
  private var decisions: [(inout Hypothesis) -> Void] = []

  init(hidden: UIView, in engine: LayoutEngine) {
    self.hidden = hidden
    self.engine = engine
    layouts = Layouts(hiding: hidden, showing: hidden.collapsedAncestors, in: engine)
    views = Self.candidates(
      for: hidden.constraintsCutOff(from: engine), from: hidden, in: engine)
  }

  mutating func run() -> [UIView.MissingFailover] {
    lookForLacks()
    for view in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { checkRoom(of: view, axis) }
    }
    return found
  }

  /// Asks the layouts with all others shown; nil if no other is hidden.
  private mutating func askWithOthersShown<Answer>(
    _ body: (inout Layouts) -> Answer
  ) -> Answer? {
    if others.isEmpty { return nil }
    var layouts: Layouts
    if let made = othersShown.take() {
      layouts = made
    } else {
      layouts = Layouts(
        hiding: hidden, showing: others + hidden.collapsedAncestors, in: engine)
      for decide in decisions { decide(&layouts.hidden) }
    }
    let answer = body(&layouts)
    othersShown = consume layouts
    return answer
  }

  // MARK: Places and sizes

  /// Notes what only the hidden view decided, in order; what follows from it is decided then.
  private mutating func lookForLacks() {
    var suspects = questions()
    suspects.keep { layouts.hidden.ambiguous(among: $0) }
    if suspects.isEmpty { return }
    open = Set(layouts.ifShown { $0.ambiguous(among: suspects.map(\.variable)) })
    let rest = suspects.filter { open.contains($0.variable) }
    suspects.removeAll { open.contains($0.variable) }
    noteLacks(suspects)
    noteJointLacks(rest)
  }

  /// Notes what is open, and would not be if all views showed, but would be if only this one did
  /// not.
  private mutating func noteJointLacks(_ questions: [Question]) {
    var suspects = questions
    if !found.isEmpty { suspects.keep { layouts.hidden.ambiguous(among: $0) } }
    if suspects.isEmpty { return }
    let joint = askWithOthersShown { layouts in
      var joint = suspects
      joint.keep { layouts.hidden.ambiguous(among: $0) }
      let open = Set(layouts.ifShown { $0.ambiguous(among: joint.map(\.variable)) })
      return joint.filter { !open.contains($0.variable) }
    }
    noteLacks(joint ?? [])
  }

  /// Notes the first of what is open, and what is still open once that is decided.
  private mutating func noteLacks(_ questions: [Question]) {
    var suspects = questions
    while let first = suspects.first {
      note(first.lack, of: first.view, first.axis)
      decide { $0.fix(first.variable) }
      suspects.removeFirst()
      suspects.keep { layouts.hidden.ambiguous(among: $0) }
    }
  }

  private func questions() -> [Question] {
    var questions: [Question] = []
    for view in views {
      guard let box = view.box else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let variables = axis == .horizontal ? [box.width, box.x] : [box.height, box.y]
        for (lack, variable) in zip([UIView.MissingFailover.Lack.size, .position], variables)
        where layouts.mentioned.contains(variable) {
          questions.append(Question(view: view, axis: axis, lack: lack, variable: variable))
        }
      }
    }
    return questions
  }

  private mutating func note(
    _ lack: UIView.MissingFailover.Lack, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    found.append(.init(hiddenView: hidden, view: view, axis: axis, lack: lack))
  }

  /// Has the layouts go on as if something were decided.
  private mutating func decide(_ decision: @escaping (inout Hypothesis) -> Void) {
    decisions.append(decision)
    decision(&layouts.hidden)
    if var layouts = othersShown.take() {
      decision(&layouts.hidden)
      othersShown = consume layouts
    }
  }

  // MARK: Room

  /// Notes a view that could outgrow its superview only since the hidden view is away: whatever its
  /// content wished for, any constraint that ends at the superview's edge would hold it, however
  /// weak.
  private mutating func checkRoom(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard !found.contains(where: { $0.view === view && $0.axis == axis }),
      let room = Room(of: view, axis, in: engine), layouts.mentioned.contains(room.size),
      Self.isOutside(
        isDecided(room)
          ? layouts.hidden.values(of: room.margins) : room.marginsWhenGrown(in: &layouts.hidden)),
      wasInside(room)
    else { return }
    note(.containment, of: view, axis)
    decide { hypothesis in for margin in room.margins { hypothesis.assume(margin >= 0) } }
  }

  private mutating func wasInside(_ room: Room) -> Bool {
    if layouts.ifShown({ !Self.isOutside(room.marginsWhenGrown(in: &$0)) }) { return true }
    return askWithOthersShown { layouts in
      Self.isOutside(room.marginsWhenGrown(in: &layouts.hidden))
        && layouts.ifShown { !Self.isOutside(room.marginsWhenGrown(in: &$0)) }
    } ?? false
  }

  /// Whether a view's size is decided whatever its content is, so that it does not follow a wish.
  private func isDecided(_ room: Room) -> Bool {
    room.content.isEmpty && layouts.hidden.mentions(room.size) && !open.contains(room.size)
      && !found.contains { $0.lack == .containment }
  }

  /// Whether an edge lies outside.
  static func isOutside(_ margins: [Double]) -> Bool {
    margins.contains { $0 < -tolerance }
  }

  /// How far outside rounding may put an edge, in points.
  private static let tolerance = 1e-3
}

extension FailoverSearch {
  /// The hidden views besides one and those it lies in.
  static func others(than hidden: UIView, in engine: LayoutEngine) -> [UIView] {
    engine.root.collapsedFromHere.filter { !hidden.isDescendant(of: $0) }
  }

  /// The views about which something may be open: those at the other end of what was cut.
  ///
  /// Nothing else can move that could not before, unless one of them does. Where a guide is at the
  /// other end, or a view that takes part in layout without being seen, it is for the views that
  /// follow from it: any.
  static func candidates(
    for cut: [NSLayoutConstraint], from hidden: UIView, in engine: LayoutEngine
  ) -> [UIView] {
    var seen: Set<ObjectIdentifier> = []
    let variables = cut.compactMap(\.row.id)
      .flatMap { engine.solver.constraint($0).expression.terms.map(\.variable) }
    let boxes = variables.compactMap { engine.box(of: $0) }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
    let neighbors = boxes.compactMap(\.view).filter { !$0.isDescendant(of: hidden) }
    let areAllSeen = boxes.allSatisfy { box in
      box.view.map {
        $0.isDescendant(of: hidden) || $0.isShown(beside: hidden)
          || $0.isCollapsed(beside: hidden)
      } ?? (box.placedBy?.isDescendant(of: hidden) == true)
    }
    let others = areAllSeen ? [] : engine.root.descendants(shownBeside: hidden)
    seen = []
    return (neighbors + others).filter { view in
      view !== engine.root && view.box?.engine === engine && view.isShown(beside: hidden)
        && seen.insert(ObjectIdentifier(view)).inserted
    }
  }
}

extension Array where Element == FailoverSearch.Question {
  /// Keeps the questions about those variables that `ambiguous` picks.
  fileprivate mutating func keep(_ ambiguous: ([Variable]) -> [Variable]) {
    let open = Set(ambiguous(map(\.variable)))
    removeAll { !open.contains($0.variable) }
  }
}

extension UIView {
  /// Whether neither the view nor one it lies in is hidden, as far as they do not hold another view
  /// too.
  fileprivate func isShown(beside other: UIView) -> Bool {
    sequence(first: self, next: { $0.parent })
      .allSatisfy { !$0.isHidden || other.isDescendant(of: $0) }
  }

  /// Whether the view or one it lies in is hidden by ``hideView()``, and does not hold another view
  /// too.
  fileprivate func isCollapsed(beside other: UIView) -> Bool {
    sequence(first: self, next: { $0.parent })
      .contains { $0.isCollapsed && !other.isDescendant(of: $0) }
  }

  /// The views below that are shown, each before those in it, as far as they do not hold another
  /// view too.
  fileprivate func descendants(shownBeside other: UIView) -> [UIView] {
    subviews.filter { $0 !== other && (!$0.isHidden || other.isDescendant(of: $0)) }
      .flatMap { [$0] + $0.descendants(shownBeside: other) }
  }
}
