public import Foundation

extension UIViewController {
  /// Puts the view of one child in the place of another's, with an animation of the app's.
  ///
  /// The new view comes into the superview of the old one unless it lies there already, and the old
  /// one leaves it at the end. Adding and removing the children is up to the app.
  ///
  /// - Precondition: Both are children of this controller.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
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

  /// Shows a controller: on top of the navigation controller around this one, or presented where
  /// there is none.
  public func show(_ vc: UIViewController, sender: Any?) {
    let navigation = self as? UINavigationController ?? navigationController
    if let navigation {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}
