import Foundation

/// By how much what is shown of a view differs from what the view is.
///
/// Every animation of the view adds a part, which shrinks to nothing. A change that is made
/// meanwhile, animated or not, leaves the others as they are, so that edges that meet before and
/// after meet all the way.
@MainActor final class ViewMotion {
  /// What one animation contributes.
  struct Part {
    let animation: RunningAnimation
    let span: ClosedRange<Double>
    /// What was before, less what is now.
    var delta: ViewState
    /// What of it the view has become already, where the animation was stopped.
    var taken = 0.0
    /// The background before and after, where it changes.
    var tint: Tint?
    /// Whether the view was hidden before, and how, where that changes.
    var hiding: Hiding?

    /// How much of it is left: 1 at the start, 0 at the end.
    @MainActor var rest: Double { 1 - taken - animation.progress(in: span) }
  }

  /// A change of the background; nil is none.
  struct Tint {
    var before: UIColor?
    var after: UIColor?
  }

  /// How a view is hidden.
  struct Hiding: Equatable {
    var byApp: Bool
    var isCollapsed: Bool
  }

  var parts: [Part] = []
  /// What a hidden view goes by while it is still seen; nil while the view is not hidden.
  var going: Going?
  /// The animation in which the view comes to a place where nothing of it was seen.
  var arrival: RunningAnimation?

  /// The sum of what is left of all parts.
  var offset: ViewState {
    parts.reduce(.zero) { $0 + $1.delta * $1.rest }
  }

  /// Whether the view is coming or going.
  var isPassing: Bool { parts.contains { $0.delta.presence != 0 } }

  /// Adds to the part of an animation's span.
  func add(_ delta: ViewState, for animation: RunningAnimation, span: ClosedRange<Double>) {
    let index = index(of: animation, span: span)
    parts[index].delta = parts[index].delta + delta
  }

  /// The part of an animation's span, made if there is none.
  func index(of animation: RunningAnimation, span: ClosedRange<Double>) -> Int {
    let index = parts.firstIndex { $0.animation === animation && $0.span == span }
    if let index { return index }
    parts.append(Part(animation: animation, span: span, delta: .zero))
    return parts.count - 1
  }
}
