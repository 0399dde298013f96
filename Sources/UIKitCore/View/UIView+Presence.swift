extension UIView: Present {
  package final var presence: Presence {
    if let storedPresence { return storedPresence }
    let presence = Presence(of: self)
    storedPresence = presence
    return presence
  }

  /// The engine that knows of the view and its constraints.
  package final var knownTo: LayoutEngine? {
    get { enginePresence?.object(as: LayoutEngine.self) }
    set { enginePresence = newValue?.presence }
  }

  /// Whether an engine knows of the view and its constraints.
  final func isKnown(to engine: LayoutEngine) -> Bool { enginePresence === engine.presence }

  /// Ends what refers to the view, which goes away, without keeping it alive.
  func letGo() {
    storedPresence?.end()
    box?.viewIsGone()
    heldConstraints.forEach { $0.holder = nil }
    for view in children {
      for constraint in view.outsideConstraints + view.passingConstraints {
        constraint.abandon(with: self)
      }
      view.leaveDisplaced()
      view.parent = nil
    }
  }
}
