import CommandLineOptions

/// What the command line asks for.
struct Options {
  enum Task: Equatable {
    case measure, peers, soak, help
    /// Prints the systems as text.
    case text
    /// Measures one system in this process and prints samples: what the program starts itself for.
    case child
  }

  /// A bad command line; the description is one line.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var task = Task.measure
  var families: [WorkloadFamily] = []
  /// Nil: those of the family.
  var sizes: [Int]?
  var cycles: Int?
  var resizes: Int?
  /// Measurements that a child leaves out.
  var leftOut: Set<String> = []
  var isQuick = false
  var wantsJSON = false

  init(arguments: [String]) throws(Failure) {
    let parsed: ParsedOptions
    do { parsed = try CommandLineOptions.parse(arguments, options: Self.known) } catch {
      throw Failure(description: error.description)
    }
    let tasks: [(String, Task)] = [
      ("peers", .peers), ("soak", .soak), ("text", .text), ("child", .child), ("help", .help),
    ]
    for (name, task) in tasks where parsed.contains(name) { try choose(task) }
    isQuick = parsed.contains("quick")
    wantsJSON = parsed.contains("json")
    sizes = try parsed["sizes"].map { text throws(Failure) in try Self.numbers("sizes", text) }
    cycles = try parsed["cycles"].map { text throws(Failure) in try Self.number("cycles", text) }
    resizes = try parsed["resizes"].map { text throws(Failure) in try Self.number("resizes", text) }
    leftOut = Set(parsed["without"]?.split(separator: ",").map(String.init) ?? [])
    for word in parsed.positionals { families.append(try Self.family(named: word)) }
    if families.isEmpty {
      families = task == .peers || task == .text ? WorkloadFamily.systems : WorkloadFamily.allCases
    }
    try checkCombination()
  }

  /// The sizes to measure of a family.
  func sizes(of family: WorkloadFamily) -> [Int] {
    sizes ?? (isQuick ? family.quickSizes : family.sizes)
  }

  var effort: Series.Effort { isQuick ? .quick : .usual }

  private mutating func choose(_ task: Task) throws(Failure) {
    guard self.task == .measure || self.task == task else {
      throw Failure(description: "choose one of --peers, --soak, --text and --help")
    }
    self.task = task
  }

  private func checkCombination() throws(Failure) {
    if task != .soak, cycles != nil || resizes != nil {
      throw Failure(description: "--cycles and --resizes go with --soak only")
    }
    if task != .child, !leftOut.isEmpty {
      throw Failure(description: "--without goes with --child only")
    }
    if task == .peers || task == .text, families.contains(where: \.isOfViews) {
      throw Failure(description: "views are no system for a solver alone")
    }
    if task == .soak, sizes != nil {
      throw Failure(description: "--soak has sizes of its own; --sizes does not go with it")
    }
    if task == .soak, !families.contains(where: { $0.soakSize != nil }) {
      throw Failure(description: "--soak has no \(families[0].rawValue)")
    }
  }

  private static func family(named word: String) throws(Failure) -> WorkloadFamily {
    guard let family = WorkloadFamily(rawValue: word) else {
      let known = WorkloadFamily.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(description: "unknown workload \(word); there are \(known)")
    }
    return family
  }

  private static func number(_ option: String, _ text: String) throws(Failure) -> Int {
    let numbers = try numbers(option, text)
    guard numbers.count == 1 else { throw Failure(description: "--\(option) takes one number") }
    return numbers[0]
  }

  private static func numbers(_ option: String, _ text: String) throws(Failure) -> [Int] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part throws(Failure) in
      guard let number = Int(part), (1...1_000_000_000).contains(number) else {
        throw Failure(description: "--\(option): '\(part)' is not a number above 0")
      }
      return number
    }
  }
}
