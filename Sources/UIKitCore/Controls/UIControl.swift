public import Foundation

/// A view that the user operates.
///
/// A control that is enabled takes the focus; Return and Space press it, and so does a click.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [EventHandler] = []

  /// Creates a control that runs `primaryAction` for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be operated; it takes no focus, keys or clicks while false.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isTracking { cancelPress(with: nil) }
      stateDidChange()
    }
  }

  /// Whether the control is selected; what that means is up to the control.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What the control's properties and the focus add up to.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether a press that began in the control goes on.
  public private(set) var isTracking = false

  /// Whether the press is inside the control now.
  public private(set) var isTouchInside = false

  open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled }

  /// Where a button's title stands between its left and right edge: in the middle unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where a button's title, or a field's text, stands between its top and bottom edge: in the
  /// middle unless set.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet {
      if contentVerticalAlignment == oldValue { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Says that ``state`` has changed.
  func stateDidChange() {
    setNeedsDisplay()
  }

  // MARK: Actions

  /// Runs `action` each time one of the events occurs.
  ///
  /// An action with the identifier of one that is there for these events takes its place.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    let new = EventHandler(action: action, events: controlEvents)
    let index = handlers.firstIndex {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }
    if let index { handlers[index] = new } else { handlers.append(new) }
  }

  /// Runs `action` no longer for these events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs the action of that name no longer for these events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls `iterator` for every action, with its events, until it sets its last argument.
  ///
  /// > Note: Unlike UIKit's, whose second argument is a target and a selector, it is given nil
  /// > there: Linux has no selectors.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, Any?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop { iterator(handler.action, nil, handler.events, &stop) }
  }

  /// The events for which there are actions.
  open var allControlEvents: UIControl.Event {
    handlers.reduce([]) { $0.union($1.events) }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  /// Runs the actions of these events, in the order they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  // MARK: Mouse

  /// Says that a press began; an override returns whether the control goes on following it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Says that the press moved; an override returns whether the control goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Says that the press ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Says that the press ended without being meant.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = isTracking
    isHighlighted = isTracking
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    isTracking = continueTracking(touch, with: event)
    if !isTracking { isHighlighted = false }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    isTracking = false
    isHighlighted = false
    if isTouchInside { press() } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { cancelPress(with: event) }
  }

  private func cancelPress(with event: UIEvent?) {
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  // MARK: Keys

  /// The events of a press that ended inside the control; a control whose primary event is another
  /// overrides it.
  var pressEvents: UIControl.Event { .touchUpInside }

  /// Does what a press does.
  func press() {
    sendActions(for: pressEvents)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, let key = presses.first?.key, pressesControl(key) else {
      return super.pressesBegan(presses, with: event)
    }
    press()
  }

  private func pressesControl(_ key: UIKey) -> Bool {
    let isPress = key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keyboardSpacebar
    return isPress && key.modifierFlags.isDisjoint(with: .commandKeys)
  }
}

/// An action and the events it waits for.
private struct EventHandler {
  var action: UIAction
  var events: UIControl.Event
}

extension UIControl {
  /// Linux has no selectors.
  @available(*, unavailable, message: "use addAction(UIAction { _ in … }, for:)")
  public func addTarget(
    _ target: Any?, action: Any?, for controlEvents: UIControl.Event
  ) {}

  /// Linux has no selectors.
  @available(*, unavailable, message: "use removeAction(_:for:)")
  public func removeTarget(
    _ target: Any?, action: Any?, for controlEvents: UIControl.Event
  ) {}
}
