import UIKit

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView? = nil) {
    addChild(child)
    (container ?? view).addSubview(child.view)
    child.didMove(toParent: self)
  }

  func unembed() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

/// One of two children below a bar, exchanged with an animation, above a bar of its own.
class SwitchingController: UIViewController {
  private(set) var current: UIViewController?
  let bar = UIView()
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    for subview in [bar, panel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      panel.topAnchor.constraint(equalTo: bar.bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
    ])
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
  }

  func exchange(for next: UIViewController) {
    let old = current
    old?.willMove(toParent: nil)
    addChild(next)
    next.view.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(next.view)
    NSLayoutConstraint.activate([
      next.view.topAnchor.constraint(equalTo: panel.topAnchor),
      next.view.leftAnchor.constraint(equalTo: panel.leftAnchor),
      next.view.rightAnchor.constraint(equalTo: panel.rightAnchor),
      next.view.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
    ])
    current = next
    guard let old = old else {
      next.didMove(toParent: self)
      return
    }
    transition(from: old, to: next, duration: 0.25, options: .curveEaseInOut, animations: nil) {
      _ in
      old.removeFromParent()
      next.didMove(toParent: self)
    }
  }
}
