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
