public import Foundation

/// The mouse, from its button going down to its going up.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch stands.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// The mouse moved with its button down.
    case moved = 1
    /// The mouse rests with its button down.
    case stationary = 2
    /// The button went up.
    case ended = 3
    /// Something else took the touch over.
    case cancelled = 4
  }

  /// Where the touch stands.
  public package(set) var phase: Phase = .began

  /// How many times the button went down here in quick succession, this time included.
  public package(set) var tapCount = 1

  /// When the touch last changed, in seconds since the system started.
  public package(set) var timestamp: TimeInterval

  /// The view the touch began in; it keeps the touch until it ends.
  public private(set) weak var view: UIView?

  /// The window the touch began in.
  public private(set) weak var window: UIWindow?

  private var location: CGPoint
  private var previousLocation: CGPoint

  package init(at location: CGPoint, in view: UIView?, of window: UIWindow?) {
    self.location = location
    self.previousLocation = location
    self.view = view
    self.window = window
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  /// Where the touch is, in the coordinates of `view`, or of the window for nil.
  public func location(in view: UIView?) -> CGPoint {
    convert(location, to: view)
  }

  /// Where the touch was before it last changed, in the coordinates of `view`.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocation, to: view)
  }

  /// Says where in the window the touch is now, and what has become of it.
  package func move(to newLocation: CGPoint, phase newPhase: Phase) {
    previousLocation = location
    location = newLocation
    phase = newPhase
    timestamp = ProcessInfo.processInfo.systemUptime
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}
