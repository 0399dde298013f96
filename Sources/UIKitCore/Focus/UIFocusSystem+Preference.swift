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
    let (named, own) = Self.answer(of: environment)
    for preferred in named {
      let isMeant = !own.contains { $0 === preferred }
      if isMeant, let view = preferred as? UIView, canKeepFocus(view) { return view }
      if let item = preferredItem(in: preferred, asked: &asked) { return item }
      if isMeant, let first = firstItem(in: preferred) { return first }
    }
    return nil
  }

  /// What an environment names, and what of that it names unless the app says something, which says
  /// no more than that a controller has a view.
  private static func answer(
    of environment: any UIFocusEnvironment
  ) -> (named: [any UIFocusEnvironment], own: [any UIFocusEnvironment]) {
    let outer = asked
    defer { asked = outer }
    asked = environment
    let named = environment.preferredFocusEnvironments
    // An override that names the controller's own view means it.
    return (named, asked == nil ? (environment as? UIResponder)?.ownFocusEnvironments ?? [] : [])
  }

  /// Whose preference is asked for, until it turns out to be its own, and not the app's.
  private static var asked: (any UIFocusEnvironment)?

  /// Called where a responder names what it does unless the app overrides that.
  static func noteOwnAnswer(of responder: UIResponder) {
    if asked === responder { asked = nil }
  }

  /// The first view in an environment that can have the focus, be it itself.
  func firstItem(in environment: any UIFocusEnvironment) -> UIView? {
    guard let window, let view = (environment as? UIResponder)?.responderView,
      view.isInReach(in: window)
    else { return nil }
    return FocusOrder(of: view, around: nil).views.first
  }
}
