public import Foundation

/// The mouse wheel turned over a window.
///
/// It goes to ``UIResponder/scrollWheel(with:)`` of the view under the pointer.
///
/// > Note: Not in UIKit, which has the event type ``UIEvent/EventType/scroll`` but feeds it to
/// > gesture recognizers only.
@preconcurrency @MainActor
public final class UIScrollEvent: UIEvent {
  /// How far to scroll, in points; positive values show what lies further down or right.
  public let delta: CGPoint

  /// Where the pointer is, in the window's coordinates.
  package let location: CGPoint

  /// The window under the pointer.
  package private(set) weak var window: UIWindow?

  package init(
    delta: CGPoint, at location: CGPoint, of window: UIWindow?,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.delta = delta
    self.location = location
    self.window = window
    super.init()
    self.modifierFlags = modifierFlags
  }

  public override var type: EventType { .scroll }

  /// Where the pointer is, in the coordinates of `view`, or of the window for nil.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: nil) ?? location
  }
}
