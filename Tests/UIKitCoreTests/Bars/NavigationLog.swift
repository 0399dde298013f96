@testable import UIKitCore

/// Writes down which controllers a navigation controller tells of, and whether they were animated.
@MainActor final class NavigationLog: UINavigationControllerDelegate {
  private(set) var lines: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("will \(viewController.title ?? "") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("did \(viewController.title ?? "") \(animated)") }
}
