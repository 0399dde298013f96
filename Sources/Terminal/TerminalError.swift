/// A reason the screen could not be taken.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input is a file, a pipe or closed.
  case inputIsNotATerminal

  /// Standard output is a file, a pipe or closed.
  case outputIsNotATerminal

  /// TERM names a terminal that terminfo does not know, or none.
  case unknownTerminal(name: String)

  /// The terminal cannot place text where it is asked to, as TERM=dumb cannot.
  case cannotAddressCursor(name: String)

  /// There is a ``Terminal`` that is not closed.
  case alreadyOpen

  /// ncurses would not start.
  case failed
}

extension TerminalError: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    switch self {
    case .inputIsNotATerminal: "standard input is not a terminal"
    case .outputIsNotATerminal: "standard output is not a terminal"
    case .unknownTerminal(""): "TERM is not set"
    case .unknownTerminal(let name): "terminal type '\(name)' is unknown; is TERM right?"
    case .cannotAddressCursor(let name): "a terminal of type '\(name)' cannot show a screen"
    case .alreadyOpen: "the terminal is already in use by this program"
    case .failed: "the terminal cannot be opened"
    }
  }
}
