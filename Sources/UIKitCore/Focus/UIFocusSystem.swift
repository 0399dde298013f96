public import Foundation

/// Where the keyboard is, in one window.
///
/// Tab moves the focus to the next view that can have it, Shift-Tab to the one before; a click
/// moves it too. The order is that of the tree: a view before its subviews, siblings from back to
/// front. Where it starts, `preferredFocusEnvironments` of the controller in front says: as soon as
/// that has appeared, or with the first Tab if it says nothing. What is hidden, and everything in it, is passed over, and so are disabled controls. When
/// the focused view is hidden, disabled or removed, the next one takes over (at the end: the last
/// one before it); showing a view never takes the focus away.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
  /// The view that has the focus.
  public private(set) weak var focusedItem: UIView?

  private(set) weak var window: UIWindow?

  /// What the focus is to start in anew.
  private weak var outdated: (any UIFocusEnvironment)?

  /// The focus of `window`.
  package init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Returns the focus system of the window `environment` is in, or nil outside any window.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    if let responder = environment as? UIResponder { return responder.responderWindow?.focusSystem }
    return environment.parentFocusEnvironment.flatMap { focusSystem(for: $0) }
  }

  /// Returns whether an environment is another or has it in it.
  public class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
  }

  /// Moves the focus to `environment`, or to the view in it that it prefers, or to the first that
  /// can have the focus.
  ///
  /// If there is none the focus stays.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if let view = environment as? UIView, canKeepFocus(view) {
      moveIfAllowed(to: view)
    } else if let next = preferredItem(in: environment) ?? firstItem(in: environment) {
      moveIfAllowed(to: next)
    }
  }

  /// Moves the focus on if the focused view can no longer have it, and where
  /// `setNeedsFocusUpdate()` has asked for it.
  public func updateFocusIfNeeded() {
    guard let window else { return }
    if let focusedItem, !canKeepFocus(focusedItem) {
      let isInWindow = focusedItem.isDescendant(of: window)
      move(to: isInWindow ? FocusOrder(of: window, around: focusedItem).successor : nil)
    }
    guard let environment = outdated else { return }
    outdated = nil
    if let next = preferredItem(in: environment) { moveIfAllowed(to: next) }
  }

  /// Has the focus start anew in an environment, unless it is elsewhere.
  func setNeedsUpdate(in environment: any UIFocusEnvironment) {
    if let focusedItem, !Self.environment(environment, contains: focusedItem) { return }
    start(in: environment)
  }

  /// Has the focus start in an environment by the end of the turn, if the app says where.
  func start(in environment: any UIFocusEnvironment) {
    outdated = environment
    window?.needsDisplay = true
  }

  /// Moves the focus to the next view in order, or the one before.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func moveFocus(backwards: Bool) -> Bool {
    guard let window else { return false }
    let start = focusedItem == nil && !backwards ? preferredItem(in: window) : nil
    let next =
      start ?? FocusOrder(of: window, around: focusedItem).neighbor(backwards: backwards)
    guard let next else { return false }
    return moveIfAllowed(to: next, heading: backwards ? .previous : .next)
  }

  /// Lets another view take over before `view` leaves the window, and ends its being the first
  /// responder.
  ///
  /// Nothing is scrolled: views also leave in the midst of a layout.
  package func viewWillBeRemoved(_ view: UIView) {
    window?.resignFirstResponder(in: view)
    guard let window, let focusedItem, focusedItem.isDescendant(of: view) else { return }
    let next = FocusOrder(of: window, around: focusedItem, excluding: view).successor
    move(to: next, scrolling: false)
  }

  /// Lets `substitute` have the focus if it is in `view`, which goes out of sight.
  func leave(_ view: UIView, for substitute: UIView) {
    guard let focusedItem, focusedItem.isDescendant(of: view) else { return }
    move(to: substitute.canBecomeFocused ? substitute : nil, scrolling: false)
  }

  /// Moves the focus into a controller's view, if it can be there, and away from where it was.
  func enter(_ controller: UIViewController) {
    move(to: preferredItem(in: controller) ?? firstItem(in: controller))
  }

  /// Whether a view can have the focus where it is now.
  func canKeepFocus(_ view: UIView) -> Bool {
    guard let window else { return false }
    return view.canBecomeFocused && view.isInReach(in: window)
  }

  /// Moves the focus unless something around its old or its new place forbids that.
  ///
  /// - Returns: Whether the focus is there now.
  @discardableResult
  private func moveIfAllowed(to next: UIView, heading: UIFocusHeading = []) -> Bool {
    if next === focusedItem { return true }
    let context = UIFocusUpdateContext(from: focusedItem, to: next, heading: heading)
    guard chains(focusedItem, next).allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
      return false
    }
    move(to: next, heading: heading)
    return true
  }

  /// Moves the focus, whatever anyone says.
  func move(to next: UIView?, heading: UIFocusHeading = [], scrolling: Bool = true) {
    let previous = focusedItem
    guard next !== previous else { return }
    focusedItem = next
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let coordinator = UIFocusAnimationCoordinator()
    previous?.setNeedsDisplay()
    next?.setNeedsDisplay()
    if scrolling {
      next?.layoutIfNeeded()
      next?.scrollIntoView()
    }
    for responder in chains(previous, next) {
      responder.didUpdateFocus(in: context, with: coordinator)
    }
  }

  /// Everything that holds the old or the new view, each once, the innermost first.
  private func chains(_ previous: UIView?, _ next: UIView?) -> [UIResponder] {
    var seen: Set<ObjectIdentifier> = []
    var responders: [UIResponder] = []
    for start in [previous, next] {
      var responder: UIResponder? = start
      while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
        responders.append(current)
        responder = current.next
      }
    }
    return responders
  }
}
