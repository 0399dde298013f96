// Classes of UIKit's around controllers that are not here, each with what to use instead.

public import Foundation

/// A file of controllers.
@available(*, unavailable, message: "there are no storyboards; make the controller with its init")
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Reads a file of controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Makes a controller of the file.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A way from one controller of a storyboard to another.
@available(*, unavailable, message: "there are no storyboards; push or present the controller")
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}

/// A file of views.
@available(*, unavailable, message: "there are no nibs; register the class, or make the view")
@preconcurrency @MainActor open class UINib: NSObject {
  /// Reads a file of views.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

/// Controllers side by side.
@available(*, unavailable, message: "make both children of a controller of yours")
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}

/// Controllers to turn like pages.
@available(*, unavailable, message: "put the pages into a UIScrollView")
@preconcurrency @MainActor open class UIPageViewController: UIViewController {}

/// A controller whose view is a collection view.
@available(*, unavailable, message: "use a UITableViewController")
@preconcurrency @MainActor open class UICollectionViewController: UIViewController {}

/// A search field in a bar.
@available(*, unavailable, message: "put a UITextField into navigationItem.titleView")
@preconcurrency @MainActor open class UISearchController: UIViewController {}

/// Pictures to choose from.
@available(*, unavailable, message: "a terminal shows no pictures; leave it out")
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {}

/// Ways to share something.
@available(*, unavailable, message: "put it on UIPasteboard.general")
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {}
