import Foundation

/// The change of a window's size, which happens at once.
@MainActor final class WindowSizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isOver = false

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if isOver { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what goes along with the change, and then what comes after it.
  func finish(layOut: () -> Void) {
    isOver = true
    for block in animations { block(self) }
    if !completions.isEmpty { layOut() }
    for block in completions { block(self) }
  }
}

extension UIWindow {
  /// Makes a change of the window's size, and tells the controllers of it before.
  func changingSize(to size: CGSize, _ change: () -> Void) {
    let old = bounds.size
    guard size != old, old != .zero, size.width.isFinite, size.height.isFinite,
      let controller = rootViewController, controller.isViewLoaded
    else { return change() }
    let transition = WindowSizeTransition()
    let controllers = [controller] + presentations.compactMap(\.presented)
    let traits = UITraitCollection.ofInterface(of: size)
    if traits != .ofInterface(of: old) {
      for controller in controllers { controller.willTransition(to: traits, with: transition) }
    }
    for controller in controllers { controller.viewWillTransition(to: size, with: transition) }
    change()
    transition.finish { layoutIfNeeded() }
  }
}

extension UIViewController {
  /// Tells the children of a change of size: one as large as this controller's view gets the new
  /// size, and any other keeps its own and is not told.
  func tellChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let own = viewIfLoaded?.bounds.size else { return }
    for child in children where child.viewIfLoaded?.bounds.size == own {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
}
