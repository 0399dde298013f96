public import Foundation

/// What actions and menus have in common.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element may be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates attributes from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is on.
  public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on.
    case on = 1
    /// It stands for several things of which some are on.
    case mixed = 2
  }

  /// What the element is called.
  public internal(set) var title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}
