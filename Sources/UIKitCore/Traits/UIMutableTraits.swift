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

extension UITraitCollection {
  /// Makes a collection that says the same as traits that can be set.
  convenience init(_ traits: any UIMutableTraits) {
    self.init(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass,
      idiom: traits.userInterfaceIdiom, direction: traits.layoutDirection,
      style: traits.userInterfaceStyle)
  }

  /// Makes a collection that says what is set in `mutations`.
  public convenience init(mutations: (_ traits: inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init(traits)
  }

  /// A collection that says the same but for what is set in `mutations`.
  public func modifyingTraits(
    _ mutations: (_ traits: inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(self)
    mutations(&traits)
    return UITraitCollection(traits)
  }
}
