public import Foundation

/// An animation that can be paused, turned, moved by hand and stopped.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { label.hideView() }
///     animator.addCompletion { position in … }
///     animator.startAnimation()
///
/// The views have their new values once it has been started or paused for the first time; what is
/// shown follows. At the start position they have their old ones again; constraints that the blocks
/// changed stay as they are, as in UIKit.
///
/// Where there is no ``AnimationClock``, as in tests, it ends as soon as it is started.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long it takes, in seconds.
  open private(set) var duration: TimeInterval
  /// How long it waits before it starts, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// How it speeds up and slows down.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Where it is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves by hand evenly, whatever its curve; true unless set.
  open var scrubsLinearly = true {
    didSet { animation?.scrubsLinearly = scrubsLinearly }
  }
  /// Whether it is paused at its end, where it could be turned, instead of being over.
  open var pausesOnCompletion = false
  /// Whether it can be paused and stopped; true unless set.
  open var isInterruptible = true

  /// What is added before it starts, and after which part of the time each starts.
  private var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: RunningAnimation?
  private var reversed = false
  /// Keeps the animator until it is over, as it need not be kept by anything else.
  private var itself: UIViewPropertyAnimator?

  /// Makes an animator without changes, which takes `duration` seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator and starts it after `delay` seconds.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  /// Adds a block of changes; in one that has started, they take what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of changes that start after a part, from 0 to 1, of what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "a stopped animator takes no more changes")
    guard let running = self.animation else {
      return blocks.append((animation, delayFactor))
    }
    describe(animation, after: delayFactor, of: running)
  }

  private func describe(_ changes: () -> Void, after factor: CGFloat, of running: RunningAnimation)
  {
    let done = running.held ?? max(0, running.fraction(at: AnimationClock.current?.now ?? 0))
    let start = min(1, done + min(max(factor, 0), 1) * (1 - done))
    AnimationScope(running, span: start...1).perform(changes)
  }

  /// Adds what is called when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Where it is

  /// Whether it is moving.
  open var isRunning: Bool { state == .active && animation?.rate != 0 }

  /// Whether it moves towards the start.
  open var isReversed: Bool {
    get { reversed }
    set {
      if newValue == reversed { return }
      let wasRunning = isRunning
      reversed = newValue
      guard wasRunning, let animation else { return }
      animation.run(isReversed: reversed)
      AnimationClock.current?.noteChange(of: animation)
    }
  }

  /// The part of its way that is done, from 0 to 1, in the direction in which it moves.
  ///
  /// Setting it pauses the animator and shows that part.
  open var fractionComplete: CGFloat {
    get {
      guard let animation else { return 0 }
      let done = min(max(animation.held ?? animation.progress(in: 0...1), 0), 1)
      return reversed ? 1 - done : done
    }
    set {
      pauseAnimation()
      guard let animation, animation.rate == 0 else { return }
      animation.hold(at: reversed ? 1 - newValue : newValue)
      AnimationClock.current?.noteChange(of: animation)
    }
  }

  // MARK: Steering

  /// Starts it, or lets it go on.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts it, or lets it go on, after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator is finished before it is started again")
    if isRunning { return }
    self.delay = delay
    go(rest: nil, delay: delay)
  }

  /// Holds it where it is; one that has not started is made ready at its start.
  open func pauseAnimation() {
    precondition(state != .stopped, "a stopped animator is finished before it is paused")
    if animation != nil && !isInterruptible { return }
    let animation = prepared()
    animation.hold()
    AnimationClock.current?.noteChange(of: animation)
  }

  /// Lets it go on with another curve, and in a part of its duration; 0 is what was left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(state == .active && !isRunning, "only a paused animator goes on")
    if let parameters { animation?.curve = parameters.curve }
    go(rest: durationFactor > 0 ? duration * durationFactor : nil, delay: 0)
  }

  private func go(rest: TimeInterval?, delay: TimeInterval) {
    let wasPrepared = animation != nil
    let animation = prepared()
    if !wasPrepared && reversed { animation.hold(at: 1) }
    guard AnimationClock.current != nil, AnimationScope.isEnabled, duration + delay > 0 else {
      animation.hold(at: reversed ? 0 : 1)
      AnimationClock.afterwards { [self] in if self.animation === animation { reachEnd() } }
      return
    }
    animation.run(isReversed: reversed, rest: rest, delay: delay)
    AnimationClock.current?.noteChange(of: animation)
  }

  /// The animation, with the effects of the blocks in it.
  private func prepared() -> RunningAnimation {
    if let animation { return animation }
    let made = RunningAnimation(
      duration: duration, delay: 0, curve: timingParameters?.curve ?? .easeInOut)
    made.scrubsLinearly = scrubsLinearly
    made.hold(at: 0)
    animation = made
    state = .active
    itself = self
    made.isSteered = true
    made.didEnd = { [weak self] in self?.reachEnd() }
    AnimationClock.current?.start(made)
    let blocks = blocks
    self.blocks = []
    for block in blocks { describe(block.changes, after: block.delayFactor, of: made) }
    return made
  }

  /// Ends it where it is: what is shown becomes what is.
  ///
  /// - Parameter withoutFinishing: Whether it is over then, and nothing is called; otherwise it
  ///   waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible, let animation else { return }
    AnimationClock.current?.forget(animation)
    animation.hold()
    for view in animation.views { view.wrappedValue?.become(.current, of: animation) }
    if withoutFinishing { return close() }
    state = .stopped
  }

  /// Ends one that was stopped, and calls what waits for that.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "only a stopped animator is finished")
    finish(at: finalPosition)
  }

  private func reachEnd() {
    if pausesOnCompletion, let animation, !animation.views.isEmpty {
      animation.hold(at: reversed ? 0 : 1)
      AnimationClock.current?.start(animation)
      return
    }
    if let animation { AnimationClock.current?.forget(animation) }
    finish(at: reversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if let animation {
      for view in animation.views {
        view.wrappedValue?.become(position, of: animation)
        view.wrappedValue?.drop(animation)
      }
    }
    let called = completions
    completions = []
    close()
    for completion in called { completion(position) }
  }

  private func close() {
    if let animation { for view in animation.views { view.wrappedValue?.drop(animation) } }
    animation = nil
    state = .inactive
    itself = nil
  }
}
