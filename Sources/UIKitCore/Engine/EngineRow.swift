package import ConstraintSolver

/// What an engine keeps of a constraint.
@MainActor package struct EngineRow {
  private let enginePresence: Presence?
  /// The solver's name for it.
  package var id: ConstraintID?

  /// A row of no engine.
  package init() {
    enginePresence = nil
  }

  /// A row of an engine whose solver does not know it yet.
  init(in engine: LayoutEngine) {
    enginePresence = engine.presence
  }

  /// The engine whose solver knows the constraint; nil once that is gone.
  package var engine: LayoutEngine? {
    enginePresence?.object(as: LayoutEngine.self)
  }

  /// Whether it is a row of this engine.
  func isOf(_ engine: LayoutEngine) -> Bool { enginePresence === engine.presence }
}
