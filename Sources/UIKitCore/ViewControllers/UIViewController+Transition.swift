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
}
