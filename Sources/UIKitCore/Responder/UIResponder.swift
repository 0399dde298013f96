public import Foundation

/// An object that receives events and passes on what it does not handle.
///
/// Responders form a chain: a view's ``next`` is its view controller or its superview, then come
/// the window, the application and its delegate. Every event method of this class hands the event
/// to ``next``; override one to handle the event, and call `super` to let it travel on.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What `objc_setAssociatedObject` has associated with the responder.
  final var associatedValues = AssociatedValues()

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Called by Interface Builder on a view that it shows; never in an app that runs, as in UIKit.
  open func prepareForInterfaceBuilder() {}

  /// Says that the object has come out of a nib.
  ///
  /// > Note: Unlike UIKit, never called: there are no nibs. It is there to be overridden, so that
  /// > classes from apps with nibs compile; what it sets up belongs into the initializers.
  open func awakeFromNib() {}

  // MARK: First responder

  /// Whether ``becomeFirstResponder()`` can succeed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether ``resignFirstResponder()`` can succeed; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys go to this responder first, while its window is the key window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks that keys go to this responder first.
  ///
  /// Every window has a first responder of its own. A responder that leaves its window resigns.
  ///
  /// - Returns: Whether it now is the first responder: it has to be willing and in a window, and
  ///   the one before it has to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether this responder agreed; true if it was not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window whose keys can reach this responder.
  package final var responderWindow: UIWindow? {
    if self is UIView || self is UIViewController { return responderView?.window }
    return next?.responderWindow
  }

  /// The view itself, or the view of a controller if it was made.
  final var responderView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// What takes the place of a keyboard on the screen.
  @available(*, unavailable, message: "present a controller to choose from")
  open var inputView: UIView? { nil }
  /// What lies above a keyboard on the screen.
  @available(*, unavailable, message: "add the view to the controller's, below the field")
  open var inputAccessoryView: UIView? { nil }

  // MARK: Accessibility

  /// What is read aloud in place of the object.
  @available(*, unavailable, message: "set accessibilityIdentifier, which names a view in messages")
  open var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  /// What is read aloud of the object's value.
  @available(*, unavailable, message: "a terminal reads nothing aloud; leave it out")
  open var accessibilityValue: String? {
    get { nil }
    set {}
  }
  /// What is read aloud of how to use the object.
  @available(*, unavailable, message: "a terminal reads nothing aloud; leave it out")
  open var accessibilityHint: String? {
    get { nil }
    set {}
  }
  /// What the object is said to be when it is read aloud.
  @available(*, unavailable, message: "a terminal reads nothing aloud; leave it out")
  open var accessibilityTraits: UIAccessibilityTraits {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Whether the object is read aloud.
  @available(*, unavailable, message: "a terminal reads nothing aloud; leave it out")
  open var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  // MARK: Keys

  /// The shortcuts this responder answers to while it is in the responder chain; see
  /// ``UIKeyCommand`` for what comes first.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Tells this responder that keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.offer(presses, with: event)
  }

  /// Runs this responder's shortcut for a key, or else tells it that the key went down.
  final func offer(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, let command = keyCommands?.first(where: { $0.matches(key) })
    else { return pressesBegan(presses, with: event) }
    event?.claimant = self
    command.run()
  }

  /// Tells this responder that a value of held keys changed; a terminal never reports it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells this responder that keys went up.
  ///
  /// > Note: A terminal reports only that a key was struck, so this follows `pressesBegan` at once.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells this responder that something else took the keys over.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Takes in what is on ``UIPasteboard/general``, because the user pasted it.
  ///
  /// Text that is pasted into the terminal comes this way, and never as keys, so that it runs no
  /// commands.
  open func paste(_ sender: Any?) {
    next?.paste(sender)
  }

  // MARK: Mouse

  /// Tells this responder that the mouse button went down in its view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells this responder that the mouse moved with its button down.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells this responder that the mouse button went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells this responder that its touches ended without being meant, as when its view was hidden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells this responder that the mouse wheel turned over its view.
  ///
  /// > Note: Unlike UIKit, which feeds wheels to gesture recognizers, a wheel event walks the
  /// > responder chain from the view under the pointer.
  open func scrollWheel(with event: UIScrollEvent) {
    next?.scrollWheel(with: event)
  }

  // MARK: What a terminal never tells

  /// Tells that the device is being moved.
  ///
  /// > Note: Unlike UIKit, never called: a terminal is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Tells that the device was moved.
  ///
  /// > Note: Unlike UIKit, never called: a terminal is not shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Tells that moving the device came to nothing.
  ///
  /// > Note: Unlike UIKit, never called: a terminal is not shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: Focus

  /// Where the focus should start in this responder, the best place first: for a controller in its
  /// view unless overridden.
  ///
  /// The first counts that can have the focus, or names in turn something that can, or holds it.
  ///
  /// > Note: Unlike UIKit, every responder is a `UIFocusEnvironment`.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    UIFocusSystem.noteOwnAnswer(of: self)
    return ownFocusEnvironments
  }

  /// The view in which the focus should start.
  @available(*, unavailable, message: "override preferredFocusEnvironments")
  open var preferredFocusedView: UIView? { nil }

  /// What ``preferredFocusEnvironments`` names unless the app overrides it.
  var ownFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// What this responder lies in: the next one.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next }

  /// Asks that the focus start in this responder anew, where
  /// ``preferredFocusEnvironments`` says, at the end of the turn.
  ///
  /// As in UIKit nothing follows where the focus is elsewhere. Of several requests in a turn the
  /// last counts.
  open func setNeedsFocusUpdate() {
    UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(in: self)
  }

  /// Has the focus move at once, if that was asked for.
  open func updateFocusIfNeeded() {
    UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }

  /// Whether the focus may move from or to a view in this responder; not asked where the focused
  /// view goes out of sight.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Tells this responder that the focus moved to or from a view in it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
