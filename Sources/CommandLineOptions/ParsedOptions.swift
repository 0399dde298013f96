/// What a command line says.
public struct ParsedOptions: Hashable, Sendable {
  /// The arguments that belong to no option, in order.
  public let positionals: [String]

  let values: [String: [String]]

  /// Whether the option was given.
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// The option's value, the last one if it was given several times; nil if it was not given.
  public subscript(_ name: String) -> String? { values[name]?.last }

  /// All values of the option, in order.
  public func all(_ name: String) -> [String] { values[name] ?? [] }
}
