import Foundation

/// Names what `registerForTraitChanges(_:handler:)` has registered, to end it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// What tells of changes of its traits: views and controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Has a handler called whenever one of some traits has changed, with the observed object and the
  /// traits before.
  ///
  ///     registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
  ///       (self: Self, previous: UITraitCollection) in
  ///       self.arrange()
  ///     }
  ///
  /// It is called after `traitCollectionDidChange(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits.compactMap { $0 as? any SystemTrait.Type }) {
      [weak self] previous in
      if let self { handler(self, previous) }
    }
    TraitNotes.madeNotes(of: self).registrations.append(registration)
    return registration
  }

  /// Has a handler called that says itself of which class it takes the observed object.
  ///
  /// > Note: UIKit declares this one only; the other one knows the class.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Observed, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observed: Self, previous: UITraitCollection) in
      if let observed = observed as? Observed { handler(observed, previous) }
    }
  }

  /// Ends what was registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitNotes.notes(of: self)?.registrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable {
  /// The traits that the view and everything in it have in place of those around it.
  public var traitOverrides: UITraitOverrides {
    get { TraitNotes.notes(of: self)?.overrides ?? UITraitOverrides() }
    set {
      let old = traitCollection
      TraitOverrides.exist = true
      let notes = TraitNotes.madeNotes(of: self)
      UIView.changingDirection(of: subtree) { notes.overrides = newValue }
      if traitCollection != old { announceTraits(from: old, ofController: false) }
    }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// The traits that the controller, its view and everything in it have in place of those around
  /// it.
  public var traitOverrides: UITraitOverrides {
    get { TraitNotes.notes(of: self)?.overrides ?? UITraitOverrides() }
    set {
      TraitOverrides.exist = true
      let notes = TraitNotes.madeNotes(of: self)
      changingTraits { notes.overrides = newValue }
    }
  }
}
