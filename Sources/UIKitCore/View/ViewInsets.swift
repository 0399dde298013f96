import Foundation

/// The margins and the safe area of a view that has any of its own; most views have none.
@MainActor final class ViewInsets {
  /// What the app set as margins; nil for UIKit's default.
  var margins: UIEdgeInsets?
  /// Whether ``margins`` has the leading edge for its left one.
  var marginsAreDirectional = false
  var preservesSuperviewMargins = false
  var includesSafeArea = true
  /// The part at each edge that bars cover.
  var safeArea = UIEdgeInsets.zero
  /// What reaches into the view of its superview's margins.
  var superviewMargins = UIEdgeInsets.zero
}

extension UIView {
  /// The margins as the view, its superview and its controller make them.
  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
      margins = margins.union(
        UIEdgeInsets(
          controller.systemMinimumLayoutMargins, effectiveUserInterfaceLayoutDirection))
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard let insets, insets.preservesSuperviewMargins else { return margins }
    return margins.union(insets.superviewMargins)
  }

  private var ownMargins: UIEdgeInsets {
    guard let insets, let margins = insets.margins else {
      // A controller's view reaches from edge to edge of the screen from top to bottom.
      let vertical = viewController == nil ? Self.defaultMargin : 0
      return UIEdgeInsets(
        top: vertical, left: sideMargin, bottom: vertical, right: sideMargin)
    }
    guard insets.marginsAreDirectional else { return margins }
    let directional = NSDirectionalEdgeInsets(margins, .leftToRight)
    return UIEdgeInsets(directional, effectiveUserInterfaceLayoutDirection)
  }

  /// The margin at every edge of a view whose app says nothing.
  static var defaultMargin: CGFloat { 8 }

  /// Takes margins from the app; `isDirectional` says that the left one is the leading one.
  func setMargins(_ margins: UIEdgeInsets, isDirectional: Bool) {
    precondition(
      margins.isFinite, "the margins of \(itemName) are made of finite numbers, not \(margins)")
    let insets = madeInsets()
    changingMargins {
      insets.margins = margins
      insets.marginsAreDirectional = isDirectional
    }
  }

  func setPreservesSuperviewMargins(_ preserves: Bool) {
    if preserves == preservesSuperviewLayoutMargins { return }
    changingMargins { madeInsets().preservesSuperviewMargins = preserves }
    superview?.setNeedsLayout()
  }

  func setIncludesSafeArea(_ includes: Bool) {
    if includes == insetsLayoutMarginsFromSafeArea { return }
    changingMargins { madeInsets().includesSafeArea = includes }
  }

  /// The view's own margins and safe area, made when they are first needed.
  func madeInsets() -> ViewInsets {
    if let insets { return insets }
    let made = ViewInsets()
    insets = made
    parent?.dirt.subviewsHaveInsets = true
    return made
  }

  /// Makes a change that may change the margins, and takes the consequences.
  func changingMargins(_ change: () -> Void) {
    let old = layoutMargins
    change()
    marginsMayHaveChanged(from: old)
  }

  /// Takes the consequences of margins that have changed.
  func marginsMayHaveChanged(from old: UIEdgeInsets) {
    if layoutMargins == old { return }
    noteConstants { $0.rests(onMarginsOf: self) }
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  /// Says which size of superview margins and safe area reach the subviews, now that their frames
  /// are settled.
  func passInsetsDown() {
    let safeArea = safeAreaForSubviews
    if !dirt.subviewsHaveInsets && safeArea == .zero { return }
    for view in children where view.insets != nil || safeArea != .zero {
      view.takeInsets(safeArea: safeArea)
    }
  }

  /// Takes what reaches into the view of its superview's insets.
  func takeInsets(safeArea: UIEdgeInsets) {
    let gap = distancesToSuperview
    let reaching =
      safeArea.reaching(beyond: gap) + (viewController?.additionalSafeAreaInsets ?? .zero)
    if insets == nil && reaching == .zero { return }
    let insets = madeInsets()
    let old = insets.safeArea
    changingMargins {
      insets.safeArea = reaching
      if insets.preservesSuperviewMargins {
        insets.superviewMargins = superview?.layoutMargins.reaching(beyond: gap) ?? .zero
      }
    }
    if old == reaching { return }
    noteConstants { $0.rests(onSafeAreaOf: self) }
    setNeedsLayout()
    takeSafeArea(from: old)
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }

  /// Asks for the insets to be worked out again, since the view was moved by hand.
  func noteMovedInSafeArea() {
    guard let superview, insets != nil || superview.safeAreaForSubviews != .zero else { return }
    superview.setNeedsLayout()
  }

  private var distancesToSuperview: UIEdgeInsets {
    guard let outer = superview?.bounds else { return .zero }
    let inner = frame
    return UIEdgeInsets(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint has a margin of the view for a constant.
  func rests(onMarginsOf view: UIView) -> Bool {
    firstAttribute.isMargin && firstItem === view || secondAttribute.isMargin && secondItem === view
      || restsOnGuide(of: view)
  }

  /// Whether the constraint has a safe area inset of the view for a constant.
  func rests(onSafeAreaOf view: UIView) -> Bool { restsOnGuide(of: view) }

  private func restsOnGuide(of view: UIView) -> Bool {
    [firstItem, secondItem].contains { ($0 as? InsetLayoutGuide)?.owningView === view }
  }
}
