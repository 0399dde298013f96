import Foundation

/// A scroll that takes its time: frame by frame the offset comes nearer to where it is to end.
@MainActor final class ScrollAnimation {
  private let animation: RunningAnimation
  private var start: CGPoint
  private let end: () -> CGPoint

  /// How long a scroll takes, in seconds.
  private static let duration: TimeInterval = 0.3

  /// A scroll from an offset to another, which may move meanwhile.
  init(from start: CGPoint, to end: @escaping () -> CGPoint) {
    self.start = start
    self.end = end
    animation = RunningAnimation(duration: Self.duration, delay: 0, curve: .easeInOut)
  }

  /// Calls `show` for each frame, and `completion` after the last.
  func run(
    on clock: AnimationClock, show: @escaping (CGPoint) -> Void, completion: @escaping () -> Void
  ) {
    animation.showFrame = { [weak self] in
      if let self { show(offset) }
    }
    animation.didEnd = { [weak self] in
      guard let self else { return }
      show(end())
      // Who was told of that may have stopped it.
      if animation.didEnd != nil { completion() }
    }
    clock.start(animation)
  }

  /// The offset at the present frame.
  private var offset: CGPoint {
    let (part, end) = (animation.progress(in: 0...1), end())
    return CGPoint(
      x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Goes on as if everything had been so much further down from the start.
  func shift(by distance: CGFloat) {
    start.y += distance
  }

  /// Stays where it is, and calls nothing any more, even in the frame that is being shown.
  func stop() {
    (animation.showFrame, animation.didEnd) = (nil, nil)
    AnimationClock.current?.forget(animation)
  }
}

extension UIScrollView {
  /// Scrolls to an offset in its time, and tells the delegate when that has ended.
  func scrollSlowly(to end: @escaping () -> CGPoint) {
    stopScrolling()
    if clamped(end()) == contentOffset { return }
    guard let clock = AnimationClock.current, AnimationScope.isEnabled else {
      scroll(to: dirt.needsLayout ? end() : clamped(end()))
      return tellScrollEnd()
    }
    let running = ScrollAnimation(from: contentOffset) { [weak self] in
      self?.clamped(end()) ?? end()
    }
    scrollRunning = running
    running.run(on: clock) { [weak self] offset in
      AnimationScope.performAtOnce { self?.scroll(to: offset) }
    } completion: { [weak self] in
      self?.scrollRunning = nil
      self?.tellScrollEnd()
    }
  }

  /// Ends a scroll that is under way where it is.
  func stopScrolling() {
    scrollRunning?.stop()
    scrollRunning = nil
  }

  private func tellScrollEnd() {
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }
}
