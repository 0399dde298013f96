public import Foundation

/// Makes a view, fills it, and answers its events.
///
/// Its appearance follows its view: it begins when the view comes into a window, as a window's root
/// or in a view that is there already, and ends when the view leaves it. Whether the controller is
/// the child of another does not matter.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// Where the view stands between coming into a window and leaving it.
  final var appearance = Appearance.gone

  /// What had the focus in the controller's view when another was pushed over it.
  final var coveredFocus: CoveredFocus?
  /// Whether the view comes or goes with an animation.
  final var appearanceIsAnimated = false

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
      newValue?.changingMargins { newValue.viewController = self }
      if additionalSafeAreaInsets != .zero { noteAdditionalSafeArea() }
    }
  }

  /// The controller's view, if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the controller's view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  // MARK: Bars

  /// What the controller shows: the title of its navigation item and its tab.
  open var title: String? {
    didSet { if title != oldValue { items.take(title: title) } }
  }

  /// What a navigation bar shows of the controller.
  open var navigationItem: UINavigationItem { items.navigationItem(titled: title) }

  // UIKit's own type, so that nil can be set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the controller; nil makes it anew, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { items.tabBarItem(titled: title) }
    set { items.tab = newValue }
  }
  /// What bars show of the controller, as far as it was asked for.
  private var items = ControllerItems()

  /// What the toolbar of a navigation controller shows while the controller is on top there.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }

  /// Sets what the toolbar of a navigation controller shows.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether a tab bar around a navigation controller, and its toolbar, are hidden while the
  /// controller is pushed there.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view reaches below the bars of a container; all unless set.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { loadedView?.superview?.setNeedsLayout() } }
  }

  // MARK: Editing

  /// Whether the user edits what the controller shows; setting it calls
  /// ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false

  /// Begins or ends editing; an override calls super, and changes what the controller shows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    items.take(isEditing: editing)
  }

  /// A button that says Edit, or Done while the user edits, and calls ``setEditing(_:animated:)``.
  open var editButtonItem: UIBarButtonItem { items.editItem(of: self) }

  // MARK: Presenting

  /// What the controller has to do with presenting.
  final var modal = ModalState()

  /// How the controller covers the one that presents it; automatic unless set.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style }
    set { modal.style = newValue }
  }

  /// How the controller comes when it is presented, and goes.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transition }
    set { modal.transition = newValue }
  }

  /// Whether the user cannot end the presentation of the controller, or of a container it shows in,
  /// by Escape or a click beside it.
  open var isModalInPresentation: Bool {
    get { modal.isModal }
    set { modal.isModal = newValue }
  }

  /// Whether the styles that cover one controller cover this one; false unless set.
  open var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }

  /// The size that the controller's view should have in a form sheet, in points; zero if it does
  /// not matter.
  open var preferredContentSize: CGSize {
    get { modal.contentSize }
    set {
      if newValue == modal.contentSize { return }
      modal.contentSize = newValue
      modal.controller?.containerView?.setNeedsLayout()
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Says that the ``preferredContentSize`` of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child has where this controller's view has a size, in points; asked before
  /// that changes.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { ownSize(of: container, in: parentSize) }

  /// The controller that this one, or the nearest container around it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one, or the nearest container around it.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// What presents the controller; before that, what is going to.
  open var presentationController: UIPresentationController? { madePresentationController }

  /// Whether the controller is coming because it is presented.
  open var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether the controller is going because it is dismissed.
  open var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// Shows a controller over this one.
  ///
  /// The focus goes to it, and comes back when it is dismissed. Where this controller is presenting
  /// already, or is in no window, nothing is shown and a ``UsageWarning`` says so.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller; see ``modalPresentationStyle``.
  ///   - flag: Whether it comes in time, where there is an ``AnimationClock``.
  ///   - completion: Called once it has appeared.
  /// - Precondition: The controller is not presented already, and has no parent.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, isAnimated: flag, completion: completion)
  }

  /// Takes away the controller that this one presents, with all that it presents; a controller that
  /// presents none is taken away itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(isAnimated: flag, completion: completion)
  }

  override var ownFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  /// Whether what had the focus in the controller's view has it again when that shows again after
  /// another was pushed or presented over it; true unless set.
  ///
  /// If not, it starts where `preferredFocusEnvironments` says.
  open var restoresFocusAfterTransition = true

  /// Shows a controller in place of this one, as a container around it decides.
  ///
  /// A navigation controller pushes it, any other container does what it overrides this with, and
  /// without either it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInParent(vc, sender: sender) }

  /// Shows a controller beside this one: presented, unless a container around it overrides this.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInParent(vc, sender: sender)
  }

  /// Puts the view of one child in the place of another's, with an animation of the app's.
  ///
  /// The new view comes into the superview of the old one unless it lies there already, and the old
  /// one leaves it at the end. Adding and removing the children is up to the app.
  ///
  /// - Precondition: Both are children of this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceView(
      of: fromViewController, with: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Margins

  /// What is covered of the controller's view besides the bars, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      precondition(
        additionalSafeAreaInsets.isFinite,
        """
        the additionalSafeAreaInsets of \(itemName) are made of finite numbers, not \
        \(additionalSafeAreaInsets)
        """)
      if additionalSafeAreaInsets != oldValue { noteAdditionalSafeArea() }
    }
  }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsSystemMargins }
    set {
      func change() { respectsSystemMargins = newValue }
      loadedView?.changingMargins(change) ?? change()
    }
  }
  private var respectsSystemMargins = true

  /// The least margins of the controller's view, in points: 16 at the sides, 20 where the view is
  /// 400 or wider.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.bounds.width ?? 0) < 400 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Says that the safe area of the controller's view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Says that the margins of the controller's view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Traits

  /// What the controller has to go by: how much room its window has, and so on.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Says that ``traitCollection`` has changed; see ``UIView/traitCollectionDidChange(_:)``.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Says that the window is about to have another size class; an override calls super, which
  /// tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Says that the view is about to have another size because the window is; an override calls
  /// super, which tells the children that are as large.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(of: size, with: coordinator)
  }

  /// Says which traits the controller overrides for a child; nil for none.
  ///
  /// The default answers what was set by ``setOverrideTraitCollection(_:forChild:)``. It is asked
  /// whenever traits are: a child whose override changes is told at the next change around it.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.overridingTraits
  }

  /// The traits that the parent has set for this controller.
  final var overridingTraits: UITraitCollection?

  // MARK: Parents and children

  /// The controller this one is a child of.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that are children of this one, in the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// Whether the view comes because the controller has joined its parent.
  open internal(set) var isMovingToParent = false
  /// Whether the view goes because the controller leaves its parent.
  open internal(set) var isMovingFromParent = false
  /// The nearest navigation controller the controller is in.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller the controller is in.
  open var tabBarController: UITabBarController? { ancestor() }

  /// Makes a controller; nib names do not exist here and have to be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil,
      "there are no nibs to load \(Self.self) from, as \(nibNameOrNil ?? "")")
    super.init()
  }

  /// Makes a controller; its view is made when it is first asked for.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
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
  /// Says that the view is about to come into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Says that the view has come into a window, with its traits, and will be laid out there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Says that the view has come into a window and was laid out there.
  open func viewDidAppear(_ animated: Bool) {}
  /// Says that the view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Says that the view has left its window.
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

  /// Says that the controller is about to join or leave a parent; an override calls super.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil && self.parent != nil
  }
  /// Says that the controller has joined or left a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a controller a child of this one; adding its view is up to the app.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller from its parent.
  open func removeFromParent() {
    leaveParent()
  }

  // MARK: What a terminal never asks for

  /// How the status bar looks over the controller.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal has no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller hides the status bar.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal has no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal has no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says how the status bar looks.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal has no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal has no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that what the controller wants of the status bar has changed.
  ///
  /// > Note: Unlike UIKit, nothing follows: a terminal has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller turns with the device.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal does not turn.
  open var shouldAutorotate: Bool { true }
  /// The ways to hold the device that the controller is made for; all.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal does not turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The way to hold the device that suits the controller when it is presented.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal does not turn.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the line at the lower edge of a phone goes away.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal has no such line.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says whether that line goes away.
  ///
  /// > Note: Unlike UIKit, never asked for: a terminal has no such line.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the system's gestures wait for the controller's.
  ///
  /// > Note: Unlike UIKit, never asked for: there are no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Says that memory runs short.
  ///
  /// > Note: Unlike UIKit, never called: Linux gives no such warning.
  open func didReceiveMemoryWarning() {}

  /// Says that a storyboard's segue is about to show another controller.
  @available(*, unavailable, message: "there are no storyboards; set it up where you push it")
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows what a storyboard's segue leads to.
  @available(*, unavailable, message: "there are no storyboards; push or present the controller")
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Whether a container tells its children itself that they appear.
  @available(*, unavailable, message: "appearance follows the view into its window; leave it out")
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that its view is about to appear or to go.
  @available(*, unavailable, message: "appearance follows the view into its window; leave it out")
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Tells a child that its view has appeared or gone.
  @available(*, unavailable, message: "appearance follows the view into its window; leave it out")
  open func endAppearanceTransition() {}
}
