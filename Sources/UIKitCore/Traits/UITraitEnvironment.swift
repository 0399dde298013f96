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
    TraitOverrides.exist ? traitsAround.overridden(by: self) : traitsAround
  }

  private var traitsAround: UITraitCollection {
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

  /// The traits the view has, unless they are sure to stay the same in another window.
  func traitsBeforeMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) -> UITraitCollection? {
    if oldWindow !== newWindow { newWindow?.announceTraitsIfChanged() }
    if TraitOverrides.exist { return traitCollection }
    if oldWindow === newWindow { return nil }
    let old = oldWindow?.traitCollection ?? UIScreen.main.traitCollection
    let new = newWindow?.traitCollection ?? UIScreen.main.traitCollection
    return old == new ? nil : old
  }

  /// Tells the view, its controller and everything below that the traits have changed.
  ///
  /// `previous` are those that the controller had, or the view if it is not told that.
  func announceTraits(from previous: UITraitCollection, ofController: Bool = true) {
    var previous = previous
    if ofController, let viewController {
      viewController.announceOwnTraits(from: previous)
      previous = previous.overridden(by: self)
    }
    announceOwnTraits(from: previous)
    for view in subviews { view.announceTraits(from: view.traits(in: previous)) }
  }

  /// The traits that the view, or its controller, has where those around it are `outer`.
  private func traits(in outer: UITraitCollection) -> UITraitCollection {
    if let viewController { return viewController.traits(in: outer) }
    return outer.overridden(by: self)
  }
}

extension UIViewController: UITraitEnvironment {
  /// Sets the traits that a child has in place of those around it; nil for none.
  ///
  /// - Precondition: The controller is a child of this one.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    precondition(
      childViewController.parent === self,
      "\(childViewController.itemName) is not a child of \(itemName)")
    if collection != nil { TraitOverrides.exist = true }
    childViewController.overrideTraits(with: collection)
  }

  /// The traits around the controller, with those that its parent overrides.
  var inheritedTraits: UITraitCollection {
    // Before it comes into a superview, a view and what lies in it go by the screen.
    let around: (any UITraitEnvironment)? = isViewLoaded ? viewIfLoaded?.superview : parent
    let outer = around?.traitCollection ?? UIScreen.main.traitCollection
    if !TraitOverrides.exist, parent?.overrideTraitCollection(forChild: self) != nil {
      TraitOverrides.exist = true
    }
    return TraitOverrides.exist ? traits(in: outer) : outer
  }

  /// The traits that the controller has where those around it are `outer`.
  func traits(in outer: UITraitCollection) -> UITraitCollection {
    guard let overridingTraits = parent?.overrideTraitCollection(forChild: self) else {
      return outer.overridden(by: self)
    }
    return UITraitCollection(traitsFrom: [outer, overridingTraits]).overridden(by: self)
  }

  /// Makes a change to the traits that are overridden here, and tells of it.
  func changingTraits(_ change: () -> Void) {
    let old = traitCollection
    guard let view = viewIfLoaded else {
      change()
      return announceOwnTraits(from: old)
    }
    UIView.changingDirection(of: view.subtree, change)
    if traitCollection != old { view.announceTraits(from: old) }
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
