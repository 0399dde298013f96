public import Foundation

// Controllers of UIKit's that are not here, and what their scenes came from, each with what to use
// instead.

/// A list beside what is chosen from it.
@available(*, unavailable, message: "add both controllers as children, or push the second one")
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}

/// Pages that are turned.
@available(*, unavailable, message: "use a UITabBarController, or show one child after the other")
@preconcurrency @MainActor open class UIPageViewController: UIViewController {}

/// A controller whose view is a collection view.
@available(*, unavailable, message: "use a UITableViewController")
@preconcurrency @MainActor open class UICollectionViewController: UIViewController {}

/// A search field with its results.
@available(*, unavailable, message: "put a UITextField above a UITableView")
@preconcurrency @MainActor open class UISearchController: UIViewController {}

/// Scenes drawn in Interface Builder.
@available(*, unavailable, message: "make controllers and their views in code")
@preconcurrency @MainActor open class UIStoryboard: NSObject {}

/// Views drawn in Interface Builder.
@available(*, unavailable, message: "make views in code")
@preconcurrency @MainActor open class UINib: NSObject {}
