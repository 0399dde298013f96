/// What a solve that suspended and resumed constraints has changed, as it was before: all it takes
/// to go back, or forth again.
struct Step: ~Copyable {
  /// A row that was suspended or resumed.
  struct StateChange: BitwiseCopyable {
    var row: Int32
    var before: Row.State
    var after: Row.State
  }

  /// What was found of a variable.
  struct SavedVariable: BitwiseCopyable {
    var variable: Int32
    var solution: Column.Solution
    var value: Double
  }

  /// What was found of a row; the fields are those of ``Row``.
  struct SavedRow: BitwiseCopyable {
    var row: Int32
    var defines: Int32
    var accepted: Int8
  }

  /// The solution before, and the one after, by number.
  var before = 0
  var after = 0
  /// ``History/moves`` when the values were found.
  var moves = 0
  /// How often it was taken.
  private var takes = 0
  /// When it was last made or taken, by ``History``'s count.
  var lastUse = 0
  var stateChanges = Buffer<StateChange>()
  var variables = Buffer<SavedVariable>()
  var rows = Buffer<SavedRow>()
  /// How many terms and multipliers the composed definitions of the variables had when they were
  /// saved; taken for those of both ends.
  var composedSize = 0

  /// From here on the order in which a step is walked through is felt.
  private static let largeSize = 1024

  /// What it takes to keep, in entries.
  var size: Int { variables.count + rows.count + composedSize }

  /// Forgets everything, but keeps the storage.
  mutating func clear() {
    takes = 0
    stateChanges.removeAll()
    variables.removeAll()
    rows.removeAll()
    composedSize = 0
  }

  /// Prepares for being taken: a large one that is taken for the second time, and so likely will be
  /// again, is put into the order of memory.
  mutating func prepare() {
    if takes == 1, size > Self.largeSize { sort() }
    takes += 1
  }

  /// Puts rows and variables into the order of their numbers.
  private mutating func sort() {
    rows.sort { $0.row < $1.row }
    variables.sort { $0.variable < $1.variable }
  }

  /// Now that it was taken, it leads the other way.
  mutating func turn() {
    swap(&before, &after)
    for place in 0..<stateChanges.count {
      swap(&stateChanges[place].before, &stateChanges[place].after)
    }
  }
}
