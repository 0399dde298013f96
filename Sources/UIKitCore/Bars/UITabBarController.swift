import Foundation

/// Controllers side by side, of which one shows, above a bar to choose by.
///
/// Alt and a digit choose a tab too.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar.
  open var tabBar: UITabBar { bar }
  private let bar = UITabBar()
  private let content = BarContentView()

  /// What is asked and told of the choices.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  private var tabs: [UIViewController]?

  /// The controller that shows.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      precondition(
        tabs?.contains { $0 === newValue } == true,
        "\(newValue.itemName) is none of the tab bar controller's viewControllers")
      select(newValue)
    }
  }
  private var selected: UIViewController?

  /// The place of the controller that shows; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
    set { if let tabs, tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// Replaces the controllers; the one that shows goes on showing if it is among them.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs ?? [], viewControllers ?? [])
    tabs = viewControllers
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.setItems(new.map(\.tabBarItem), animated: animated)
    let stays = new.first { $0 === selected }
    selected = nil
    if let next = stays ?? new.first { select(next) } else if isViewLoaded { content.show(nil) }
  }

  override var ownFocusEnvironments: [any UIFocusEnvironment] { selected.map { [$0] } ?? [] }

  private func select(_ controller: UIViewController) {
    selected = controller
    bar.selectedItem = controller.tabBarItem
    if isViewLoaded { content.show(controller) }
  }

  private func choose(_ item: UITabBarItem) {
    guard let controller = tabs?.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    tabBar(bar, didSelect: item)
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Tells that the user chose a tab, before its controller shows.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Layout

  open override func loadView() {
    bar.didChoose = { [weak self] in self?.choose($0) }
    view = BarContainerView(content: content, bars: [bar]) { [weak self] in self?.arrangeViews() }
    content.show(selected)
  }

  private func arrangeViews() {
    let bounds = view.bounds
    let pushed = (selected as? UINavigationController)?.viewControllers.dropFirst() ?? []
    bar.isHidden = pushed.contains { $0.hidesBottomBarWhenPushed }
    let height = bar.isHidden ? 0 : BarMetrics.height
    content.frame = bounds
    content.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    let covered = view.safeAreaInsets.bottom + height
    bar.frame = CGRect(
      x: 0, y: bounds.height - covered, width: bounds.width, height: covered)
  }

  // MARK: Keys

  /// Alt and a digit choose the tab of that number.
  open override var keyCommands: [UIKeyCommand]? {
    (bar.items ?? []).prefix(9).enumerated().map { index, item in
      UIKeyCommand(
        title: item.title ?? "", input: "\(index + 1)", modifierFlags: .alternate
      ) { [weak self] _ in
        if item.isEnabled { self?.choose(item) }
      }
    }
  }
}

/// What a tab bar controller asks and tells of choices; every member has a default.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks whether the user may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that the user chose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
