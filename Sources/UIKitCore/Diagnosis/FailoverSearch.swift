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
  /// What an item's place or size along an axis hangs on.
  fileprivate struct Question {
    let item: Item
    let axis: NSLayoutConstraint.Axis
    let lack: UIView.MissingFailover.Lack
    let variable: Variable
  }

  private let hidden: UIView
  private let engine: LayoutEngine
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
  private var fixed: [Variable] = []
  /// What was taken to stay inside its superview once it was found not to.
  private var contained: [Constraint] = []

  init(hidden: UIView, in engine: LayoutEngine) {
    self.hidden = hidden
    self.engine = engine
    layouts = Layouts(hiding: hidden, showing: hidden.collapsedAncestors, in: engine)
    candidates = Candidates(around: hidden, in: engine)
  }

  mutating func run() -> [UIView.MissingFailover] {
    lookForLacks()
    release()
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
      layouts = Layouts(hiding: hidden, showing: others + hidden.collapsedAncestors, in: engine)
      let (fixed, contained) = (fixed, contained)
      layouts.ifHidden {
        $0.fix(fixed)
        $0.assume(contained)
      }
    }
    let answer = body(&layouts)
    othersShown = consume layouts
    return answer
  }

  /// Tells the layouts with the view hidden something.
  private mutating func tell(_ body: (inout Hypothesis) -> Void) {
    layouts.ifHidden(body)
    if var layouts = othersShown.take() {
      layouts.ifHidden(body)
      othersShown = consume layouts
    }
  }

  // MARK: Places and sizes

  /// Notes what only the hidden view decided, in order; what follows from it is decided then.
  private mutating func lookForLacks() {
    var suspects = questions()
    decided = Set(suspects.map(\.variable))
    suspects.keep { layouts.open(among: $0) }
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
    if !found.isEmpty { suspects.keep { layouts.open(among: $0) } }
    if suspects.isEmpty { return }
    let joint = askWithOthersShown { layouts in
      var joint = suspects
      joint.keep { layouts.open(among: $0) }
      let open = Set(layouts.ifShown { $0.ambiguous(among: joint.map(\.variable)) })
      return joint.filter { !open.contains($0.variable) }
    }
    noteLacks(joint ?? [])
  }

  /// Notes the first of what is open, and what is still open once that is decided; what does not
  /// hang together, at once.
  private mutating func noteLacks(_ questions: [Question]) {
    var suspects = questions
    lacking.formUnion(suspects.map(\.variable))
    var named: Set<Variable> = []
    while !suspects.isEmpty {
      let firsts = layouts.ifHidden { $0.firstOfEach(suspects.map(\.variable)) }
      named.formUnion(firsts)
      fixed += firsts
      tell { $0.fix(firsts) }
      suspects.removeAll { named.contains($0.variable) }
      suspects.keep { layouts.open(among: $0) }
    }
    for question in questions where named.contains(question.variable) {
      note(question.lack, of: question.item, question.axis)
    }
  }

  private func questions() -> [Question] {
    var questions: [Question] = []
    for item in candidates.all {
      guard let box = item.box else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let variables = [box.place.size(along: axis), box.place.origin(along: axis)]
        for (lack, variable) in zip([UIView.MissingFailover.Lack.size, .position], variables)
        where layouts.mentioned.contains(variable) {
          questions.append(Question(item: item, axis: axis, lack: lack, variable: variable))
        }
      }
    }
    return questions
  }

  private mutating func note(
    _ lack: UIView.MissingFailover.Lack, of item: Item, _ axis: NSLayoutConstraint.Axis
  ) {
    found.append(
      .init(hiddenView: hidden, view: item.view, guide: item.guide, axis: axis, lack: lack))
  }

  /// Leaves open again what is: where it was fixed, nothing but chance had put it.
  private mutating func release() {
    fixed = []
    layouts.dropAssumptions()
    othersShown?.dropAssumptions()
  }

  // MARK: Room

  /// Notes a view that could outgrow its superview only since the hidden view is away.
  ///
  /// Whatever its content wished for, any constraint that ends at the superview's edge would hold
  /// it, however weak. Where nothing decides how large it is, or where, that is told already.
  private mutating func checkRoom(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard let room = Room(of: view, axis, in: engine, deciding: layouts.mentioned),
      layouts.mentioned.contains(room.size), lacking.isDisjoint(with: room.variables),
      isOutgrown(room), wasInside(view, axis, room)
    else { return }
    note(.containment, of: Item(view: view), axis)
    let inside = room.margins.map { $0 >= 0 }
    contained += inside
    tell { $0.assume(inside) }
  }

  /// Whether the view lies outside, if it has as much content as there is no room for.
  private mutating func isOutgrown(_ room: Room) -> Bool {
    if room.content.isEmpty, contained.isEmpty, room.variables.allSatisfy(decided.contains) {
      return layouts.isOutside(room)
    }
    if let answer = room.isOutgrown(by: layouts.growthIfHidden(of: room)) { return answer }
    // That nothing held it before may be told at a glance.
    if others.isEmpty,
      layouts.ifShown({ room.isHeldInsideAtAGlance(in: $0) }) == false
    {
      return false
    }
    return layouts.ifHidden { room.isOutgrownWhenTried(in: &$0) }
  }

  private mutating func wasInside(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ room: Room
  ) -> Bool {
    if layouts.ifShown({ room.isHeldInside(in: &$0) }) { return true }
    if others.isEmpty { return false }
    let engine = engine
    return askWithOthersShown { layouts in
      guard let room = Room(of: view, axis, in: engine, deciding: layouts.mentioned) else {
        return false
      }
      return layouts.ifHidden { room.isOutgrown(in: &$0) }
        && layouts.ifShown { room.isHeldInside(in: &$0) }
    } ?? false
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
