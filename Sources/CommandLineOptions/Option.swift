/// An option a program takes on its command line.
public struct Option: Hashable, Sendable {
  /// What follows an option.
  public enum Argument: Hashable, Sendable {
    /// Nothing: it is there or not.
    case none

    /// One value, called `placeholder` in the help text.
    case required(placeholder: String)
  }

  /// The long name, without its dashes.
  public var name: String

  /// One ASCII letter or digit for short, or nil.
  public var short: Character?

  /// What follows it.
  public var argument: Argument

  /// What it does, in a few words.
  public var help: String

  /// Creates an option.
  public init(_ name: String, short: Character? = nil, argument: Argument = .none, help: String) {
    self.name = name
    self.short = short
    self.argument = argument
    self.help = help
  }
}

extension Option {
  var takesArgument: Bool { argument != .none }

  /// How it is written: `-d, --demo NAME`.
  var usage: String {
    let shortForm = short.map { "-\($0), " } ?? "    "
    guard case .required(let placeholder) = argument else { return "\(shortForm)--\(name)" }
    return "\(shortForm)--\(name) \(placeholder)"
  }
}
