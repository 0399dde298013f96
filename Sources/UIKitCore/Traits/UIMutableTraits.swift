/// Traits that can be set one by one.
@preconcurrency public protocol UIMutableTraits {
  /// How much width there is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much height there is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The direction in which text runs.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}

/// The traits that a view or controller, and everything in it, has in place of those around it.
///
///     container.traitOverrides.horizontalSizeClass = .compact
///
/// A trait that is `unspecified` is not overridden.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  /// How much width there is.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How much height there is.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The direction in which text runs.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Whether the interface is light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Overrides what a collection says.
  init(_ traits: UITraitCollection = UITraitCollection()) {
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    layoutDirection = traits.layoutDirection
    userInterfaceStyle = traits.userInterfaceStyle
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    guard let trait = trait as? any SystemTrait.Type else { return false }
    return trait.isSaid(in: UITraitCollection(self))
  }

  /// Ends the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any SystemTrait.Type)?.unsay(in: &self)
  }
}

extension UITraitCollection {
  /// Makes a collection that says what overrides say.
  convenience init(_ overrides: UITraitOverrides) {
    self.init(traitsFrom: [
      UITraitCollection(horizontalSizeClass: overrides.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: overrides.verticalSizeClass),
      UITraitCollection(userInterfaceIdiom: overrides.userInterfaceIdiom),
      UITraitCollection(layoutDirection: overrides.layoutDirection),
      UITraitCollection(userInterfaceStyle: overrides.userInterfaceStyle),
    ])
  }

  /// Makes a collection that says what is set in `mutations`.
  public convenience init(mutations: (_ traits: inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init(traits as? UITraitOverrides ?? UITraitOverrides())
  }

  /// A collection that says the same but for what is set in `mutations`.
  public func modifyingTraits(
    _ mutations: (_ traits: inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(self)
    mutations(&traits)
    return UITraitCollection(traits as? UITraitOverrides ?? UITraitOverrides())
  }
}
