public import Foundation

/// What the focus can move in: every responder, and so every view and controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should start in it, the best place first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// What it lies in.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Asks that the focus start in it anew, at the end of the turn.
  func setNeedsFocusUpdate()

  /// Has the focus move at once, if that was asked for.
  func updateFocusIfNeeded()

  /// Whether the focus may move from or to a view in it.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Tells it that the focus has moved from or to a view in it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have the focus: a view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus.
  var canBecomeFocused: Bool { get }
  /// Whether it has the focus.
  var isFocused: Bool { get }
  /// Its rectangle in what it lies in, in points.
  var frame: CGRect { get }
}

extension UIResponder: UIFocusEnvironment {}
extension UIView: UIFocusItem {}
