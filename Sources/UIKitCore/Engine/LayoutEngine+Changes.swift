import ConstraintSolver

/// What views, guides and constraints tell their engine; it takes effect at the next flush.
extension LayoutEngine {
  /// A constraint was activated or deactivated, changed a number, or a view in its chain collapsed.
  func note(_ constraint: NSLayoutConstraint) {
    if constraint.pendingIn == number { return pendingConstraints.orderMayHaveChanged() }
    constraint.pendingIn = number
    if pendingConstraints.isEmpty && fitting == nil { root.setNeedsDisplay() }
    pendingConstraints.append(constraint)
    noteRow(around: constraint.holder)
  }

  /// A view's frame, content size, priorities or collapse changed.
  func noteOwnConstraints(of view: UIView) {
    if let box = view.box, box.isOf(self) {
      note(box)
    } else if !view.translatesAutoresizingMaskIntoConstraints, view.isKnown(to: self) {
      unplacedViews.append(view)
    }
  }

  /// A view's bounds show another part of its content.
  func noteScrolled(_ view: UIView) {
    guard let box = view.box, box.isOf(self) else { return }
    if box.offset != nil { return note(box) }
    for constraint in view.outsideConstraints { note(constraint) }
  }

  /// A subtree has joined the tree.
  func noteAdded(_ view: UIView) {
    addedViews.append(view)
  }

  /// A subtree leaves the tree; its constraints to the outside are deactivated already.
  func noteRemoved(_ view: UIView) {
    view.heldConstraints.forEach { forget($0) }
    for guide in view.layoutGuides + view.ownGuides { noteRemoved(guide) }
    if let edges = view.contentEdges { noteRemoved(edges) }
    if let box = view.box, box.isOf(self) {
      orphan(box)
      box.viewIsGone()
      view.box = nil
    }
    view.knownTo = nil
    for view in view.children { noteRemoved(view) }
  }

  /// A guide leaves its view; its constraints are deactivated already.
  func noteRemoved(_ guide: UILayoutGuide) {
    guard let box = guide.box, box.isOf(self) else { return }
    orphan(box)
    guide.box = nil
  }

  func note(_ box: LayoutBox) {
    if box.isPending { return }
    box.isPending = true
    pendingBoxes.append(Unmanaged.passUnretained(box))
    noteRow(around: box)
  }

  /// Takes a constraint out of the solver at the next flush, if it is there.
  func forget(_ constraint: NSLayoutConstraint) {
    guard constraint.row.isOf(self) else { return }
    if let id = constraint.row.id { orphanedRows.append(id) }
    constraint.row = EngineRow()
  }

  private func orphan(_ box: LayoutBox) {
    orphanedBoxes.append(box)
    for variable in box.frameVariables { boxes[variable.number] = nil }
  }
}
