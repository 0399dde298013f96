public import Foundation

/// Makes a view, fills it, and answers its events.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The controller's view; made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The controller's view, if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the controller's view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// What the controller shows, for a bar's title.
  open var title: String?

  /// The controller this one is a child of.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that are children of this one, in the order they were added.
  open internal(set) var children: [UIViewController] = []

  /// Makes a controller; its view is made when it is first asked for.
  public override init() {
    super.init()
  }

  /// Makes a controller; nib names do not exist here and have to be nil.
  public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "there are no nibs to load \(nibNameOrNil ?? "") from")
    self.init()
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes the view; the default makes a plain one.
  ///
  /// Never called directly.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view now, if it was not made yet.
  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    viewDidLoad()
  }

  /// Says that the view was made.
  open func viewDidLoad() {}
  /// Says that the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Says that the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Says that the view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Says that the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Says that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Says that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Brings the view's constraints up to date; the default lets the view do it.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The next responder: the view's superview.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Says that the controller is about to join or leave a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Says that the controller has joined or left a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a controller a child of this one; adding its view is up to the app.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController {
  /// Says that the view comes into a window, or goes from it.
  package func beginAppearance(_ isAppearing: Bool) {
    if isAppearing { viewWillAppear(false) } else { viewWillDisappear(false) }
    for child in children where child.isViewLoaded { child.beginAppearance(isAppearing) }
  }

  /// Says that the view has come into a window, or gone from it.
  package func endAppearance(_ isAppearing: Bool) {
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
    for child in children where child.isViewLoaded { child.endAppearance(isAppearing) }
  }
}
