public import Foundation

extension UIView {
  /// Makes changes whose effects are shown over time.
  ///
  /// The views have their new frames, bounds, alpha and background as soon as this returns; what is
  /// shown follows, from what is shown now, at up to 60 frames a second. Layout within the block
  /// belongs to it, and so does ``hideView()`` with the layout that it asks for.
  ///
  ///     width.constant = 200
  ///     UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  ///     UIView.animate(withDuration: 0.3) { self.label.hideView() }
  ///
  /// Where there is no ``AnimationClock``, as in tests, and where animations are disabled, the
  /// changes take effect at once.
  ///
  /// > Note: Unlike UIKit, where ``AnimationOptions/beginFromCurrentState`` decides, every
  /// > animation starts from what is shown; one of the same views that it overtakes goes on to its
  /// > own end under it, with `finished` true.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it goes; ease in and out if nothing is said.
  ///   - animations: Makes the changes; called at once.
  ///   - completion: Called when the end is shown, with false if views were removed before.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let animation = RunningAnimation(
      duration: duration, delay: delay, curve: options.curve.timing)
    animation.take(options)
    animation.run(animations, completion: completion)
  }

  /// Makes changes whose effects are shown over time, ease in and out; see
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes changes whose effects are shown over time, ease in and out; see
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Makes changes whose effects are shown over time, as a spring moves; see
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// A `dampingRatio` of 1 is a spring that does not swing, a smaller one swings; `velocity` is how
  /// fast it is at the start, in whole ways a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.spring(dampingRatio: dampingRatio, velocity: velocity * duration)
    let animation = RunningAnimation(duration: duration, delay: delay, curve: curve)
    animation.take(options)
    animation.run(animations, completion: completion)
  }

  /// Makes changes whose effects are shown over time, as a spring moves that comes to rest in
  /// `duration` seconds.
  ///
  /// A `bounce` of 0 is none, and 1 is much.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.spring(
      dampingRatio: 1 - min(max(bounce, 0), 1), velocity: initialSpringVelocity * duration)
    let animation = RunningAnimation(duration: duration, delay: delay, curve: curve)
    animation.take(options)
    animation.run(animations, completion: completion)
  }

  /// Has the animation in whose block it is called repeat itself.
  ///
  /// > Note: Unlike UIKit, all of it, and not only what `animations` changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    if let animation = AnimationScope.current?.animation {
      animation.repeatCount = max(0, count)
      animation.autoreverses = autoreverses
    }
    animations()
  }

  // MARK: Whether there are animations

  /// Makes changes that take effect at once, also within the block of an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    defer { AnimationScope.isEnabled = wasEnabled }
    AnimationScope.performAtOnce(actionsWithoutAnimation)
  }

  /// Says whether changes in the blocks of animations are shown over time; true unless set.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScope.isEnabled = enabled
  }

  /// Whether changes in the blocks of animations are shown over time.
  public static var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.animation.duration ?? 0
  }
}

extension UIView {
  /// Cells do not blend or turn.
  @available(
    *, unavailable,
    message: "cells neither blend nor turn; change the view in UIView.animate, or hideView()"
  )
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Cells do not blend or turn.
  @available(
    *, unavailable,
    message: "in UIView.animate, call hideView() on the one and showView() on the other"
  )
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {}

  /// What UIKit does to views by itself.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes views away.
    case delete = 0
  }

  /// A terminal has no system animations.
  @available(
    *, unavailable, message: "hideView() in UIView.animate, and removeFromSuperview() at its end"
  )
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Blocks have taken its place in UIKit, too.
  @available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  /// Blocks have taken its place in UIKit, too.
  @available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
  public static func commitAnimations() {}
}
