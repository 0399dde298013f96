public import Foundation

/// One key that was struck.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press stands between going down and going up.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// The value of a held key changed.
    case changed = 1
    /// The key is held.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// Something else took the press over.
    case cancelled = 4
  }

  /// What a key stands for on any device.
  public enum PressType: Int, Sendable {
    /// The Up arrow.
    case upArrow = 0
    /// The Down arrow.
    case downArrow = 1
    /// The Left arrow.
    case leftArrow = 2
    /// The Right arrow.
    case rightArrow = 3
    /// Return.
    case select = 4
    /// Escape.
    case menu = 5
    /// Page Up.
    case pageUp = 30
    /// Page Down.
    case pageDown = 31
  }

  package init(key: UIKey) {
    self.key = key
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  /// The key, with what it types.
  public let key: UIKey?

  /// Where the press stands.
  public package(set) var phase: Phase = .began

  /// When it happened, in seconds since the system started.
  public let timestamp: TimeInterval

  /// The responder the press was sent to.
  public package(set) weak var responder: UIResponder?

  /// The window the press was sent to.
  public package(set) weak var window: UIWindow?

  /// What the key stands for, or nil for a key that only types.
  ///
  /// > Note: Unlike UIKit, the type is optional: most keys have none.
  public var type: PressType? {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: nil
    }
  }
}
