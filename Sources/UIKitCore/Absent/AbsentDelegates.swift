// Protocols around classes of UIKit's that are not here.

public import Foundation

/// What a wheel tells.
@available(*, unavailable, message: "use a UITableView")
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}

/// What a wheel asks.
@available(*, unavailable, message: "use a UITableView")
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {}

/// What a search bar tells.
@available(*, unavailable, message: "use UITextFieldDelegate")
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}

/// What is told of what is searched for.
@available(*, unavailable, message: "use a UITextField's .editingChanged")
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {}

/// What is told of a search.
@available(*, unavailable, message: "use UITextFieldDelegate")
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}

/// What a text view tells.
@available(*, unavailable, message: "use UITextFieldDelegate")
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol {}

/// What is told of a picture that was chosen.
@available(*, unavailable, message: "a terminal shows no pictures; leave it out")
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

/// What is told of pages that turn.
@available(*, unavailable, message: "use UIScrollViewDelegate")
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

/// What is asked for pages.
@available(*, unavailable, message: "put the pages into a UIScrollView")
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {}

/// What is asked of controllers side by side.
@available(*, unavailable, message: "make both children of a controller of yours")
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

/// What is asked of a bar by itself.
@available(*, unavailable, message: "use UINavigationControllerDelegate")
@preconcurrency @MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {}

/// What is asked of a toolbar.
@available(*, unavailable, message: "a toolbar lies where it is put; leave it out")
@preconcurrency @MainActor public protocol UIToolbarDelegate: NSObjectProtocol {}

/// What is told of a scene.
@available(
  *, unavailable, message: "use UIApplicationDelegate; make the window in it"
)
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
