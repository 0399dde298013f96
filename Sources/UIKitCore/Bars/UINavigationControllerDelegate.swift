/// What a navigation controller tells of the controllers that show; every member has a default.
///
/// > Note: Unlike UIKit's, nothing is asked of orientations and transitions.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells that a controller is about to show.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells that a controller shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
