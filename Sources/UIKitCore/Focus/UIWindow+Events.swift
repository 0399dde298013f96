extension UIWindow {
  /// Sends an event to the view it concerns: keys to the first responder or the focused view, the
  /// mouse to the view in which its button went down, the wheel to the view under the pointer.
  package func route(_ event: UIEvent) {
    focusSystem.updateFocusIfNeeded()
    switch event {
    case let event as UIPressesEvent: route(event)
    case let event as UIScrollEvent:
      hitTest(event.location(in: self), with: event)?.scrollWheel(with: event)
    default: routeTouches(of: event)
    }
    focusSystem.updateFocusIfNeeded()
  }

  /// Does what a key does that no responder wanted: Tab moves the focus, and the keys that scroll
  /// act on the only scroll view there is.
  ///
  /// - Returns: Whether the key was of use.
  package func handleUnclaimed(_ presses: Set<UIPress>) -> Bool {
    guard let key = presses.first?.key else { return false }
    if key.keyCode == .keyboardTab, !key.modifierFlags.contains(.control) {
      return focusSystem.moveFocus(backwards: key.modifierFlags.contains(.shift))
    }
    return onlyScrollView()?.scroll(by: key) ?? false
  }

  /// Hands pasted text to the responder that gets the keys.
  package func routePaste(of text: String) {
    UIPasteboard.general.string = text
    keyResponder.paste(UIPasteboard.general)
  }

  // MARK: Keys

  private func route(_ event: UIPressesEvent) {
    let responder = keyResponder
    for press in event.allPresses {
      press.responder = responder
      press.window = self
    }
    if let key = event.allPresses.first?.key, let command = command(for: key, from: responder) {
      return command.run()
    }
    responder.pressesBegan(event.allPresses, with: event)
    for press in event.allPresses { press.phase = .ended }
    responder.pressesEnded(event.allPresses, with: event)
  }

  /// Where keys go: to the first responder if it is in this window and shown, else to the focused
  /// view, else to the view of the root view controller.
  private var keyResponder: UIResponder {
    if let first = UIResponder.firstResponder {
      guard let view = first as? UIView, !view.isInReach(in: self) else { return first }
      first.resignFirstResponder()
    }
    return focusSystem.focusedItem ?? rootViewController?.view ?? self
  }

  private func command(for key: UIKey, from responder: UIResponder) -> UIKeyCommand? {
    var current: UIResponder? = responder
    while let responder = current {
      if let command = responder.keyCommands?.first(where: { $0.matches(key) }) { return command }
      current = responder.next
    }
    return nil
  }

  // MARK: Mouse

  private func routeTouches(of event: UIEvent) {
    for touch in event.allTouches ?? [] {
      guard let view = touch.view else { continue }
      if touch.phase != .began, !view.isInReach(in: self) { touch.phase = .cancelled }
      switch touch.phase {
      case .began:
        focusView(around: view)
        view.touchesBegan([touch], with: event)
      case .moved, .stationary: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      }
    }
  }

  private func focusView(around view: UIView) {
    var ancestor: UIView? = view
    while let current = ancestor, !current.canBecomeFocused { ancestor = current.superview }
    if let ancestor { focusSystem.requestFocusUpdate(to: ancestor) }
  }
}
