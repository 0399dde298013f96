/// The steps that led to the present solution, or lead away from it.
///
/// What is hidden is mostly shown again. The values are a function of the constraints in effect, so
/// that to find the ones before, it is enough to remember them: a solve that suspends or resumes
/// constraints, and changes nothing else, notes what it changes, and the opposite change takes the
/// solver back, to the bit, at the cost of what differs. The step then leads the other way.
///
/// Solutions are numbered, and a step can be taken from the one at its end. When anything else
/// changes, all steps are forgotten. Parameters alone may move in between, as long as no row
/// changes its side: whether a basis is optimal depends on constraints, priorities and sides only.
/// Values are then found anew, and sides are looked at.
struct History: ~Copyable {
  /// In no particular order.
  var steps = SlotList<Step>(capacity: 8)
  /// The step that the present solve makes, or takes.
  var draft = Step()
  var isRecording = false
  /// The present rows cannot all hold: there is no solution to come back to.
  var isBroken = false
  /// How often values have followed parameters that moved.
  var moves = 0
  /// The number of the present solution.
  private(set) var solution = 0
  /// The last number that was given to a solution.
  private var newest = 0
  /// How many steps were kept so far, newly made or taken: the time by which ``Step/lastUse`` goes.
  private var uses = 0

  /// What the draft holds already.
  var savedVariables = Marks()
  var savedRows = Marks()

  /// How much the steps may hold beyond as many entries as there are variables and rows.
  private static let allowance = 4096
  /// A step that holds more gives its storage back when it is dropped.
  private static let smallSize = 256

  /// Nothing leads back any more; what is solved next has a number of its own.
  mutating func forget() {
    assert(!isRecording)
    dropAll()
    draft.clear()
    newest += 1
    solution = newest
  }

  /// Begins to record a step.
  mutating func begin() {
    assert(draft.size == 0 && draft.stateChanges.isEmpty)
    isRecording = true
  }

  /// Ends the recording; the marks of what was saved are taken back.
  mutating func end() {
    for place in 0..<draft.variables.count {
      savedVariables.remove(draft.variables[place].variable)
    }
    for place in 0..<draft.rows.count { savedRows.remove(draft.rows[place].row) }
    isRecording = false
  }

  /// Keeps the draft as the step to a new solution, and drops those not used for longest where
  /// there are too many, or they hold much more than `capacity`.
  mutating func keepDraft(capacity: Int) {
    if draft.size > capacity + Self.allowance { return forget() }
    newest += 1
    draft.before = solution
    draft.after = newest
    solution = newest
    while steps.count == steps.capacity || total + draft.size > capacity + Self.allowance {
      drop(leastRecent)
    }
    insertDraft()
  }

  /// Makes a step the draft, to be taken.
  mutating func takeOut(_ step: Int) {
    steps.exchange(step, with: &draft)
    drop(step)
  }

  /// Turns the draft, a step that was taken, round and keeps it.
  mutating func turnDraft() {
    solution = draft.before
    draft.turn()
    insertDraft()
  }

  /// Puts the draft among the steps, as the one that was used last.
  private mutating func insertDraft() {
    uses += 1
    draft.lastUse = uses
    draft.moves = moves
    steps.append { Step() }
    steps.exchange(steps.count - 1, with: &draft)
    draft.clear()
  }

  /// Drops a step; the last one takes its place.
  private mutating func drop(_ step: Int) {
    if steps[step].size > Self.smallSize { steps[step] = Step() }
    steps.remove(step)
  }

  private mutating func dropAll() {
    while steps.count > 0 { drop(steps.count - 1) }
  }

  /// Calls `body` with each variable that a step has saved, to be changed in place.
  @inline(__always)
  func forEachVariable(_ body: (inout Step.SavedVariable) -> Void) {
    for step in 0..<steps.count {
      for place in 0..<steps[step].variables.count { body(&steps[step].variables[place]) }
    }
    for place in 0..<draft.variables.count { body(&draft.variables[place]) }
  }

  /// What all steps hold, in entries.
  private var total: Int {
    var total = 0
    for step in 0..<steps.count { total += steps[step].size }
    return total
  }

  /// The place of the step that was not used for longest.
  private var leastRecent: Int {
    var oldest = 0
    for step in 1..<steps.count where steps[step].lastUse < steps[oldest].lastUse { oldest = step }
    return oldest
  }
}
