extension UIViewController {
  /// The nearest navigation controller the controller is in.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller the controller is in.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }
}
