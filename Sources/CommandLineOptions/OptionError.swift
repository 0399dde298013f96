/// What is wrong with a command line.
public enum OptionError: Error, Hashable, Sendable {
  /// No option is called that.
  case unknown(option: String)

  /// More than one option starts like that.
  case ambiguous(option: String)

  /// An option's value is not there.
  case missingArgument(option: String)

  /// A value was given to an option that takes none.
  case unwantedArgument(option: String)
}

extension OptionError: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    switch self {
    case .unknown(let option): "unknown option '\(option)'; see --help"
    case .ambiguous(let option): "option '\(option)' could be several; see --help"
    case .missingArgument(let option): "option '\(option)' needs a value; see --help"
    case .unwantedArgument(let option): "option '\(option)' takes no value; see --help"
    }
  }
}
