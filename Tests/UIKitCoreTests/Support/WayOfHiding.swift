@testable import UIKitCore

/// The two ways of hiding a view.
enum WayOfHiding: CaseIterable {
  /// By UIKit's property.
  case hidden
  /// By ours.
  case collapsed

  @MainActor func hide(_ view: UIView) {
    self == .hidden ? view.isHidden = true : view.hideView()
  }

  @MainActor func show(_ view: UIView) {
    self == .hidden ? view.isHidden = false : view.showView()
  }
}
