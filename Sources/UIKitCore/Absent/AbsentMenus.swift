// Types of UIKit's for menus, drags and touches, which are not here.

public import Foundation

/// What a recognizer asks.
@available(*, unavailable, message: "override touchesBegan(_:with:), or use a UIControl")
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// Recognizes a finger drawn in from an edge.
@available(*, unavailable, message: "use a UIKeyCommand")
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// Recognizes two fingers that turn.
@available(*, unavailable, message: "a mouse has one pointer; use keyCommands")
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {}

/// Recognizes a pointer that moves over a view.
@available(
  *, unavailable, message: "a terminal tells of the mouse while its button is down; leave it out"
)
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// What a swipe over a row offers.
@available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, AbsentType {
  /// What an action does to the row.
  public enum Style: Int, Sendable {
    /// Nothing in particular.
    case `default`
    /// Takes it away.
    case destructive
    /// Nothing in particular.
    case normal
  }

  /// Makes an action.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { self.init() }
}

/// What a view can do besides.
@available(*, unavailable, message: "use a UIControl, or keyCommands")
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {}

/// What a menu over a view offers.
@available(*, unavailable, message: "present a UIAlertController whose style is .actionSheet")
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject, AbsentType {
  /// Makes a menu.
  public convenience init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.init() }
}

/// Shows a menu over a view.
@available(*, unavailable, message: "present a UIAlertController whose style is .actionSheet")
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, AbsentType {
  /// Makes one.
  public convenience init(delegate: any UIContextMenuInteractionDelegate) { self.init() }
}

/// Says what a menu over a view offers.
@available(*, unavailable, message: "present a UIAlertController whose style is .actionSheet")
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {}

/// What runs along with a menu.
@available(*, unavailable, message: "present a UIAlertController whose style is .actionSheet")
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {}

/// A picture of a view.
@available(*, unavailable, message: "nothing is dragged in a terminal; leave it out")
@preconcurrency @MainActor open class UITargetedPreview: NSObject, AbsentType {
  /// Makes one of a view.
  public convenience init(view: UIView) { self.init() }
}

/// What is dragged over a row.
@available(*, unavailable, message: "nothing is dragged in a terminal; leave it out")
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {}

/// What runs along with a menu for text.
@available(*, unavailable, message: "the terminal copies and pastes; leave it out")
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {}

/// The menu for text.
@available(*, unavailable, message: "the terminal copies and pastes; leave it out")
@preconcurrency @MainActor open class UIMenuController: NSObject, AbsentType {}

/// A move of the focus from one row to another.
@available(
  *, unavailable, message: "a table has the focus as a whole; override didUpdateFocus(in:with:)"
)
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: NSObject, AbsentType {}

/// What the icon of an app offers.
@available(*, unavailable, message: "a terminal has no icons; use CommandLine.arguments")
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, AbsentType {}

/// Gives the pointer another look.
@available(*, unavailable, message: "the terminal draws the pointer; leave it out")
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, AbsentType {
  /// Makes one.
  public convenience init(delegate: NSObject?) { self.init() }
}
