public import Foundation

/// The mouse wheel turned over a window (ours).
///
/// UIKit has the event type ``UIEvent/EventType/scroll`` but feeds it to gesture recognizers only;
/// here it goes to ``UIResponder/scrollWheel(with:)`` of the view under the pointer.
@preconcurrency @MainActor
public final class UIScrollEvent: UIEvent {
  /// How far to scroll, in points; positive values show what lies further down or right.
  public let delta: CGPoint

  /// Where the pointer is, in the window's coordinates.
  package let location: CGPoint

  package init(delta: CGPoint, at location: CGPoint, modifierFlags: UIKeyModifierFlags = []) {
    self.delta = delta
    self.location = location
    super.init()
    self.modifierFlags = modifierFlags
  }

  public override var type: EventType { .scroll }

  /// Where the pointer is, in the coordinates of `view`, or of the window for nil.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: nil) ?? location
  }
}
