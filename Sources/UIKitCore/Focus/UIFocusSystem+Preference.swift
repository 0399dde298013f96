/// Where the focus starts, as views and controllers say.
extension UIFocusSystem {
  /// The view in which the focus should start in `environment`; nil where the app says nothing of
  /// it, or only names what cannot have the focus.
  func preferredItem(in environment: any UIFocusEnvironment) -> UIView? {
    var asked: Set<ObjectIdentifier> = []
    return preferredItem(in: environment, asked: &asked)
  }

  private func preferredItem(
    in environment: any UIFocusEnvironment, asked: inout Set<ObjectIdentifier>
  ) -> UIView? {
    guard asked.insert(ObjectIdentifier(environment)).inserted else { return nil }
    let own = (environment as? UIResponder)?.ownFocusEnvironments ?? []
    for preferred in environment.preferredFocusEnvironments {
      // What a controller names unless it is overridden says no more than that it has a view.
      let isMeant = !own.contains { $0 === preferred }
      if isMeant, let view = preferred as? UIView, canKeepFocus(view) { return view }
      if let item = preferredItem(in: preferred, asked: &asked) { return item }
      if isMeant, let first = firstItem(in: preferred) { return first }
    }
    return nil
  }

  /// The first view in an environment that can have the focus, be it itself.
  func firstItem(in environment: any UIFocusEnvironment) -> UIView? {
    guard let window, let view = (environment as? UIResponder)?.responderView,
      view.isInReach(in: window)
    else { return nil }
    return FocusOrder(of: view, around: nil).views.first
  }
}
