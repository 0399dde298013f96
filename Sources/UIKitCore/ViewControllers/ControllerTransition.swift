/// The way of controllers' views into a window and out of it, where that takes its time.
@MainActor enum ControllerTransition {
  /// Whether what comes and goes now does so with an animation.
  private(set) static var isAnimated = false
  /// Views that are on their way out, and can be reached no longer.
  private static var leaving: [Unretained<UIView>] = []

  /// Makes changes of which controllers are told that they are animated, or not.
  static func run(isAnimated: Bool, _ changes: () -> Void) {
    let outer = self.isAnimated
    self.isAnimated = isAnimated
    defer { self.isAnimated = outer }
    changes()
  }

  /// Whether a view is on its way out.
  static func isLeaving(_ view: UIView) -> Bool {
    !leaving.isEmpty && leaving.contains { $0.isTo(view) }
  }

  /// Notes that a view is on its way out, or no longer.
  static func setLeaving(_ view: UIView, _ isLeaving: Bool) {
    leaving.removeAll { $0.isTo(view) }
    guard isLeaving else { return }
    var reference = Unretained<UIView>()
    reference.wrappedValue = view
    leaving.append(reference)
  }
}

extension UIView {
  /// Tells the controllers of all views in this one that these are about to leave the window.
  func beginDisappearances() {
    for view in subtree { view.viewController?.beginDisappearance() }
  }

  /// Tells the controllers of views that were about to leave the window that they stay.
  func beginAppearances() {
    for view in subtree { view.viewController?.endDisappearance() }
  }
}
