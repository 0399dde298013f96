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
  private let stacks: SupposedStacks
  private let candidates: Candidates
  /// The layout as it is.
  private var layouts: Layouts
  /// The layout with all shown but perhaps the view, once that is asked for.
  private var othersShown: Layouts?
  /// The other hidden views, as far as they do not lie above.
  private lazy var others = Self.others(than: hidden, in: engine)
  /// What nothing leaves open.
  private var decided: Set<Variable> = []
  /// What is open since the view is hidden, whether named or following from what is.
  private var lacking: Set<Variable> = []
  private var found: [UIView.MissingFailover] = []
  /// What was taken for settled once it was found, so that what only follows from it is not.
  private var decisions: [(inout Hypothesis) -> Void] = []

  init(hidden: UIView, in engine: LayoutEngine, _ stacks: SupposedStacks) {
    self.hidden = hidden
    self.engine = engine
    self.stacks = stacks
    layouts = Layouts(hiding: hidden, showing: hidden.collapsedAncestors, in: engine, stacks)
    candidates = Candidates(around: hidden, in: engine)
  }

  mutating func run() -> [UIView.MissingFailover] {
    lookForLacks()
    releaseAll()
    for view in candidates.near {
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
        hiding: hidden, showing: others + hidden.collapsedAncestors, in: engine, stacks)
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
    decided = Set(suspects.map(\.variable))
    suspects.keep { layouts.hidden.ambiguous(among: $0) }
    decided.subtract(suspects.map(\.variable))
    if suspects.isEmpty { return }
    let open = Set(layouts.ifShown { $0.ambiguous(among: suspects.map(\.variable)) })
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
    lacking.formUnion(suspects.map(\.variable))
    while let first = suspects.first {
      note(first.lack, of: first.view, first.axis)
      decide { $0.fix(first.variable) }
      suspects.removeFirst()
      suspects.keep { layouts.hidden.ambiguous(among: $0) }
    }
  }

  private func questions() -> [Question] {
    var questions: [Question] = []
    for view in candidates.all {
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
    change(decision)
  }

  private mutating func change(_ body: (inout Hypothesis) -> Void) {
    body(&layouts.hidden)
    if var layouts = othersShown.take() {
      body(&layouts.hidden)
      othersShown = consume layouts
    }
  }

  /// Leaves open again what is: where it was fixed, nothing but chance had put it.
  private mutating func releaseAll() {
    if decisions.isEmpty { return }
    decisions = []
    change { $0.release() }
  }

  // MARK: Room

  /// Notes a view that could outgrow its superview only since the hidden view is away.
  ///
  /// Whatever its content wished for, any constraint that ends at the superview's edge would hold
  /// it, however weak. Where nothing decides how large it is, or where, that is told already.
  private mutating func checkRoom(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard let room = Room(of: view, axis, in: engine, deciding: layouts.mentioned),
      layouts.mentioned.contains(room.size), lacking.isDisjoint(with: room.variables),
      isDecided(room)
        ? room.isOutside(in: layouts.hidden) : room.isOutgrown(in: &layouts.hidden),
      wasInside(view, axis, room)
    else { return }
    note(.containment, of: view, axis)
    decide { hypothesis in for margin in room.margins { hypothesis.assume(margin >= 0) } }
  }

  private mutating func wasInside(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ room: Room
  ) -> Bool {
    if layouts.ifShown({ room.isHeldInside(in: &$0) }) { return true }
    let engine = engine
    return askWithOthersShown { layouts in
      guard let room = Room(of: view, axis, in: engine, deciding: layouts.mentioned) else {
        return false
      }
      return room.isOutgrown(in: &layouts.hidden) && layouts.ifShown { room.isHeldInside(in: &$0) }
    } ?? false
  }

  /// Whether all about the room is decided whatever the view's content is.
  private func isDecided(_ room: Room) -> Bool {
    room.content.isEmpty && decisions.isEmpty && room.variables.allSatisfy(decided.contains)
  }
}

extension FailoverSearch {
  /// The hidden views besides one and those it lies in.
  static func others(than hidden: UIView, in engine: LayoutEngine) -> [UIView] {
    engine.root.collapsedFromHere.filter { !hidden.isDescendant(of: $0) }
  }
}

extension Array where Element == FailoverSearch.Question {
  /// Keeps the questions about those variables that `ambiguous` picks.
  fileprivate mutating func keep(_ ambiguous: ([Variable]) -> [Variable]) {
    let open = Set(ambiguous(map(\.variable)))
    removeAll { !open.contains($0.variable) }
  }
}
