import Foundation

extension RunningAnimation {
  /// Takes the options of a block, as far as the block of another animation around it does not
  /// rule.
  func take(_ options: UIView.AnimationOptions) {
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
    laysOutSubviews = options.contains(.layoutSubviews)
    guard let outer = AnimationScope.current?.animation else { return }
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      (repeatCount, autoreverses) = (outer.repeatCount, outer.autoreverses)
    }
  }

  /// Makes changes and shows their effects over time, then calls `completion`.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard let clock = AnimationClock.current, AnimationScope.isEnabled, duration + delay > 0 else {
      AnimationScope.performAtOnce(changes)
      if let completion { AnimationClock.afterwards { completion(true) } }
      return
    }
    AnimationScope(self).perform {
      changes()
      if laysOutSubviews { layOutViews() }
    }
    if views.isEmpty {
      if let completion { AnimationClock.afterwards { completion(true) } }
      return
    }
    didEnd = { [unowned self] in completion?(!isCancelled) }
    clock.start(self)
  }

  private func layOutViews() {
    for view in views { view.wrappedValue?.layOutTree() }
  }
}
