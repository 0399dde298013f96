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

  /// Offers keys to the responder they go to, and through it to those further up the chain.
  private func route(_ event: UIPressesEvent) {
    let responder = keyResponder
    for press in event.allPresses {
      press.responder = responder
      press.window = self
    }
    if let key = event.allPresses.first?.key,
      let command = priorityCommand(for: key, from: responder)
    {
      return command.run()
    }
    responder.offer(event.allPresses, with: event)
    finish(event, from: responder)
  }

  /// Ends the presses for those who were told of their beginning.
  private func finish(_ event: UIPressesEvent, from responder: UIResponder) {
    guard let claimant = event.claimant else {
      for press in event.allPresses { press.phase = .ended }
      return responder.pressesEnded(event.allPresses, with: event)
    }
    if claimant === responder { return }
    for press in event.allPresses { press.phase = .cancelled }
    responder.pressesCancelled(event.allPresses, with: event)
  }

  /// Where keys go: to the first responder if the user can reach it, or to the focused view in it,
  /// else to the focused view, else to the view of the controller in front.
  private var keyResponder: UIResponder {
    let focused = focusSystem.focusedItem
    guard let first = firstResponder else { return focused ?? frontController?.view ?? self }
    if first.responderView?.isInReach(in: self) == false {
      first.resignFirstResponder()
      return focused ?? frontController?.view ?? self
    }
    guard let focused, chain(from: focused).contains(where: { $0 === first }) else { return first }
    return focused
  }

  private func priorityCommand(for key: UIKey, from responder: UIResponder) -> UIKeyCommand? {
    for responder in chain(from: responder) {
      let command = responder.keyCommands?.first {
        $0.wantsPriorityOverSystemBehavior && $0.matches(key)
      }
      if let command { return command }
    }
    return nil
  }

  private func chain(from responder: UIResponder) -> some Sequence<UIResponder> {
    sequence(first: responder) { $0.next }
  }

  /// Has the first responder resign, willing or not, if it is in `view`, which leaves the window.
  func resignFirstResponder(in view: UIView) {
    guard let first = firstResponder else { return }
    let isInside =
      first.responderView?.isDescendant(of: view) ?? chain(from: first).contains { $0 === view }
    guard isInside else { return }
    first.resignFirstResponder()
    firstResponder = nil
  }

  // MARK: Mouse

  private func routeTouches(of event: UIEvent) {
    for touch in event.allTouches ?? [] {
      guard let view = touch.view else { continue }
      if touch.phase != .began, !view.isInReach(in: self) { touch.phase = .cancelled }
      switch touch.phase {
      case .began:
        // As in UIKit, keys follow the click into another window.
        if !isKeyWindow { makeKey() }
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
