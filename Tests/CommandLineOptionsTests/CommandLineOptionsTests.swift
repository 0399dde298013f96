import CommandLineOptions
import Testing

/// One after the other: getopt_long has one state.
@Suite(.serialized)
struct CommandLineOptionsTests {
  private let options = [
    Option("demo", short: "d", argument: .required(placeholder: "NAME"), help: "Show a demo"),
    Option("list", short: "l", help: "List the demos"),
    Option("cell", argument: .required(placeholder: "WxH"), help: "Points in a cell"),
    Option("color", help: "Colours"),
    Option("help", short: "h", help: "Show this"),
  ]

  @Test(arguments: [
    ["--demo", "stack"], ["--demo=stack"], ["-d", "stack"], ["-dstack"], ["--de", "stack"],
    ["--demo", "first", "-d", "stack"],
  ])
  func `a value is found however it is written`(arguments: [String]) throws {
    let parsed = try CommandLineOptions.parse(arguments, options: options)
    #expect(parsed["demo"] == "stack")
    #expect(parsed.contains("demo") && !parsed.contains("list"))
    #expect(parsed.positionals.isEmpty)
  }

  @Test func `other arguments keep their order, and follow two dashes untouched`() throws {
    let parsed = try CommandLineOptions.parse(
      ["one", "-lh", "", "--cell", "8x16", "zwei é", "--", "--list", "-x"], options: options)
    #expect(parsed.positionals == ["one", "", "zwei é", "--list", "-x"])
    #expect(parsed.contains("list") && parsed.contains("help"))
    #expect(parsed["cell"] == "8x16")
    #expect(parsed["list"] == "")
  }

  @Test func `an option given twice keeps both values`() throws {
    let parsed = try CommandLineOptions.parse(["-d", "a", "--demo=", "-d", "b"], options: options)
    #expect(parsed.all("demo") == ["a", "", "b"])
    #expect(parsed.all("list") == [])
  }

  @Test(
    arguments: [
      (["--foo"], .unknown(option: "--foo")), (["--foo=3"], .unknown(option: "--foo")),
      (["x", "-q"], .unknown(option: "-q")), (["-lq"], .unknown(option: "-q")),
      (["--c", "x"], .ambiguous(option: "--c")), (["--demo"], .missingArgument(option: "--demo")),
      (["-ld"], .missingArgument(option: "-d")),
      (["--list=yes"], .unwantedArgument(option: "--list")),
      (["-é"], .unknown(option: "-é")), (["x", "-lé"], .unknown(option: "-lé")),
    ] as [([String], OptionError)])
  func `the first fault is told`(arguments: [String], error: OptionError) {
    #expect(throws: error) { try CommandLineOptions.parse(arguments, options: options) }
    #expect(error.description.hasSuffix("; see --help"))
  }

  @Test func `a fault leaves nothing behind for the next`() throws {
    for _ in 0..<3 {
      #expect(throws: OptionError.unknown(option: "-q")) {
        try CommandLineOptions.parse(["-lqd"], options: options)
      }
      let parsed = try CommandLineOptions.parse(["-l", "rest"], options: options)
      #expect(parsed.positionals == ["rest"])
    }
    #expect(try CommandLineOptions.parse([], options: []).positionals.isEmpty)
  }

  @Test func `there may be sixty-four options, and more stop the program`() async throws {
    let many = (1...64).map { Option("option\($0)", help: "") }
    #expect(try CommandLineOptions.parse(["--option64"], options: many).contains("option64"))
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let many = (1...65).map { Option("option\($0)", help: "") }
      _ = try CommandLineOptions.parse([], options: many)
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("65 options"))
  }

  @Test func `command lines are read on many threads`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let words = ["a", "--demo", "\(number)", "b", "--list"]
          let parsed = try? CommandLineOptions.parse(words, options: options)
          return parsed?["demo"] == "\(number)" && parsed?.positionals == ["a", "b"]
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `help lines the options up`() {
    #expect(
      CommandLineOptions.help(options) == """
          -d, --demo NAME  Show a demo
          -l, --list       List the demos
              --cell WxH   Points in a cell
              --color      Colours
          -h, --help       Show this
        """)
  }
}
