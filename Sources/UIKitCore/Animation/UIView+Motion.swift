import Foundation

extension UIView {
  /// What the view is, whatever is shown of it.
  var modelState: ViewState {
    ViewState(
      origin: storedOrigin, bounds: storedBounds, alpha: alpha, presence: isHiddenItself ? 0 : 1)
  }

  /// What is shown of the view.
  var shownState: ViewState {
    guard let motion else { return modelState }
    if let going = motion.going {
      return ViewState(
        origin: going.origin, bounds: going.bounds, alpha: modelState.alpha + motion.offset.alpha,
        presence: motion.offset.presence)
    }
    return modelState + motion.offset
  }

  /// The background that is shown.
  var shownBackground: UIColor? {
    guard let part = motion?.parts.last(where: { $0.tint != nil }), let tint = part.tint,
      part.taken == 0
    else { return backgroundColor }
    return UIColor.between(tint.before, backgroundColor, at: 1 - part.rest)
  }

  /// What the view is before a change, if the change is to be animated.
  var stateToAnimate: ViewState? { AnimationScope.current == nil ? nil : modelState }

  /// Animates what has changed since `before`; nil does nothing.
  func animate(from before: ViewState?) {
    guard let before, let scope = AnimationScope.current else { return }
    var delta = (before - modelState).withoutPresence
    if !movesBounds { delta = delta.withoutScrolling }
    if isHiddenItself || isArriving(in: scope.animation) { delta = delta.withoutGeometry }
    if delta != .zero { add(delta, in: scope) }
  }

  /// Animates a change of the background.
  func animateBackground(to after: UIColor?) {
    guard let scope = AnimationScope.current, !isHiddenItself else { return }
    let tint = ViewMotion.Tint(before: shownBackground, after: after)
    let motion = madeMotion()
    for index in motion.parts.indices { motion.parts[index].tint = nil }
    motion.parts[motion.index(of: scope.animation, span: scope.span)].tint = tint
    scope.animation.add(self)
  }

  /// Has the alpha the view has now drawn, and animated from another one where changes are.
  func alphaDidChange(from old: CGFloat) {
    if var before = stateToAnimate {
      before.alpha = old
      animate(from: before)
    }
    setNeedsDisplay()
  }

  /// Adds what an animation is to make up for.
  func add(_ delta: ViewState, in scope: AnimationScope) {
    var delta = delta
    // What would go on for ever ends where it is now.
    for part in motion?.parts ?? []
    where part.animation.isEndless && part.animation !== scope.animation {
      delta = delta + part.delta * part.rest
      drop(part.animation)
      part.animation.lose(self)
    }
    madeMotion().add(delta, for: scope.animation, span: scope.span)
    scope.animation.add(self)
  }

  func madeMotion() -> ViewMotion {
    if let motion { return motion }
    let made = ViewMotion()
    motion = made
    return made
  }

  /// Whether the view, or one it lies in, comes in an animation to where nothing of it was seen.
  private func isArriving(in animation: RunningAnimation) -> Bool {
    sequence(first: self, next: { $0.parent }).contains { $0.motion?.arrival === animation }
  }

  /// Takes away what an animation contributes.
  func drop(_ animation: RunningAnimation) {
    guard let motion else { return }
    motion.parts.removeAll { $0.animation === animation }
    if motion.arrival === animation { motion.arrival = nil }
    if motion.parts.isEmpty { self.motion = nil }
    window?.needsDisplay = true
  }

  /// Takes away whatever moves the view; an animation of nothing else is interrupted.
  func dropMotion() {
    guard let motion else { return }
    self.motion = nil
    window?.needsDisplay = true
    for part in motion.parts { part.animation.lose(self) }
  }

  /// Becomes at once what it is at an end of an animation, or what is shown of it.
  func become(_ position: UIViewAnimatingPosition, of animation: RunningAnimation) {
    AnimationScope.performAtOnce {
      for index in motion?.parts.indices ?? 0..<0 {
        guard let motion, motion.parts.indices.contains(index) else { return }
        let part = motion.parts[index]
        if part.animation !== animation { continue }
        let share =
          switch position {
          case .start: 1 - part.taken
          case .end: -part.taken
          case .current: part.rest
          }
        motion.parts[index].taken += share
        take(part.delta * share)
        takeBackground(of: part, at: position)
        if position == .start, let hiding = part.hiding { take(hiding) }
      }
    }
  }

  private func take(_ delta: ViewState) {
    if delta.withoutPresence == .zero { return }
    let state = modelState + delta
    frame = state.frame
    if bounds.origin != state.bounds.origin { bounds.origin = state.bounds.origin }
    alpha = state.alpha
  }

  private func takeBackground(of part: ViewMotion.Part, at position: UIViewAnimatingPosition) {
    // What is shown has been taken already where the animation was stopped.
    guard let tint = part.tint, position != .current || part.taken == 0 else { return }
    backgroundColor =
      switch position {
      case .start: tint.before
      case .end: tint.after
      case .current: UIColor.between(tint.before, tint.after, at: 1 - part.rest)
      }
  }

  private func take(_ hiding: ViewMotion.Hiding) {
    // In this order: isHidden = false ends a collapse.
    if hiding.byApp != isHiddenByApp { isHidden = hiding.byApp }
    if hiding.isCollapsed { hideView() } else { showView() }
  }
}

extension UIColor {
  /// A colour on the way from one to another.
  ///
  /// Between a colour and none, or the terminal's own, which is not known, there is nothing: the
  /// change comes half way.
  static func between(_ first: UIColor?, _ second: UIColor?, at part: Double) -> UIColor? {
    guard let first, let second, let start = first.components, let end = second.components else {
      return part < 0.5 ? first : second
    }
    if part >= 1 { return second }
    if part <= 0 { return first }
    let mixed = start + (end - start) * part
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}
