import Foundation

/// A stack of controllers, of which the topmost shows under a bar with its title and a way back.
///
/// Escape goes back, unless something in the topmost controller wants that key.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar.
  open var navigationBar: UINavigationBar { bar }
  private let bar = UINavigationBar()
  private let content = BarContentView()

  /// What is told of the controllers that show.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers, the one that shows last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  /// The controller that shows.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that shows: the topmost, or one that is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Whether the bar is hidden, so that controllers have its room.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the lower edge, which shows the topmost controller's
  /// ``UIViewController/toolbarItems``.
  open var toolbar: UIToolbar! { lowerBar }
  private let lowerBar = UIToolbar()

  /// Whether the toolbar is hidden, so that controllers have its room; true unless set.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var hidesToolbar = true

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the controller: what it shows of the root of the stack, unless set.
  open override var tabBarItem: UITabBarItem! {
    get { setsTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      setsTabBarItem = newValue != nil
      super.tabBarItem = newValue
    }
  }
  private var setsTabBarItem = false

  /// Makes a controller with the root of its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// Hides the bar, or shows it.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if bar.isHidden == hidden { return }
    bar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Hides the toolbar, or shows it.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    if hidesToolbar == hidden { return }
    hidesToolbar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows what a controller has set for the toolbar, if it is on top.
  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { lowerBar.items = controller.toolbarItems }
  }

  // MARK: The stack

  /// Puts a controller on top.
  ///
  /// - Precondition: The controller is not in the stack, and is no container with bars of the same
  ///   kind.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "\(viewController.itemName) is in the navigation stack already")
    precondition(
      !(viewController is UINavigationController),
      "\(viewController.itemName) cannot be pushed: it is a navigation controller itself")
    replaceStack(by: stack + [viewController], animated: animated)
  }

  /// Takes the topmost controller away; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(by: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes away all controllers but the first; returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Takes away all controllers above one in the stack; returns them.
  ///
  /// - Precondition: The controller is in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(viewController.itemName) is not in the navigation stack")
    }
    return pop(to: index, animated: animated)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(index + 1))
    replaceStack(by: Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Replaces the stack.
  ///
  /// With `animated`, where there is an ``AnimationClock``, a controller that comes on top slides
  /// in from the trailing edge, and one that was there before from the leading edge.
  ///
  /// > Note: Unlike UIKit, bars change at once, whatever `animated` says.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated: animated)
  }

  private func replaceStack(by viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    let slides = animated && viewIfLoaded?.window != nil && old.last !== viewControllers.last
    let covered = viewControllers.contains { $0 === old.last } ? old.last : nil
    let followsFocus = noteFocus(in: covered)
    defer { if old.last !== topViewController { giveFocusBack(isWanted: followsFocus) } }
    stack = viewControllers
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if slides, controller === old.last { continue }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    for controller in viewControllers.dropLast() { controller.isMovingToParent = false }
    bar.setItems(viewControllers.map(\.navigationItem), animated: animated)
    lowerBar.items = topViewController?.toolbarItems
    if slides, let last = old.last {
      let isKnown = old.contains { $0 === topViewController }
      slideTop(from: isKnown ? .leading : .trailing, insteadOf: last)
    } else if isViewLoaded {
      showTop()
    }
  }

  /// Notes what has the focus in the view of a controller that is going to be covered.
  ///
  /// - Returns: Whether the focus is not outside of the navigation controller's view.
  private func noteFocus(in covered: UIViewController?) -> Bool {
    guard let view = viewIfLoaded, let system = view.window?.focusSystem else { return false }
    covered?.coveredFocus = covered?.viewIfLoaded.map { CoveredFocus(in: $0, of: system) }
    return system.focusedItem?.isDescendant(of: view) ?? true
  }

  /// Gives the focus back in the view that has come to show again, if that is wanted and something
  /// had it there, or has it start where the controller says.
  private func giveFocusBack(isWanted: Bool) {
    guard let top = topViewController else { return }
    let covered = top.coveredFocus
    top.coveredFocus = nil
    guard isWanted, let view = top.viewIfLoaded, let system = view.window?.focusSystem else {
      return
    }
    if !top.restoresFocusAfterTransition || covered?.giveBack(in: view, of: system) != true {
      system.start(in: top)
    }
  }

  override var ownFocusEnvironments: [any UIFocusEnvironment] {
    topViewController.map { [$0] } ?? []
  }

  private func showTop() {
    let isNew = topViewController?.viewIfLoaded?.superview !== content
    if isNew { tellDelegate(isThere: false, animated: false) }
    content.show(topViewController)
    barsMayHaveChanged()
    if isNew { tellDelegate(isThere: true, animated: false) }
  }

  private func slideTop(from side: BarContentView.Side, insteadOf old: UIViewController) {
    tellDelegate(isThere: false, animated: true)
    ControllerTransition.run(isAnimated: true) {
      content.slide(topViewController, from: side) { isThere in
        // It may have found another parent, or have come back, by now.
        let isGone = !self.stack.contains { $0 === old }
        if isGone && old.parent === self { old.removeFromParent() }
        if isThere { self.tellDelegate(isThere: true, animated: true) }
      }
    }
    barsMayHaveChanged()
  }

  private func barsMayHaveChanged() {
    view.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private func tellDelegate(isThere: Bool, animated: Bool) {
    guard let delegate, let top = topViewController else { return }
    if isThere {
      delegate.navigationController(self, didShow: top, animated: animated)
    } else {
      delegate.navigationController(self, willShow: top, animated: animated)
    }
  }

  // MARK: Layout

  open override func loadView() {
    bar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    view = BarContainerView(content: content, bars: [bar, lowerBar]) { [weak self] in
      self?.arrangeViews()
    }
    showTop()
  }

  private func arrangeViews() {
    let height = isNavigationBarHidden ? 0 : BarMetrics.height
    let hidesBottom = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    lowerBar.isHidden = hidesToolbar || hidesBottom
    let lowerHeight = lowerBar.isHidden ? 0 : BarMetrics.height
    let (bounds, covered) = (view.bounds, view.safeAreaInsets)
    content.frame = bounds
    content.barInsets = UIEdgeInsets(top: height, left: 0, bottom: lowerHeight, right: 0)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: covered.top + height)
    lowerBar.frame = CGRect(
      x: 0, y: bounds.height - covered.bottom - lowerHeight, width: bounds.width,
      height: covered.bottom + lowerHeight)
  }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardEscape, canGoBack else {
      return super.pressesBegan(presses, with: event)
    }
    popViewController(animated: true)
  }

  private var canGoBack: Bool {
    stack.count > 1 && topViewController?.navigationItem.hidesBackButton != true
  }
}
