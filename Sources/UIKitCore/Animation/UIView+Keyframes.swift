public import Foundation

extension UIView {
  /// How an animation in steps goes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the subviews of what has moved before the block is over.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user go on meanwhile, as every animation does.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown, as every animation does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Starts again and again, until another animation of the views starts.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back the same way; at the end the views are shown as they are.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration within the block of another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps its own repetition within the block of another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Moves evenly within each step; so it is if nothing is said.
    public static let calculationModeLinear: KeyframeAnimationOptions = []

    /// Steps take the time that they are given.
    @available(*, unavailable, message: "steps move evenly; give each a short relativeDuration")
    public static var calculationModeDiscrete: KeyframeAnimationOptions { [] }
    /// Steps take the time that they are given.
    @available(*, unavailable, message: "steps move evenly; choose their relative times")
    public static var calculationModePaced: KeyframeAnimationOptions { [] }
    /// Steps are straight.
    @available(*, unavailable, message: "steps move evenly; add more of them")
    public static var calculationModeCubic: KeyframeAnimationOptions { [] }
    /// Steps are straight.
    @available(*, unavailable, message: "steps move evenly; add more of them")
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { [] }
  }

  /// Makes changes in steps, whose effects are shown one after the other.
  ///
  ///     UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
  ///         box.frame.origin.x = 80
  ///       }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
  ///     }
  ///
  /// - Parameters:
  ///   - duration: How long all of it takes, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it goes.
  ///   - animations: Adds the steps, in the order of their times; what it changes itself takes the
  ///     whole time.
  ///   - completion: Called when the end is shown, with false if views were removed before.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let animation = RunningAnimation(duration: duration, delay: delay, curve: .linear)
    animation.take(AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve))
    animation.run(animations, completion: completion)
  }

  /// Makes changes in a part of the time of the animation whose block is running.
  ///
  /// Outside of ``animateKeyframes(withDuration:delay:options:animations:completion:)`` they take
  /// effect at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it starts, from 0 to 1.
  ///   - frameDuration: How long it takes, as a part of the whole.
  ///   - animations: Makes the changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = AnimationScope.current?.animation else { return animations() }
    precondition(
      frameStartTime >= 0 && frameDuration >= 0 && frameStartTime + frameDuration <= 1 + 1e-9,
      "a step lies within 0 and 1, not from \(frameStartTime) on for \(frameDuration)")
    let end = min(1, frameStartTime + frameDuration)
    AnimationScope(animation, span: min(frameStartTime, end)...end).perform(animations)
  }
}
