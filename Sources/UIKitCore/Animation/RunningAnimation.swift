import Foundation

/// The course of one animation in time; what it moves is in the views' ``ViewMotion``.
@MainActor package final class RunningAnimation {
  var curve: TimingCurve
  var duration: TimeInterval
  /// How long it waits before it starts.
  let delay: TimeInterval
  /// Whether what it has moved is laid out before its block is over.
  var laysOutSubviews = false
  /// How often it runs; infinite if until it is replaced.
  var repeatCount: Double = 1
  var autoreverses = false

  /// The time that has passed in the animation at ``anchor``; below zero while it waits.
  private var elapsedAtAnchor: TimeInterval
  private var anchor: TimeInterval
  /// How fast it runs: 1, less than 0 backwards, 0 while it stands still.
  private(set) var rate: Double = 1
  /// The part of the way it is held at, while it is.
  private(set) var held: Double?
  /// Whether what is held is a part of the way, or else of the time.
  var scrubsLinearly = true

  /// The views it moves.
  private(set) var views: [Unretained<UIView>] = []
  /// Whether the app took what it moves away from it.
  var isCancelled = false
  /// Called for each frame while it runs.
  var showFrame: (() -> Void)?
  /// Called when it has come to an end by itself.
  var didEnd: (() -> Void)?
  /// Whether an animator decides what becomes of the views at its end.
  var isSteered = false

  init(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve) {
    precondition(
      duration.isFinite && delay.isFinite,
      "an animation's duration and delay are finite, not \(duration) and \(delay)")
    self.duration = max(0, duration)
    self.curve = curve
    self.delay = max(0, delay)
    elapsedAtAnchor = -max(0, delay)
    anchor = AnimationClock.current?.now ?? 0
  }

  /// Whether it runs until something ends it.
  var isEndless: Bool { repeatCount == .infinity && duration > 0 }

  private var total: TimeInterval {
    duration == 0 ? 0 : duration * repeatCount * (autoreverses ? 2 : 1)
  }

  private func elapsed(at time: TimeInterval) -> TimeInterval {
    elapsedAtAnchor + rate * (time - anchor)
  }

  /// Whether it has come to its end, or backwards to its start; sums of ticks are a little off.
  func hasEnded(at time: TimeInterval) -> Bool {
    let elapsed = elapsed(at: time)
    return rate > 0 ? elapsed >= total - 1e-9 : rate < 0 && elapsed <= 1e-9
  }

  /// The time at which it ends; it is running.
  var endTime: TimeInterval {
    anchor + ((rate > 0 ? total : 0) - elapsedAtAnchor) / rate
  }

  /// The part of the time of the present round that is over.
  func fraction(at time: TimeInterval) -> Double {
    let elapsed = elapsed(at: time)
    if duration == 0 { return elapsed >= 0 ? 1 : 0 }
    let rounds = max(0, elapsed / duration)
    if autoreverses {
      let part = rounds.truncatingRemainder(dividingBy: 2)
      return part > 1 ? 2 - part : part
    }
    return repeatCount > 1 && rounds < repeatCount
      ? rounds.truncatingRemainder(dividingBy: 1) : min(1, rounds)
  }

  /// The part of the way that is done of what happens in a span of the animation's time.
  func progress(in span: ClosedRange<Double>) -> Double {
    let fraction = held ?? fraction(at: AnimationClock.current?.frameTime ?? 0)
    let length = span.upperBound - span.lowerBound
    if length <= 0 { return fraction >= span.lowerBound ? 1 : 0 }
    let part = min(max((fraction - span.lowerBound) / length, 0), 1)
    return held != nil && scrubsLinearly ? part : curve.progress(at: part)
  }

  /// Notes that it moves a view.
  func add(_ view: UIView) {
    if views.contains(where: { $0.isTo(view) }) { return }
    var reference = Unretained<UIView>()
    reference.wrappedValue = view
    views.append(reference)
  }

  /// Notes that it no longer moves a view; without any it was interrupted.
  func lose(_ view: UIView) {
    views.removeAll { $0.isTo(view) }
    if views.isEmpty {
      isCancelled = true
      finishNow()
    }
  }

  // MARK: Steering

  /// Has it end with the next frame.
  private func finishNow() {
    elapsedAtAnchor = total.isFinite ? total : 0
    repeatCount = min(repeatCount, 1)
    anchor = -.greatestFiniteMagnitude
    (rate, held) = (1, nil)
  }

  /// Holds it where it is, or at a part of its way.
  func hold(at part: Double? = nil) {
    let now = AnimationClock.current?.now ?? 0
    let done = fraction(at: now)
    let present = held ?? (scrubsLinearly ? curve.progress(at: done) : done)
    held = min(max(part ?? present, 0), 1)
    rate = 0
  }

  /// Lets it run from where it is held, or turn, within a time for what is left of it.
  func run(isReversed: Bool, rest: TimeInterval? = nil, delay: TimeInterval = 0) {
    let now = AnimationClock.current?.now ?? 0
    let part = held.map { scrubsLinearly ? curve.fraction(at: $0) : $0 } ?? fraction(at: now)
    let left = (isReversed ? part : 1 - part) * duration
    rate = isReversed ? -1 : 1
    if let rest { rate *= rest > 0 ? left / rest : 1e9 }
    elapsedAtAnchor = part * duration - rate * delay
    anchor = now
    held = nil
  }
}
