import Foundation

extension UIViewController {
  /// Puts the view of one child in the place of another's.
  func replaceView(
    of fromViewController: UIViewController, with toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    for child in [fromViewController, toViewController] {
      precondition(
        child.parent === self, "\(child.itemName) is not a child of \(itemName)")
    }
    guard let old = fromViewController.view, let new = toViewController.view else { return }
    let superview: UIView? = old.superview ?? view
    if new.superview !== superview { superview?.addSubview(new) }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      old.removeFromSuperview()
      completion?(isFinished)
    }
  }

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

  /// The nearest controller of a class that this one lies in.
  func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }
}
