import Foundation

/// A handler, and the traits it is called for.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [any SystemTrait.Type]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [any SystemTrait.Type], handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  /// Calls the handler if one of its traits has changed.
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.differs(in: old, and: new) }) { handler(old) }
  }
}

/// What a view or controller has to do with traits beyond having some; most have none.
@MainActor final class TraitNotes {
  var overrides = UITraitOverrides()
  var registrations: [TraitRegistration] = []

  private static var key: UInt8 = 0
  /// Whether there are any at all.
  private static var exist = false

  /// The notes of a view or controller; nil if it has none.
  static func notes(of object: AnyObject) -> TraitNotes? {
    exist ? objc_getAssociatedObject(object, &key) as? TraitNotes : nil
  }

  /// The notes of a view or controller, made when they are first needed.
  static func madeNotes(of object: AnyObject) -> TraitNotes {
    if let notes = notes(of: object) { return notes }
    let notes = TraitNotes()
    exist = true
    objc_setAssociatedObject(object, &key, notes, .OBJC_ASSOCIATION_RETAIN)
    return notes
  }
}

extension UITraitCollection {
  /// The traits of an object that is in an environment with these.
  @MainActor func overridden(by object: AnyObject) -> UITraitCollection {
    guard let overrides = TraitNotes.notes(of: object)?.overrides else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(overrides)])
  }
}

extension UITraitEnvironment {
  /// Tells the object itself that its traits have changed, if they have.
  func announceOwnTraits(from previous: UITraitCollection) {
    let present = traitCollection
    if present == previous { return }
    traitCollectionDidChange(previous)
    for registration in TraitNotes.notes(of: self)?.registrations ?? [] {
      registration.traitsDidChange(from: previous, to: present)
    }
  }
}
