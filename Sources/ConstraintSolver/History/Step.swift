/// What a solve changed that was asked for by constraints suspended and resumed, as it was before:
/// all it takes to go back, or forth again.
struct Step: ~Copyable {
  struct StateChange: BitwiseCopyable {
    var row: Int32
    var before: Row.State
    var after: Row.State
  }

  struct SavedVariable: BitwiseCopyable {
    var variable: Int32
    /// Its composition lies in the step's pool.
    var solution: Column.Solution
    var value: Double
  }

  struct SavedRow: BitwiseCopyable {
    var row: Int32
    var defines: Int32
    var accepted: Int8
  }

  /// A saved variable, by place, with a composed definition, and where that was in the engine.
  struct Composed: BitwiseCopyable {
    var place: Int32
    var index: Int32
  }

  /// The solution before, and the one after, by number.
  var before = 0
  var after = 0
  /// The moves of parameters that the values have followed.
  var moves = 0
  /// How often it was taken.
  private var takes = 0
  /// When it was last taken.
  var lastUse = 0
  var stateChanges = Buffer<StateChange>()
  var variables = Buffer<SavedVariable>()
  var rows = Buffer<SavedRow>()
  /// In the order of composition.
  var composed = Buffer<Composed>()
  var compositions = CompositionPool()

  private static let largeSize = 1024

  /// What it takes to keep, in entries.
  var size: Int { variables.count + rows.count + compositions.terms.count }

  mutating func clear() {
    takes = 0
    stateChanges.removeAll()
    variables.removeAll()
    rows.removeAll()
    composed.removeAll()
    compositions.removeAll()
  }

  /// Prepares for being taken: if it was before, and likely will be again, everything is put into
  /// the order of memory.
  mutating func prepare() {
    if takes == 1, size > Self.largeSize { sort() }
    takes += 1
  }

  private mutating func sort() {
    rows.sort { $0.row < $1.row }
    variables.sort { $0.variable < $1.variable }
    for place in 0..<variables.count {
      let composition = variables[place].solution.composition
      // Since it was taken, its compositions lie in their pool in the order of `composed`.
      if composition >= 0 { composed[composition].place = Int32(place) }
    }
  }

  /// Now that it was taken, it leads the other way.
  mutating func turn() {
    swap(&before, &after)
    for place in 0..<stateChanges.count {
      swap(&stateChanges[place].before, &stateChanges[place].after)
    }
  }
}
