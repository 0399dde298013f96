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
  /// Tells those children of a change of size that are going to have another one, as
  /// ``size(forChildContentContainer:withParentContainerSize:)`` says.
  func tellChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if viewIfLoaded == nil { return }
    for child in children {
      guard let old = child.viewIfLoaded?.bounds.size else { continue }
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != old { child.viewWillTransition(to: new, with: coordinator) }
    }
  }
}
