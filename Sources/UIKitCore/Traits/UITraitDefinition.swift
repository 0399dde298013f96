/// A trait, as a type.
///
/// > Note: Unlike UIKit, apps define no traits of their own: views hand them down in properties.
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value
  /// What it says where nothing is said.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a trait collection has.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
  static func unsay(in overrides: inout UITraitOverrides)
}

extension SystemTrait {
  /// Whether a collection says the trait.
  static func isSaid(in traits: UITraitCollection) -> Bool { value(in: traits) != defaultValue }

  /// Whether two collections say different things.
  static func differs(in first: UITraitCollection, and second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

/// How much width there is.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.horizontalSizeClass }
  static func unsay(in overrides: inout UITraitOverrides) {
    overrides.horizontalSizeClass = defaultValue
  }
}

/// How much height there is.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.verticalSizeClass }
  static func unsay(in overrides: inout UITraitOverrides) {
    overrides.verticalSizeClass = defaultValue
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceIdiom }
  static func unsay(in overrides: inout UITraitOverrides) {
    overrides.userInterfaceIdiom = defaultValue
  }
}

/// The direction in which text runs.
public enum UITraitLayoutDirection: SystemTrait {
  /// Not said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.layoutDirection }
  static func unsay(in overrides: inout UITraitOverrides) {
    overrides.layoutDirection = defaultValue
  }
}

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceStyle }
  static func unsay(in overrides: inout UITraitOverrides) {
    overrides.userInterfaceStyle = defaultValue
  }
}
