import CommandLineOptions
import UIKit

/// What the command line asks for.
@MainActor struct Request {
  /// What the program does.
  enum Task {
    case run
    case list
    case help
    case version
    case snapshot(columns: Int, rows: Int, keys: [UIKey], format: Format)
  }

  /// How a snapshot is printed.
  enum Format: String {
    case text
    case json
  }

  /// Something on the command line that makes no sense.
  enum Failure: Error, CustomStringConvertible {
    case option(OptionError)
    case unexpected(String)
    case unknownDemo(String, known: [String])
    case badSize(option: String, value: String)
    case unknownKey(String)
    case keyThatEnds(String)
    case unknownFormat(String)
    case needsSnapshot(String)

    var description: String {
      switch self {
      case .option(let error): "\(error)"
      case .unexpected(let word): "'\(word)' is not an option; see --help"
      case .unknownDemo(let name, let known):
        "there is no demo '\(name)'; there are \(known.joined(separator: ", "))"
      case .badSize(let option, let value):
        """
        --\(option) takes two numbers from 1 to 1000, as in \
        \(option == "cell" ? "8x16" : "80x24"), not '\(value)'
        """
      case .unknownKey(let word):
        "--keys: '\(word)' is no key; --help lists them"
      case .keyThatEnds(let word):
        "--keys: '\(word)' ends the program, and there would be no snapshot"
      case .unknownFormat(let name): "--format is text or json, not '\(name)'"
      case .needsSnapshot(let option): "--\(option) goes with --snapshot"
      }
    }
  }

  private(set) var task = Task.run
  private(set) var demo: DemoViewController.Type = HideableDemo.self
  private(set) var cellSize = UIScreen.main.cellSize

  /// Reads the command line, without the program's name.
  init(arguments: [String]) throws(Failure) {
    let parsed: ParsedOptions
    do { parsed = try CommandLineOptions.parse(arguments, options: Self.options) } catch {
      throw .option(error)
    }
    if let word = parsed.positionals.first { throw .unexpected(word) }
    if let name = parsed["demo"] { demo = try Self.demo(name) }
    if let size = parsed["cell"] {
      let (width, height) = try Self.size(size, of: "cell")
      cellSize = CGSize(width: width, height: height)
    }
    task = try Self.task(parsed)
  }

  private static func task(_ parsed: ParsedOptions) throws(Failure) -> Task {
    if parsed.contains("help") { return .help }
    if parsed.contains("version") { return .version }
    if parsed.contains("list") { return .list }
    guard let text = parsed["snapshot"] else {
      for option in ["keys", "format"] where parsed.contains(option) {
        throw .needsSnapshot(option)
      }
      return .run
    }
    let (columns, rows) = try size(text, of: "snapshot")
    let format = parsed["format"] ?? Format.text.rawValue
    guard let format = Format(rawValue: format) else { throw .unknownFormat(format) }
    let script = parsed["keys"] ?? ""
    return .snapshot(columns: columns, rows: rows, keys: try keys(of: script), format: format)
  }

  private static func keys(of script: String) throws(Failure) -> [UIKey] {
    do {
      return try KeyScript.parse(script)
    } catch {
      switch error {
      case .unknown(let word): throw .unknownKey(word)
      case .ends(let word): throw .keyThatEnds(word)
      }
    }
  }

  private static func demo(_ name: String) throws(Failure) -> DemoViewController.Type {
    let all = DemoViewController.all
    guard let demo = all.first(where: { $0.name == name }) else {
      throw .unknownDemo(name, known: all.map { $0.name })
    }
    return demo
  }

  private static func size(_ text: String, of option: String) throws(Failure) -> (Int, Int) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1],
      (1...1000).contains(first), (1...1000).contains(second)
    else { throw .badSize(option: option, value: text) }
    return (first, second)
  }

  private static let options = [
    Option("demo", argument: .required(placeholder: "NAME"), help: "start with this demo"),
    Option("list", help: "list the demos"),
    Option(
      "cell", argument: .required(placeholder: "WxH"), help: "points a cell, 8x16 unless given"),
    Option(
      "snapshot", argument: .required(placeholder: "COLSxROWS"),
      help: "print the screen at this size, without a terminal"),
    Option(
      "keys", argument: .required(placeholder: "\"h Tab …\""),
      help: "keys to strike before the snapshot"),
    Option(
      "format", argument: .required(placeholder: "text|json"),
      help: "print the screen, or the demo's views"),
    Option("help", short: "h", help: "print this"),
    Option("version", help: "print the version"),
  ]

  /// What `--help` prints.
  static var help: String {
    """
    usage: playground [options]

    UIKit's Auto Layout in a terminal: hide and show views, resize the window, and watch
    the layout settle again. Without options the hideable demo runs; ? shows its keys.

    \(CommandLineOptions.help(options))

    \(KeyScript.help)

    """
  }
}
