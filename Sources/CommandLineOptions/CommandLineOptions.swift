private import Synchronization

/// Reading a command line as GNU programs do.
///
/// Long names may be shortened, `--name=value` and `--name value` are the same, short options may
/// be joined, options and other arguments may be mixed, and `--` ends the options.
///
///     let options = [
///       Option("demo", short: "d", argument: .required(placeholder: "NAME"), help: "Show a demo"),
///       Option("list", help: "List the demos"),
///     ]
///     let parsed = try CommandLineOptions.parse(["--demo", "stack"], options: options)
///     parsed["demo"]  // "stack"
public enum CommandLineOptions {
  /// Reads the arguments of a command line, without the program's name.
  ///
  /// It prints nothing, and may be called any number of times. It goes through libc's
  /// `getopt_long`, which remembers where it is in globals: threads take turns.
  ///
  /// - Throws: ``OptionError`` for the first thing that is wrong.
  public static func parse(
    _ arguments: [String], options: [Option]
  ) throws(OptionError) -> ParsedOptions {
    try turn.withLock { _ throws(OptionError) in
      let scan = OptionScan(arguments, options: options)
      var values: [String: [String]] = [:]
      while let found = try scan.next() {
        values[options[found.index].name, default: []].append(found.value)
      }
      return ParsedOptions(positionals: scan.operands, values: values)
    }
  }

  private static let turn = Mutex(())

  /// The options as a table, one a line.
  public static func help(_ options: [Option]) -> String {
    let width = options.map(\.usage.count).max() ?? 0
    return options.map { option in
      let padding = String(repeating: " ", count: width - option.usage.count)
      return "  \(option.usage)\(padding)  \(option.help)"
    }.joined(separator: "\n")
  }
}
