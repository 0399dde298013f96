extension UIViewController {
  /// Leaves the showing of a controller to the parent, or else presents it.
  func showInParent(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Leaves the showing of a controller beside this one to the parent, or else presents it.
  func showDetailInParent(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }
}
