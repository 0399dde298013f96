import Foundation
import UIKitCore

/// A window full of views that is laid out again and again.
@MainActor protocol ViewLayout {
  var window: UIWindow { get }
  /// All views in the window, each after its superview.
  var views: [UIView] { get }
  /// Views that are hidden and shown in measurements, with their names there.
  var hidden: [(name: String, view: UIView)] { get }
}

extension ViewLayout {
  /// Gives the window another width; the next layout follows.
  func resize(to width: CGFloat) {
    window.frame.size.width = width
  }

  /// Lays out what has changed.
  func layOut() {
    window.layoutIfNeeded()
  }

  /// Lets another constraint come and go: from before it, nothing is remembered.
  func changeSomethingElse() {
    let height = window.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    for isActive in [true, false] {
      height.isActive = isActive
      layOut()
    }
  }
}

extension WorkloadFamily {
  /// Whether the layouts are of views, not systems for a solver alone.
  var isOfViews: Bool { self == .views || self == .rows }

  /// Makes the views and constraints of a family of views, without a layout of them.
  @MainActor func layout(size: Int) -> any ViewLayout {
    let width = width(size: size)
    return self == .rows
      ? ViewList(rows: size, width: width) : ViewTree(atLeast: size, width: width)
  }

  /// The width a layout of views has at first.
  @MainActor func width(size: Int) -> CGFloat {
    if self == .rows { return 400 }
    return (0..<ViewTree.depth(atLeast: size)).reduce(14) { width, _ in width * 4 }
  }
}
