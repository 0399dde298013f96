public import Foundation

/// Something the user did, as it is sent to windows and responders.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of input an event tells of.
  public enum EventType: Int, Sendable {
    /// The mouse button, or the mouse with its button down.
    case touches = 0
    /// Keys.
    case presses = 3
    /// The mouse wheel.
    case scroll = 10
  }

  /// What was done with the device itself.
  public enum EventSubtype: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It was shaken.
    case motionShake = 1
  }

  /// Creates an event that happens now.
  public override init() {
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  package init(touches: Set<UITouch>, modifierFlags: UIKeyModifierFlags = []) {
    timestamp = ProcessInfo.processInfo.systemUptime
    allTouches = touches
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// What kind of input this is.
  open var type: EventType { .touches }

  /// When it happened, in seconds since the system started.
  public let timestamp: TimeInterval

  /// The touches of the event; nil for keys and wheels.
  public private(set) var allTouches: Set<UITouch>?

  /// The modifier keys that were down.
  public package(set) var modifierFlags: UIKeyModifierFlags = []

  /// The touches of the event that began in `view`.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches of the event that belong to `window`.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
}
