/// Keys that went down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses this event tells of.
  public let allPresses: Set<UIPress>

  package init(presses: Set<UIPress>) {
    allPresses = presses
    super.init()
    modifierFlags = presses.first?.key?.modifierFlags ?? []
  }

  open override var type: EventType { .presses }
}
