@testable import UIKitCore

/// The ways of hiding a view.
enum WayOfHiding: CaseIterable {
  /// By UIKit's property.
  case hidden
  /// By ours.
  case collapsed
  case hiddenThenCollapsed
  case collapsedThenHidden

  /// Those that are one thing to do.
  static let plain = [hidden, collapsed]

  @MainActor func hide(_ view: UIView) {
    if self == .hidden || self == .hiddenThenCollapsed { view.isHidden = true }
    if self != .hidden { view.hideView() }
    if self == .collapsedThenHidden { view.isHidden = true }
  }

  @MainActor func show(_ view: UIView) {
    if self == .collapsed || self == .hiddenThenCollapsed { view.showView() }
    if self != .collapsed { view.isHidden = false }
  }
}
