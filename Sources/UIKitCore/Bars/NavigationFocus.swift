/// Gives the focus back to what had it in a controller's view, once that view shows again.
@MainActor struct NavigationFocus {
  private let system: UIFocusSystem

  /// Notes what has the focus in the view of a controller that is covered; nil where it is outside
  /// of the container's view, and stays there.
  init?(of covered: UIViewController?, around container: UIView, in window: UIWindow) {
    system = window.focusSystem
    let focused = system.focusedItem
    covered?.focusBefore = focused.flatMap { view in
      covered?.viewIfLoaded.flatMap { view.isDescendant(of: $0) ? view : nil }
    }
    if let focused, !focused.isDescendant(of: container) { return nil }
  }

  /// Moves the focus back in the view of a controller that has come, unless the app has moved it
  /// there meanwhile.
  func comeBack(to controller: UIViewController?) {
    guard let controller, let before = controller.focusBefore, let view = controller.viewIfLoaded
    else { return }
    controller.focusBefore = nil
    let isThere = system.focusedItem.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    if !isThere && system.canKeepFocus(before) { system.restore(before) }
  }
}
