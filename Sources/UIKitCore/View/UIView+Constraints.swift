import Foundation

extension UIView {
  /// Tells the engine that the constraints the view makes for itself have to be looked at again:
  /// those of its frame, its content size and its collapse.
  package func noteOwnConstraints() {
    layoutEngine?.noteOwnConstraints(of: self)
    setNeedsLayout()
  }

  /// Tells the engine that the constraints of the view's frame start anew from the frame it has
  /// now.
  package func noteAutoresizing() {
    renewAutoresizingBasis()
    if isCollapsed, translatesAutoresizingMaskIntoConstraints { collapsedFrame = frame }
    noteOwnConstraints()
  }

  /// Tells the engine that distances of the view that stand in constraints as constants have
  /// changed: margins, baselines.
  package func noteConstants(where isConcerned: (NSLayoutConstraint) -> Bool) {
    guard let engine = layoutEngine else { return }
    for constraint in touchingConstraints where isConcerned(constraint) { engine.note(constraint) }
  }

  /// All active constraints that could speak of the view or its guides.
  package var touchingConstraints: [NSLayoutConstraint] {
    heldConstraints.all + outsideConstraints + passingConstraints
  }

  /// The view begins, or ends, to be laid out by the app's constraints.
  package func laysOutOtherwise() {
    if parent == nil, let engine = ownEngine {
      // What a root's size is to the solver is settled when its variables are made.
      engine.noteRemoved(self)
      ownEngine = nil
      setNeedsLayout()
    } else {
      noteAutoresizing()
    }
  }
}
