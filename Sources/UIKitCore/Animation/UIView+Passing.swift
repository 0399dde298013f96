import Foundation

extension UIView {
  /// Hides or shows the view by `change`, in an animation if one is being described.
  func changingPresence(animated: Bool, _ change: () -> Void) {
    guard let scope = AnimationScope.current, animated else {
      change()
      if !isHiddenItself { motion?.going = nil }
      return
    }
    let wasHidden = isHiddenItself
    let before = ViewMotion.Hiding(byApp: isHiddenByApp, isCollapsed: isCollapsed)
    let shown = shownState
    let going =
      wasHidden
      ? nil
      : Going(origin: shown.origin, bounds: shown.bounds, overlapped: overlappedNeighbours())
    change()
    // One that was out of sight may give up its room now, or take it.
    if isHiddenItself == wasHidden && isCollapsed == before.isCollapsed { return }
    if isHiddenItself != wasHidden {
      if wasHidden { come(in: scope, from: shown) } else { go(going, in: scope) }
    }
    noteHiding(before, in: scope)
    scope.settle(self)
  }

  /// Goes: what was shown is cut away where it was.
  private func go(_ going: Going?, in scope: AnimationScope) {
    var delta = ViewState.zero
    delta.presence = 1
    add(delta, in: scope)
    motion?.going = going
    motion?.arrival = nil
  }

  /// Comes: to its place if nothing of it was seen, and otherwise from where it was still seen.
  private func come(in scope: AnimationScope, from shown: ViewState) {
    let motion = madeMotion()
    let wasSeen = motion.going != nil && motion.isPassing
    motion.going = nil
    for index in motion.parts.indices {
      var delta = ViewState.zero
      delta.presence = motion.parts[index].delta.presence
      motion.parts[index].delta = delta
    }
    var delta = wasSeen ? shown - modelState : .zero
    delta.presence = -1
    add(delta, in: scope)
    self.motion?.arrival = wasSeen ? nil : scope.animation
  }

  private func noteHiding(_ before: ViewMotion.Hiding, in scope: AnimationScope) {
    let motion = madeMotion()
    scope.animation.add(self)
    let index = motion.index(of: scope.animation, span: scope.span)
    if motion.parts[index].hiding == nil { motion.parts[index].hiding = before }
  }

  /// Comes in an animation although it was not hidden, as what a table has made just now does.
  func arrive() {
    guard let scope = AnimationScope.current else { return }
    var delta = ViewState.zero
    delta.presence = -1
    add(delta, in: scope)
    motion?.arrival = scope.animation
  }

  /// Whether a stack arranges the view.
  var isArranged: Bool {
    (superview as? UIStackView)?.arranged.contains { $0.view === self } == true
  }
}
