import UIKit

/// Shows one child at a time, and whatever its children want to show.
class ContainerController: UIViewController {
  let log = CallLog()
  private(set) var current: UIViewController?

  func setContent(_ controller: UIViewController, animated: Bool) {
    controller.loadViewIfNeeded()
    guard let old = current else {
      addChild(controller)
      controller.view.frame = view.bounds
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
      current = controller
      return
    }
    old.willMove(toParent: nil)
    addChild(controller)
    controller.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
    transition(
      from: old, to: controller, duration: animated ? 0.3 : 0, options: [.curveEaseInOut],
      animations: {
        controller.view.frame = self.view.bounds
        old.view.frame.origin.x -= self.view.bounds.width
      }
    ) { _ in
      old.removeFromParent()
      controller.didMove(toParent: self)
    }
    current = controller
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    log.note()
    setContent(vc, animated: true)
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    log.note()
    setContent(vc, animated: false)
  }

  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    log.note("transition")
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    UITraitCollection(horizontalSizeClass: .compact)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.note("preferred \(Int(container.preferredContentSize.height))")
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let size = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    return CGSize(width: size.width / 2, height: size.height)
  }

  override var childForStatusBarStyle: UIViewController? { current }
  override var childForStatusBarHidden: UIViewController? { current }
  override var childForHomeIndicatorAutoHidden: UIViewController? { current }
}

/// A child that says where it comes from and goes to, and what it wants of the system.
class ContentController: UIViewController {
  let log = CallLog()
  private(set) var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    setNeedsStatusBarAppearanceUpdate()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note(isMovingToParent ? "appear, joining" : "appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note(isMovingFromParent ? "disappear, leaving" : "disappear")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.note()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
}

/// Hides the tab bar for all but the root, as many apps do.
final class MainNavigationController: UINavigationController {
  // The initializer with a root pushes it, before this class could make anything.
  static let log = CallLog()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    Self.log.note("push \(viewControllers.count)")
    viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    Self.log.note("pop")
    return super.popViewController(animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    Self.log.note("root")
    return super.popToRootViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    Self.log.note("pop to")
    return super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    Self.log.note("set \(viewControllers.count)")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    Self.log.note("show")
    super.show(vc, sender: sender)
  }

  override var childForStatusBarStyle: UIViewController? { topViewController }
}

final class MainTabBarController: UITabBarController {
  let log = CallLog()

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log.note("chose \(item.title ?? "") at \(selectedIndex)")
  }

  override var selectedViewController: UIViewController? {
    didSet { log.note("selected \(selectedIndex)") }
  }
}
