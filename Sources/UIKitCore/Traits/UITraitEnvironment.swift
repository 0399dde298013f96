import Foundation

/// What has traits: screens, views and controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits in effect.
  var traitCollection: UITraitCollection { get }

  /// Says that ``traitCollection`` has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits the view gets from its controller, its superview, its window or, without any, the
  /// screen.
  var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return .ofInterface(of: window.bounds.size) }
    if let viewController { return viewController.traitCollection }
    return superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The direction of the interface around the view.
  var environmentDirection: UIUserInterfaceLayoutDirection {
    // Nobody overrides it as a rule; the way up to the window is spared then.
    guard TraitOverrides.exist else {
      return UIApplication.shared.userInterfaceLayoutDirection
    }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells the view, its controller and everything below that the traits have changed.
  func announceTraits(from previous: UITraitCollection) {
    viewController?.traitsMayHaveChanged(from: previous)
    if traitCollection != previous { traitCollectionDidChange(previous) }
    for view in subviews { view.announceTraits(from: previous) }
  }
}

extension UIViewController: UITraitEnvironment {
  /// Says which traits the parent overrides for a child; nil for none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.overridingTraits
  }

  /// Sets the traits that a child has in place of those around it; nil for none.
  ///
  /// - Precondition: The controller is a child of this one.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    precondition(
      childViewController.parent === self, "\(childViewController) is not a child of \(self)")
    if collection != nil { TraitOverrides.exist = true }
    childViewController.overrideTraits(with: collection)
  }

  /// The traits around the controller, with those that its parent overrides.
  var inheritedTraits: UITraitCollection {
    let outer =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? UIScreen.main.traitCollection
    guard let overridingTraits else { return outer }
    return UITraitCollection(traitsFrom: [outer, overridingTraits])
  }

  func traitsMayHaveChanged(from previous: UITraitCollection) {
    if traitCollection != previous { traitCollectionDidChange(previous) }
  }
}

/// Whether anything ever overrode a trait, so that traits have to be looked for up the tree.
@MainActor enum TraitOverrides {
  static var exist = false
}

extension UIScreen: UITraitEnvironment {
  /// The traits of an interface as large as the screen.
  public var traitCollection: UITraitCollection { .ofInterface(of: bounds.size) }

  /// Does nothing: windows tell their views.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
