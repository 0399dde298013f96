import CommandLineOptions

extension Options {
  /// What a person may write.
  private static let documented = [
    Option(
      "sizes", argument: .required(placeholder: "N,…"),
      help: "measure these sizes instead of the usual ones"),
    Option("peers", help: "compare with kiwi and cassowary-rs, if they can be had"),
    Option("soak", help: "hide, show and resize many times; check values and memory"),
    Option(
      "cycles", argument: .required(placeholder: "N"),
      help: "how often a soak hides and shows (1000000; quick 10000)"),
    Option(
      "resizes", argument: .required(placeholder: "N"),
      help: "how often a soak resizes (100000; quick 1000)"),
    Option("text", help: "print the systems as text"),
    Option("json", help: "print numbers as JSON instead of a table"),
    Option("quick", help: "small sizes, short series"),
    Option("help", short: "h", help: "print this"),
  ]

  /// Those, and what the program writes when it starts itself.
  static let known =
    documented + [
      Option("child", help: "measure one system and print samples"),
      Option("without", argument: .required(placeholder: "NAME,…"), help: "leave measurements out"),
    ]

  static let help = """
    usage: layout-bench [WORKLOAD …] [options]

    Times the constraint solver on systems of many sizes, and layouts of views. Workloads: \
    \(WorkloadFamily.allCases.map(\.rawValue).joined(separator: ", ")).

    \(CommandLineOptions.help(documented))

    Times are CPU time: medians of at least 3 runs, and of more while they take less than
    0.3 s together. A series ends after 5 s, and a run is cut off after \(Deadline.seconds) s.
    Builds take over the memory of those before; the first of a program has to get it.
    Build with -c release.

    """
}
