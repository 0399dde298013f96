/// What had the focus where something else now covers it.
@MainActor struct CoveredFocus {
  private weak var view: UIView?

  /// Notes the focused view, if it lies in `area`.
  init(in area: UIView, of system: UIFocusSystem) {
    view = system.focusedItem.flatMap { $0.isDescendant(of: area) ? $0 : nil }
  }

  /// Gives the focus back in `area`, which shows again, unless the app has moved it there
  /// meanwhile.
  ///
  /// - Returns: Whether the focus is there now.
  @discardableResult
  func giveBack(in area: UIView, of system: UIFocusSystem) -> Bool {
    if let focused = system.focusedItem, focused.isDescendant(of: area), focused !== view,
      system.canKeepFocus(focused)
    {
      return true
    }
    guard let view, system.canKeepFocus(view) else { return false }
    system.move(to: view, scrolling: false)
    return true
  }
}
