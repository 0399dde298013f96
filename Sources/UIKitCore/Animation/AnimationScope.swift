import Foundation

/// A block of changes whose effects are animated rather than shown at once.
@MainActor final class AnimationScope {
  /// The scope of the changes that are made now; nil while they take effect at once.
  private(set) static var current: AnimationScope?
  /// Whether animations are wanted at all.
  static var isEnabled = true

  let animation: RunningAnimation
  /// The part of the animation's time in which the changes happen.
  let span: ClosedRange<Double>
  /// Views that were hidden or shown, whose trees are laid out before the block is over.
  private var unsettled: [UIView] = []

  init(_ animation: RunningAnimation, span: ClosedRange<Double> = 0...1) {
    self.animation = animation
    self.span = span
  }

  /// Makes changes that are animated.
  func perform(_ changes: () -> Void) {
    Self.with(self) {
      changes()
      while let view = unsettled.popLast() { view.layOutTree() }
    }
  }

  /// Makes changes that take effect at once.
  static func performAtOnce(_ changes: () -> Void) {
    with(nil, changes)
  }

  private static func with(_ scope: AnimationScope?, _ changes: () -> Void) {
    let outer = current
    current = scope
    defer { current = outer }
    changes()
  }

  /// Has the tree of a view that was hidden or shown laid out before the block is over.
  func settle(_ view: UIView) {
    unsettled.append(view)
  }
}
