// Classes of UIKit's that are not here, each with what to use instead.

public import Foundation

/// Recognizes a movement of fingers.
@available(*, unavailable, message: "override touchesBegan(_:with:), or use a UIControl")
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AbsentType {
  /// Makes a recognizer that does nothing.
  public convenience init(target: Any?, action: Any?) {
    self.init()
  }
}

/// Recognizes taps.
@available(*, unavailable, message: "use a UIButton, or override touchesEnded(_:with:)")
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

/// Recognizes swipes.
@available(*, unavailable, message: "use a UIKeyCommand")
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Recognizes a finger that is drawn over a view.
@available(*, unavailable, message: "override touchesMoved(_:with:)")
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognizes a finger that stays down.
@available(*, unavailable, message: "use a UIButton, or a UIKeyCommand")
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// A switch between on and off.
@available(*, unavailable, message: "use a UIButton, and toggle isSelected in its action")
@preconcurrency @MainActor open class UISwitch: UIControl, AbsentType {}

/// A value between two others.
@available(*, unavailable, message: "use a UITextField, or two buttons")
@preconcurrency @MainActor open class UISlider: UIControl, AbsentType {}

/// Two buttons that change a number.
@available(*, unavailable, message: "use two buttons")
@preconcurrency @MainActor open class UIStepper: UIControl, AbsentType {}

/// A row of buttons of which one is selected.
@available(*, unavailable, message: "put buttons into a UIStackView, and set isSelected")
@preconcurrency @MainActor open class UISegmentedControl: UIControl, AbsentType {
  /// Makes a row of buttons.
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}

/// Dots that tell which page shows.
@available(*, unavailable, message: "use a UILabel that says which page it is")
@preconcurrency @MainActor open class UIPageControl: UIControl, AbsentType {}

/// A bar that tells how far something has come.
@available(*, unavailable, message: "use a view with a backgroundColor whose width you constrain")
@preconcurrency @MainActor open class UIProgressView: UIView, AbsentType {
  /// How thick a bar is.
  public enum Style: Int, Sendable {
    /// Thick.
    case `default`
    /// Thin.
    case bar
  }

  /// Makes a bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
}

/// A wheel that turns while something goes on.
@available(*, unavailable, message: "use a UILabel, and say what goes on")
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView, AbsentType {
  /// How large a wheel is.
  public enum Style: Int, Sendable {
    /// Small.
    case medium
    /// Large.
    case large
  }

  /// Makes a wheel.
  public convenience init(style: Style) { self.init(frame: .zero) }
}

/// Text of several lines that can be edited.
@available(*, unavailable, message: "use a UILabel with numberOfLines 0, or a UITextField")
@preconcurrency @MainActor open class UITextView: UIScrollView, AbsentType {
  /// Makes a view of text.
  public convenience init(frame: CGRect, textContainer: NSObject?) { self.init(frame: frame) }
}

/// A field to search with.
@available(*, unavailable, message: "use a UITextField")
@preconcurrency @MainActor open class UISearchBar: UIView, AbsentType {}

/// What loads a table again that is pulled down.
@available(*, unavailable, message: "use a UIKeyCommand or a bar button that loads again")
@preconcurrency @MainActor open class UIRefreshControl: UIControl, AbsentType {}

extension UIScrollView {
  /// Nothing is pulled down in a terminal.
  @available(*, unavailable, message: "use a UIKeyCommand or a bar button that loads again")
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}

extension UITableViewController {
  /// Nothing is pulled down in a terminal.
  @available(*, unavailable, message: "use a UIKeyCommand or a bar button that loads again")
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}

/// Wheels to choose from.
@available(*, unavailable, message: "use a UITableView")
@preconcurrency @MainActor open class UIPickerView: UIView, AbsentType {}

/// Actions to choose from.
@available(*, unavailable, message: "present a UIAlertController whose style is .actionSheet")
@preconcurrency @MainActor open class UIMenu: NSObject, AbsentType {
  /// Makes a menu.
  public convenience init(title: String = "", children: [UIMenuElement] = []) { self.init() }
}

/// A date to choose.
@available(*, unavailable, message: "use a UITextField")
@preconcurrency @MainActor open class UIDatePicker: UIControl, AbsentType {}

/// What blurs what lies behind.
@available(*, unavailable, message: "cells do not blend; use a UIView with a backgroundColor")
@preconcurrency @MainActor open class UIVisualEffectView: UIView, AbsentType {
  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero) }
}

/// Recognizes two fingers that part.
@available(*, unavailable, message: "a mouse has one pointer; use keyCommands")
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// What a swipe over a row offers.
@available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject, AbsentType {
  /// Makes what a swipe offers.
  public convenience init(actions: [UIContextualAction]) { self.init() }
}

/// An action of a swipe over a row.
@available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
@preconcurrency @MainActor open class UIContextualAction: NSObject, AbsentType {
  /// What an action does to the row.
  public enum Style: Int, Sendable {
    /// Nothing in particular.
    case normal
    /// Takes it away.
    case destructive
  }

  /// Makes an action.
  public convenience init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.init()
  }
}

/// A place in a text.
@available(*, unavailable, message: "a terminal draws the caret itself; leave it out")
@preconcurrency @MainActor open class UITextPosition: NSObject, AbsentType {}

/// A knock that the user feels.
@available(*, unavailable, message: "a terminal does not shake; leave it out")
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: NSObject, AbsentType {
  /// How strong a knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Neither light nor heavy.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Makes what knocks.
  public convenience init(style: FeedbackStyle) { self.init() }
}

/// A tick that the user feels.
@available(*, unavailable, message: "a terminal does not shake; leave it out")
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: NSObject, AbsentType {}

/// A signal that the user feels.
@available(*, unavailable, message: "a terminal does not shake; leave it out")
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: NSObject, AbsentType {}

/// What is read aloud.
@available(*, unavailable, message: "a terminal reads nothing aloud; leave it out")
public enum UIAccessibility {
  /// What there is to say.
  public struct Notification: Sendable {
    /// UIKit's notification of that name.
    public static var announcement: Notification { Notification() }
    /// UIKit's notification of that name.
    public static var layoutChanged: Notification { Notification() }
    /// UIKit's notification of that name.
    public static var screenChanged: Notification { Notification() }
  }

  /// Has something read aloud.
  public static func post(notification: Notification, argument: Any?) {}
}
