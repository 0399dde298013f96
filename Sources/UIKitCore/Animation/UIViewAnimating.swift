public import Foundation

/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or it is over.
  case inactive = 0
  /// It runs, or it is paused.
  case active = 1
  /// It was stopped, and waits for ``UIViewAnimating/finishAnimation(at:)``.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// As everything was after its blocks.
  case end = 0
  /// As everything was before.
  case start = 1
  /// As everything is shown.
  case current = 2
}

/// An animation that can be paused, turned and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it moves towards the start.
  var isReversed: Bool { get set }
  /// The part of its way that is done, from 0 to 1, in the direction in which it moves.
  var fractionComplete: CGFloat { get set }

  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Ends it where it is: what is shown becomes what is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that blocks make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block of changes that start later, after a part of what is left of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets it go on with another curve, in another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
