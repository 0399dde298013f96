public import Foundation

/// A move of the focus from one view to another.
@preconcurrency @MainActor
public final class UIFocusUpdateContext: NSObject {
  /// The view that had the focus, if any.
  public private(set) weak var previouslyFocusedView: UIView?

  /// The view that has it now, if any.
  public private(set) weak var nextFocusedView: UIView?

  /// The view that had the focus, if any.
  public var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }

  /// The view that has it now, if any.
  public var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }

  /// Where the user moves it: ``UIFocusHeading/next`` by Tab, ``UIFocusHeading/previous`` by
  /// Shift-Tab; empty by anything else.
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }
}

/// Where the focus goes, along the order of Tab.
public struct UIFocusHeading: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Makes one from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To what comes next.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what comes before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)

  /// To what lies above.
  @available(*, unavailable, message: "the focus moves along Tab's order; compare with .previous")
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// To what lies below.
  @available(*, unavailable, message: "the focus moves along Tab's order; compare with .next")
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To what lies on the left.
  @available(*, unavailable, message: "the focus moves along Tab's order; compare with .previous")
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To what lies on the right.
  @available(*, unavailable, message: "the focus moves along Tab's order; compare with .next")
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the first.
  @available(*, unavailable, message: "the focus moves along Tab's order; compare with .previous")
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last.
  @available(*, unavailable, message: "the focus moves along Tab's order; compare with .next")
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// Lets changes run along with a move of the focus.
@preconcurrency @MainActor
public final class UIFocusAnimationCoordinator: NSObject {
  /// Runs both closures, in order.
  ///
  /// > Note: Unlike UIKit, at once: a terminal moves the focus without animation.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
