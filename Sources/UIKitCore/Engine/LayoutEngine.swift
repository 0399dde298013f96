import ConstraintSolver
import Foundation

/// Keeps the solver in step with the constraints of one tree.
///
/// Constraints and views only say that something about them has changed; `flush()` works out what acts
/// now, changes the solver in one batch, and marks the views whose subviews have moved.
@MainActor package final class LayoutEngine {
  unowned(unsafe) let root: UIView
  var solver = Solver()
  /// The box each variable belongs to.
  var boxes: [Variable: LayoutBox] = [:]

  private var pendingConstraints: [NSLayoutConstraint] = []
  private var pendingBoxes: [LayoutBox] = []
  private var addedViews: [UIView] = []
  private var orphanedRows: [ConstraintID] = []
  private var orphanedBoxes: [LayoutBox] = []

  init(root: UIView) {
    self.root = root
    addedViews = [root]
  }

  /// Whether the next flush has anything to do.
  var hasPendingChanges: Bool {
    !pendingConstraints.isEmpty || !pendingBoxes.isEmpty || !addedViews.isEmpty
      || !orphanedRows.isEmpty || !orphanedBoxes.isEmpty
  }

  // MARK: What has changed

  /// A constraint was activated or deactivated, changed a number, or a view in its chain collapsed.
  func note(_ constraint: NSLayoutConstraint) {
    if constraint.row.isPending { return }
    constraint.row.isPending = true
    if pendingConstraints.isEmpty { root.setNeedsDisplay() }
    pendingConstraints.append(constraint)
  }

  /// A view's frame, content size, priorities or collapse changed.
  func noteOwnConstraints(of view: UIView) {
    if let box = view.box {
      note(box)
    } else if !view.translatesAutoresizingMaskIntoConstraints {
      addedViews.append(view)
    }
  }

  /// A view's bounds show another part of its content.
  func noteScrolled(_ view: UIView) {
    if let box = view.box, box.offset != nil { note(box) }
  }

  /// A subtree has joined the tree.
  func noteAdded(_ view: UIView) {
    addedViews.append(view)
  }

  /// A subtree leaves the tree; its constraints to the outside are deactivated already.
  func noteRemoved(_ view: UIView) {
    addedViews.removeAll { $0 === view }
    for constraint in view.heldConstraints { forget(constraint) }
    for guide in view.layoutGuides { noteRemoved(guide) }
    if let edges = view.contentEdges { noteRemoved(edges) }
    if let box = view.box {
      orphan(box)
      view.box = nil
    }
    for view in view.subviews { noteRemoved(view) }
  }

  /// A guide leaves its view; its constraints are deactivated already.
  func noteRemoved(_ guide: UILayoutGuide) {
    guard let box = guide.box else { return }
    orphan(box)
    guide.box = nil
  }

  private func note(_ box: LayoutBox) {
    if box.isPending { return }
    box.isPending = true
    pendingBoxes.append(box)
  }

  private func forget(_ constraint: NSLayoutConstraint) {
    guard constraint.row.engine === self else { return }
    if let id = constraint.row.id { orphanedRows.append(id) }
    constraint.row = EngineRow()
  }

  private func orphan(_ box: LayoutBox) {
    orphanedBoxes.append(box)
    for variable in box.variables { boxes[variable] = nil }
  }

  // MARK: Bringing the solver up to date

  /// Makes everything that was noted take effect, in one batch.
  func flush() {
    if !hasPendingChanges { return }
    solver.beginBatch()
    dropOrphans()
    takeInAddedViews()
    applyPendingConstraints()
    applyPendingBoxes()
    let refusals = solver.endBatch()
    markMovedBoxes()
    report(refusals)
  }

  private func dropOrphans() {
    for id in orphanedRows { solver.remove(id) }
    orphanedRows = []
  }

  private func takeInAddedViews() {
    while let view = addedViews.popLast() { takeIn(view) }
  }

  /// Notes everything below a view that came into the tree.
  private func takeIn(_ view: UIView) {
    guard view.root === root else { return }
    for constraint in view.heldConstraints { note(constraint) }
    if view === root || !view.translatesAutoresizingMaskIntoConstraints { _ = box(of: view) }
    for view in view.subviews { takeIn(view) }
  }

  private func applyPendingConstraints() {
    let constraints = pendingConstraints.sorted { $0.activationOrder < $1.activationOrder }
    pendingConstraints = []
    for constraint in constraints {
      constraint.row.isPending = false
      apply(constraint)
    }
  }

  private func apply(_ constraint: NSLayoutConstraint) {
    if let other = constraint.row.engine, other !== self { other.forget(constraint) }
    guard constraint.isActive, constraint.holder?.root === root else {
      forget(constraint)
      dropOrphans()
      return
    }
    constraint.row.engine = self
    let wanted = self.constraint(for: constraint)
    let id = updated(constraint.row.id, from: constraint.row.constraint, to: wanted)
    if id != constraint.row.id { constraint.row.isSuspended = false }
    constraint.row.id = id
    constraint.row.constraint = wanted
    let suspends = !constraint.isActing
    if suspends != constraint.row.isSuspended {
      solved { solver throws(SolverError) in
        if suspends { solver.suspend(id) } else { try solver.resume(id) }
      }
      constraint.row.isSuspended = suspends
    }
  }

  /// Boxes are made while boxes are looked at, since a frame may depend on the superview's size.
  private func applyPendingBoxes() {
    while let box = pendingBoxes.popLast() {
      box.isPending = false
      if let view = box.view, view.box === box { applyOwnRows(of: view, box) }
    }
    // First all constraints, since one box's may mention another's variables.
    for box in orphanedBoxes {
      for row in box.ownRows { if let row { solver.remove(row.id) } }
    }
    for box in orphanedBoxes {
      for variable in box.variables { solver.removeVariable(variable) }
    }
    orphanedBoxes = []
  }

  /// Changes a constraint of the solver into another, in place as far as possible.
  func updated(_ id: ConstraintID?, from old: Constraint?, to new: Constraint) -> ConstraintID {
    solved { solver throws(SolverError) in
      guard let id, let old, old.relation == new.relation,
        old.expression.terms == new.expression.terms
      else {
        if let id { solver.remove(id) }
        return try solver.add(new)
      }
      if old.expression.constant != new.expression.constant {
        try solver.setConstant(new.expression.constant, of: id)
      }
      if old.priority != new.priority { try solver.setPriority(new.priority, of: id) }
      return id
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

  // MARK: Results

  /// Where the last solve put a view, in its superview's coordinates.
  func frame(of view: UIView) -> CGRect? {
    view === root ? nil : view.box?.frame
  }

  /// Where the last solve put a guide, in its owner's coordinates.
  func frame(of guide: UILayoutGuide) -> CGRect? {
    guide.box?.frame
  }

  private func markMovedBoxes() {
    var moved: [LayoutBox] = []
    solver.forEachChangedVariable { variable in
      if let box = boxes[variable], moved.last !== box { moved.append(box) }
    }
    for box in moved {
      // A size below zero has no room: the box is empty, at its leading or top edge.
      let frame = CGRect(
        x: solver[box.x], y: solver[box.y],
        width: max(0, solver[box.width]), height: max(0, solver[box.height]))
      if frame == box.frame { continue }
      box.frame = frame
      if box.view === root {
        root.take(CGRect(origin: root.storedOrigin, size: frame.size))
      } else {
        box.placedBy?.setNeedsLayout()
      }
    }
  }
}
