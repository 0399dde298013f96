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
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": try choose(.help)
      case "--peers": try choose(.peers)
      case "--soak": try choose(.soak)
      case "--text": try choose(.text)
      case "--child": try choose(.child)
      case "--quick": isQuick = true
      case "--json": wantsJSON = true
      case "--sizes": sizes = try Self.numbers(of: word, from: &rest)
      case "--without": leftOut.insert(try Self.value(of: word, from: &rest))
      case "--cycles": cycles = try Self.number(of: word, from: &rest)
      case "--resizes": resizes = try Self.number(of: word, from: &rest)
      default: families.append(try Self.family(named: word))
      }
    }
    if families.isEmpty { families = WorkloadFamily.allCases }
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
    if task == .soak, sizes != nil {
      throw Failure(description: "--soak has sizes of its own; --sizes does not go with it")
    }
    if task == .soak, !families.contains(where: { $0.soakSize != nil }) {
      throw Failure(description: "--soak has no \(families[0].rawValue)")
    }
  }

  private static func family(named word: String) throws(Failure) -> WorkloadFamily {
    if word.hasPrefix("-") { throw Failure(description: "unknown option \(word); try --help") }
    guard let family = WorkloadFamily(rawValue: word) else {
      let known = WorkloadFamily.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(description: "unknown workload \(word); there are \(known)")
    }
    return family
  }

  private static func value(
    of option: String, from words: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let word = words.popFirst() else {
      throw Failure(description: "\(option) needs a value")
    }
    return word
  }

  private static func number(
    of option: String, from words: inout ArraySlice<String>
  ) throws(Failure) -> Int {
    let numbers = try numbers(of: option, from: &words)
    guard numbers.count == 1 else { throw Failure(description: "\(option) takes one number") }
    return numbers[0]
  }

  private static func numbers(
    of option: String, from words: inout ArraySlice<String>
  ) throws(Failure) -> [Int] {
    try value(of: option, from: &words).split(separator: ",", omittingEmptySubsequences: false)
      .map { part throws(Failure) in
        guard let number = Int(part), (1...1_000_000_000).contains(number) else {
          throw Failure(description: "\(option): '\(part)' is not a number above 0")
        }
        return number
      }
  }
}
