public import Foundation

/// Where the keyboard is, in one window.
///
/// Tab moves the focus to the next view that can have it, Shift-Tab to the one before; a click
/// moves it too. The order is that of the tree: a view before its subviews, siblings from back to
/// front. What is hidden, and everything in it, is passed over, and so are disabled controls. When
/// the focused view is hidden, disabled or removed, the next one takes over (at the end: the last
/// one before it); showing a view never takes the focus away.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
  /// The view that has the focus.
  public private(set) weak var focusedItem: UIView?

  private weak var window: UIWindow?

  /// The focus of `window`.
  package init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Returns the focus system of the window `environment` is in, or nil outside any window.
  public class func focusSystem(for environment: UIView) -> UIFocusSystem? {
    (environment as? UIWindow ?? environment.window)?.focusSystem
  }

  /// Moves the focus to `environment`, or to the first view in it that can have the focus.
  ///
  /// If there is none the focus stays.
  public func requestFocusUpdate(to environment: UIView) {
    guard let window, environment.isInReach(in: window), environment === focusedItem || letsGo
    else { return }
    if environment.canBecomeFocused { return move(to: environment) }
    if let first = FocusOrder(of: environment, around: nil).views.first, first.window === window {
      move(to: first)
    }
  }

  /// Moves the focus on if the focused view can no longer have it.
  public func updateFocusIfNeeded() {
    guard let window, let focusedItem, !canKeepFocus(focusedItem) else { return }
    let isInWindow = focusedItem.isDescendant(of: window)
    move(to: isInWindow ? FocusOrder(of: window, around: focusedItem).successor : nil)
  }

  /// Moves the focus to the next view in order, or the one before.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func moveFocus(backwards: Bool) -> Bool {
    guard let window else { return false }
    let next = FocusOrder(of: window, around: focusedItem).neighbor(backwards: backwards)
    guard let next, letsGo else { return false }
    move(to: next)
    return true
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

  /// Moves the focus to a view, or the first in it that can have it, if there is any, and away from
  /// where it was.
  func enter(_ view: UIView) {
    let first = FocusOrder(of: view, around: nil).views.first
    move(to: view.canBecomeFocused ? view : first)
  }

  /// Moves the focus back to a view that had it, if it still can.
  func restore(_ view: UIView?) {
    move(to: view.flatMap { canKeepFocus($0) ? $0 : nil }, scrolling: false)
  }

  /// Whether the focused view lets the focus go where it could stay.
  private var letsGo: Bool { (focusedItem as? UITextField)?.mayEndEditing ?? true }

  /// Whether a view can have the focus where it is now.
  func canKeepFocus(_ view: UIView) -> Bool {
    guard let window else { return false }
    return view.canBecomeFocused && view.isInReach(in: window)
  }

  private func move(to next: UIView?, scrolling: Bool = true) {
    let previous = focusedItem
    guard next !== previous else { return }
    focusedItem = next
    let context = UIFocusUpdateContext(from: previous, to: next)
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
