import ConstraintSolver
import Foundation

/// Keeps the solver in step with the constraints of one tree.
///
/// Constraints and views only say that something about them has changed; `flush()` works out what
/// acts now, changes the solver in one batch, and marks the views whose subviews have moved.
@MainActor package final class LayoutEngine: Present {
  unowned(unsafe) let root: UIView
  /// What is asked, where the engine only measures the tree.
  let fitting: LayoutFitting?
  @exclusivity(unchecked) var solver = Solver()
  /// The box that a variable of its frame belongs to, by the variable's number; its view or guide
  /// keeps it.
  @exclusivity(unchecked) var boxes: [Unmanaged<LayoutBox>?] = []
  /// Boxes made since the last flush, by the number of a variable.
  @exclusivity(unchecked) var newBoxes: [Int] = []

  /// Where constraints are put together, one after another: a side each, and the whole.
  let sums = (near: LayoutSum(), far: LayoutSum(), total: LayoutSum())

  /// A number that no other engine has.
  let number = EngineCounter.next()

  // What the next flush looks at.
  @exclusivity(unchecked) var pendingConstraints = PendingConstraints()
  /// Boxes whose views keep them, or that are among the orphaned ones too.
  @exclusivity(unchecked) var pendingBoxes: [Unmanaged<LayoutBox>] = []
  var addedViews: [UIView] = []
  /// Known views that constraints place from now on, and that have no variables yet.
  var unplacedViews: [UIView] = []
  var orphanedRows: [ConstraintID] = []
  var orphanedBoxes: [LayoutBox] = []
  /// The first activation among those of constraints that the solver knows under another name than
  /// before; nil while there are none.
  var firstReplaced: Int?
  /// The last activation among those of constraints that the solver got to know.
  var newestKnown = Int.min
  /// The first activation among those of constraints that the solver got to know after later ones;
  /// nil while there are none.
  var firstBelated: Int?
  /// What gave way before the flush under way, and has been told, by all names that the solver has
  /// for it meanwhile.
  var refusedBefore: Set<ConstraintID> = []

  /// The variables that what acts leaves open, from the first question about one to the next change;
  /// nil while nobody has asked.
  private(set) var openVariables: Set<Variable>?

  /// Whether it asks views what they want just now: the solver is in the middle of a batch.
  private(set) var isFlushing = false

  /// Where the engine is, as long as it is there.
  package let presence = Presence()

  @MainActor deinit {
    presence.end()
    sums.near.free()
    sums.far.free()
    sums.total.free()
  }

  init(root: UIView, fitting: LayoutFitting? = nil) {
    self.root = root
    self.fitting = fitting
    addedViews = [root]
    presence.begin(self)
  }

  /// Whether the next flush has anything to do.
  var hasPendingChanges: Bool {
    !pendingConstraints.isEmpty || !pendingBoxes.isEmpty || !addedViews.isEmpty
      || !unplacedViews.isEmpty || !orphanedRows.isEmpty || !orphanedBoxes.isEmpty
  }

  /// Those of some variables that could have other values, as far as the app is asked.
  ///
  /// All are found out about at the first question.
  func ambiguous(_ variables: [Variable]) -> [Variable] {
    let open = openVariables ?? solver.ambiguousVariables(countingFrom: Self.leastCounted)
    openVariables = open
    return variables.filter { open.contains($0) }
  }

  /// The priority from which on a constraint decides something; what is weaker only keeps things
  /// where they are.
  static var leastCounted: Double { Constraint.weakest.nextUp }

  // MARK: Bringing the solver up to date

  /// Makes everything that was noted take effect, in one batch.
  func flush() {
    if !hasPendingChanges { return }
    isFlushing = true
    openVariables = nil
    defer { isFlushing = false }
    refusedBefore = Set(solver.refusals.map(\.constraint))
    solver.beginBatch()
    dropOrphans()
    takeInAddedViews()
    applyPendingConstraints()
    applyPendingBoxes()
    var refusals = solver.endBatch()
    markMovedBoxes()
    if let first = firstBelated, !refusals.isEmpty {
      solver.beginBatch()
      restoreOrder(from: first)
      refusals = solver.endBatch(after: refusals)
      markMovedBoxes()
    }
    if fitting == nil { report(refusals.filter { !refusedBefore.contains($0.constraint) }) }
  }

  /// Takes out of the solver what it is to forget.
  func dropOrphans() {
    for id in orphanedRows { solver.remove(id) }
    orphanedRows = []
  }

  private func takeInAddedViews() {
    for view in addedViews where view.isDescendant(of: root) { takeIn(view) }
    addedViews = []
    for view in unplacedViews where view.isKnown(to: self) { _ = box(of: view) }
    unplacedViews = []
  }

  /// Gets to know a view that came into the tree, and everything below it.
  private func takeIn(_ view: UIView) {
    if view.isKnown(to: self) { return }
    view.knownTo = self
    if !view.heldConstraints.isEmpty {
      pendingConstraints.append(contentsOf: view.heldConstraints)
      noteRow(around: view)
    }
    if view === root || !view.translatesAutoresizingMaskIntoConstraints { _ = box(of: view) }
    view.children.forEachUnretained { takeIn($0) }
  }

  private func applyPendingConstraints() {
    let constraints = pendingConstraints
    pendingConstraints = PendingConstraints()
    constraints.forEachInOrder { apply($0) }
    if let first = firstReplaced { restoreOrder(from: first) }
  }

  /// Brings the solver's knowledge of a constraint up to date.
  func apply(_ constraint: NSLayoutConstraint) {
    if constraint.pendingIn == number { constraint.pendingIn = 0 }
    guard constraint.isHeld(in: self) else {
      forget(constraint)
      return dropOrphans()
    }
    if !constraint.row.isOf(self) {
      constraint.row.engine?.forget(constraint)
      constraint.row = EngineRow(in: self)
    }
    let chain = constraint.chain
    updateRow(of: constraint, along: chain)
    guard let id = constraint.row.id else { return }
    if chain?.isCutOff == true {
      solver.suspend(id)
    } else {
      solved { solver throws(SolverError) in try solver.resume(id) }
    }
  }

  /// Boxes are made while boxes are looked at, since a frame may depend on the superview's size.
  private func applyPendingBoxes() {
    while let box = pendingBoxes.popLast() {
      box.lend { box in
        box.isPending = false
        box.viewReference?.lend { if $0.box === box { applyOwnRows(of: $0, box) } }
      }
    }
    // First all constraints, since one box's may mention another's variables.
    for box in orphanedBoxes {
      for kind in OwnRowKind.allCases { if let id = box.ownRows[kind] { solver.remove(id) } }
    }
    for box in orphanedBoxes {
      for variable in box.variables { solver.removeVariable(variable) }
    }
    orphanedBoxes = []
  }

  /// Changes a constraint of the solver into what the sum `total` says, in place as far as
  /// possible; `name` is what a fault of the app is told of.
  func updated(
    _ id: ConstraintID?, _ relation: Relation, priority: Double, isGiven: Bool,
    name: @autoclosure () -> String
  ) -> ConstraintID {
    let (terms, constant) = (sums.total.terms, sums.total.constant.countable)
    var wasRefused = false
    do {
      if let id {
        if solver.compares(id, terms, relation) {
          try solver.setConstant(constant, of: id)
          try solver.setPriority(priority, of: id)
          return id
        }
        wasRefused = refusedBefore.contains(id)
        solver.remove(id)
      }
      let id = try solver.add(terms, constant, relation, priority: priority, isGiven: isGiven)
      if wasRefused { refusedBefore.insert(id) }
      return id
    } catch {
      preconditionFailure("\(name()) cannot be solved: \(error)")
    }
  }

  /// Changes the solver; numbers out of its range are a fault of the app.
  @discardableResult
  func solved<Result>(_ change: (inout Solver) throws(SolverError) -> Result) -> Result {
    do {
      return try change(&solver)
    } catch {
      preconditionFailure("a constraint below \(root.itemName) cannot be solved: \(error)")
    }
  }
}

/// Numbers engines.
@MainActor private enum EngineCounter {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}
