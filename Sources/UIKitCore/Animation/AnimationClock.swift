import Dispatch
public import Foundation

/// The time by which animations go.
///
/// A running app has one, and shows a frame up to 60 times a second while something moves.
/// Elsewhere, as in tests, there is none until one is made current: changes then take effect at
/// once, and completion handlers are called in the next turn of the main queue or before the next
/// snapshot.
///
///     let clock = AnimationClock()
///     AnimationClock.current = clock
///     UIView.animate(withDuration: 0.2) { label.hideView() }
///     clock.advance(by: 0.1)
///     print(window.snapshot(columns: 80, rows: 24))  // half way
///
/// > Note: Not in UIKit.
@preconcurrency @MainActor public final class AnimationClock {
  /// The clock that animations go by; nil where changes take effect at once.
  ///
  /// Setting another ends whatever is moving.
  public static var current: AnimationClock? {
    didSet { if current !== oldValue { oldValue?.endAll() } }
  }

  private let source: (() -> TimeInterval)?
  private var ownTime: TimeInterval = 0
  private var animations: [RunningAnimation] = []
  /// What is to be called with the next frame.
  private var due: [() -> Void] = []
  /// What is to be called where there is no clock.
  private static var dueWithoutClock: [() -> Void] = []

  /// The time of the frame that is shown, in seconds.
  package private(set) var frameTime: TimeInterval

  /// What is told whether frames are wanted, whenever that changes.
  package var framesWanted: ((Bool) -> Void)?
  private var wantsFrames = false

  /// Makes a clock that stands still until ``advance(by:)``.
  public init() {
    source = nil
    frameTime = 0
  }

  /// Makes a clock that goes by itself; ``tick()`` is called for each frame.
  package init(source: @escaping () -> TimeInterval) {
    self.source = source
    frameTime = source()
  }

  /// The time now, in seconds.
  var now: TimeInterval { source?() ?? ownTime }

  /// Whether anything is moving.
  public var isAnimating: Bool { animations.contains { $0.rate != 0 } }

  /// Lets time pass, shows the frame at its end, and calls the handlers of what has ended by then,
  /// in the order in which it did.
  ///
  /// - Parameter seconds: How much time, not less than 0; it does nothing to a running app's clock.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "time goes forwards, not by \(seconds) seconds")
    ownTime += seconds
    tick()
  }

  /// Takes the present time for that of the frame to show.
  package func tick() {
    frameTime = now
    for animation in animations where animation.rate != 0 {
      showAgain(animation)
      animation.showFrame?()
    }
    end(animations.filter { $0.hasEnded(at: frameTime) })
    callDue()
    updateWish()
  }

  private func showAgain(_ animation: RunningAnimation) {
    for view in animation.views { view.wrappedValue?.window?.needsDisplay = true }
  }

  private func end(_ ended: [RunningAnimation]) {
    if ended.isEmpty { return }
    for animation in ended {
      animations.removeAll { $0 === animation }
      for view in animation.views where !animation.isSteered { view.wrappedValue?.drop(animation) }
    }
    let order = ended.enumerated().sorted {
      ($0.element.endTime, $0.offset) < ($1.element.endTime, $1.offset)
    }
    for (_, animation) in order { animation.didEnd?() }
  }

  private func endAll() {
    let moving = animations
    animations = []
    for animation in moving {
      showAgain(animation)
      for view in animation.views { view.wrappedValue?.drop(animation) }
    }
    for animation in moving { animation.didEnd?() }
    callDue()
    updateWish()
  }

  private func callDue() {
    let calls = due
    due = []
    for call in calls { call() }
  }

  private func updateWish() {
    let wants = isAnimating || !due.isEmpty
    if wants == wantsFrames { return }
    wantsFrames = wants
    framesWanted?(wants)
  }

  // MARK: What it times

  /// Times an animation from now on.
  func start(_ animation: RunningAnimation) {
    animations.append(animation)
    updateWish()
  }

  /// Says that an animation was held, turned or let go.
  func noteChange(of animation: RunningAnimation) {
    showAgain(animation)
    updateWish()
  }

  /// Forgets an animation, without calling anything.
  func forget(_ animation: RunningAnimation) {
    showAgain(animation)
    animations.removeAll { $0 === animation }
    updateWish()
  }

  /// Calls a handler with the next frame, or, where there is no clock, in the next turn.
  static func afterwards(_ call: @escaping () -> Void) {
    if let current {
      current.due.append(call)
      return current.updateWish()
    }
    if dueWithoutClock.isEmpty {
      DispatchQueue.main.async { MainActor.assumeIsolated { callDueWithoutClock() } }
    }
    dueWithoutClock.append(call)
  }

  /// Calls what is due where there is no clock, and what that makes due, up to a limit: there are
  /// animations that start themselves anew for ever.
  static func callDueWithoutClock() {
    for _ in 0..<8 where !dueWithoutClock.isEmpty {
      let due = dueWithoutClock
      dueWithoutClock = []
      for call in due { call() }
    }
  }
}
