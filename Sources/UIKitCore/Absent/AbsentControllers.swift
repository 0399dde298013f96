// Classes of UIKit's around controllers that are not here, each with what to use instead.

public import Foundation

/// A file of controllers.
@available(*, unavailable, message: "there are no storyboards; make the controller with its init")
@preconcurrency @MainActor open class UIStoryboard: NSObject, AbsentType {
  /// Reads a file of controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Makes a controller of the file.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A way from one controller of a storyboard to another.
@available(*, unavailable, message: "there are no storyboards; push or present the controller")
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject, AbsentType {}

/// A file of views.
@available(*, unavailable, message: "there are no nibs; register the class, or make the view")
@preconcurrency @MainActor open class UINib: NSObject, AbsentType {
  /// Reads a file of views.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

/// Controllers side by side.
@available(*, unavailable, message: "make both children of a controller of yours")
@preconcurrency @MainActor open class UISplitViewController: UIViewController, AbsentType {
  /// How many controllers there are.
  public enum Style: Int, Sendable {
    /// As many as there are.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// Makes one for so many controllers.
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
}

/// Controllers to turn like pages.
@available(*, unavailable, message: "put the pages into a UIScrollView")
@preconcurrency @MainActor open class UIPageViewController: UIViewController, AbsentType {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl
    /// They slide.
    case scroll
  }

  /// Which way pages go.
  public enum NavigationOrientation: Int, Sendable {
    /// To the side.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Makes one without pages.
  public convenience init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [AnyHashable: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }
}

/// A controller whose view is a collection view.
@available(*, unavailable, message: "use a UITableViewController")
@preconcurrency @MainActor open class UICollectionViewController: UIViewController, AbsentType {
  /// Makes one with a layout.
  public convenience init(
    collectionViewLayout layout: UICollectionViewLayout
  ) { self.init(nibName: nil, bundle: nil) }
}

/// A search field in a bar.
@available(*, unavailable, message: "put a UITextField into navigationItem.titleView")
@preconcurrency @MainActor open class UISearchController: UIViewController, AbsentType {
  /// Makes one with what shows the results.
  public convenience init(
    searchResultsController: UIViewController?
  ) { self.init(nibName: nil, bundle: nil) }
}

/// Pictures to choose from.
@available(*, unavailable, message: "a terminal shows no pictures; leave it out")
@preconcurrency @MainActor open class UIImagePickerController: UIViewController, AbsentType {}

/// Ways to share something.
@available(*, unavailable, message: "put it on UIPasteboard.general")
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, AbsentType {
  /// Makes one for what to share.
  public convenience init(
    activityItems: [Any], applicationActivities: [NSObject]?
  ) { self.init(nibName: nil, bundle: nil) }
}
