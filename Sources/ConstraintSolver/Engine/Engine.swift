/// Finds the values that satisfy rows of strictly ordered priorities with the least error.
///
/// The truth is the rows. Derived, and disposable, is one tight row for each variable that defines
/// it (equalities are taken up in the order of priority, violated rows are then worked in by a
/// simplex on the component around them), the support of each variable, the weakest priority that
/// its value rests on, and the side on which each row was counted.
///
/// The article *How the solver works* tells the whole story. Rows and variables are named by
/// `Int32` indices, which are used again.
///
/// Methods that only look are inlined where ones that change things call them often: Swift 6.3
/// copies all of the engine's 2 KB for such a call.
struct Engine: ~Copyable {
  // Rows.
  var rows = Buffer<Row>()
  /// By row: its place in the activation order; rows that are given come before all others.
  var ages = Buffer<UInt32>()
  /// By row: what tells it from those that had its index before; empty as long as ages do that.
  var births = Buffer<UInt32>()
  var entries = EntryPool()
  var freeRow: Int32 = -1
  /// Rows that were removed, but whose entries are still in the lists of their variables.
  var removedRows = Buffer<Int32>()
  /// How many entries those have.
  var removedEntryCount = 0
  var nextAge: UInt32 = 0
  var levels = PriorityLevels()

  // Variables.
  var columns = Buffer<Column>()
  /// By variable: its place in `summed` while a row is composed, ``visited``, or -1.
  var summands = Buffer<Int32>()
  var value = Buffer<Double>()
  /// What a value lacks for its rounding; empty unless the engine is precise.
  var rounding = Buffer<Double>()
  /// The value last told, rounded to 2⁻²⁰.
  var reported = Buffer<Double>()
  var freeVariables = Buffer<Int32>()

  var compositions = CompositionPool()
  var tape = Tape()
  var simplex = Simplex()

  // What is being solved.
  var members = Buffer<Int32>()
  var memberRows = Buffer<Int32>()
  /// By position in `memberRows`, while these are gathered: the row tied its component in.
  var isTied = Buffer<Bool>()
  /// The members, each after those that its definition mentions.
  var order = Buffer<Int32>()
  /// `order` is that of the last elimination, and all definitions in it stand.
  var hasFullOrder = false
  var tick: Int32 = 0

  // What is to be done.
  /// Rows that were made to act, or to stand by, and what they did before.
  var stateChanges = Buffer<StateChange>()
  var isStateChanged = Marks()
  var changedRows = Buffer<Int32>()
  var seeds = Buffer<Int32>()
  var movedParameters = Buffer<Int32>()
  var violated = Buffer<Int32>()
  var loose = Buffer<Int32>()
  /// The strongest priority among the rows that the last run left in error; -1 if all hold.
  var highestError = -1.0
  var isBuilt = false
  /// No equality waits to be taken up.
  var hasAdoptedAll = false
  /// Free variables are to come to rest at the one optimum that the stays single out.
  var wantsUniqueOptimum = true

  // Work space.
  var sorter = RowSorter()
  var stack = Buffer<VisitFrame>()
  var pending = Buffer<Int32>()
  /// The row that is being composed, so far.
  var summed = Buffer<Summand>()

  // What was before.
  var history = History()

  // What came of it.
  var touched = Buffer<Int32>()
  var changedVariables = Buffer<Int32>()
  /// For every component whose required rows cannot all hold: rows that together cannot.
  var conflicts: [Contradiction] = []
  var statistics = Statistics()
  /// Runs that did not end at an optimum.
  var failures = 0
  var perturbsAtOnce = false

  /// Rows whose coefficients lie far apart.
  var wideRows = 0
  /// Plain numbers may be too inexact for the rows: a pivot or a cost was so small that it could be
  /// rounding, as where some are nearly parallel, or a run found no end.
  var isDoubtful = false
  /// Values and multipliers are refined, since there are wide rows or doubtful numbers.
  var isPrecise = false

  /// What counts as 0 among residuals, as long as they are not refined.
  static let plainTolerance = 1e-8
  /// What counts as 0 among refined residuals: less than the rounding of a constant, which other
  /// rows may multiply.
  static let refinedTolerance = 0x1p-60
  /// What counts as 0 among multipliers and costs, as long as they are not refined.
  static let plainCostTolerance = 1e-11
  /// What counts as 0 among refined multipliers and costs.
  static let refinedCostTolerance = 0x1p-84
  /// Below this beside the largest of what cancelled out, a pivot has lost digits that matter.
  static let doubtfulPivot = 0x1p-20
  /// Below this, what does not count as 0 among the costs of rows could be rounding all the same.
  static let doubtfulCost = 1e-8
  /// What counts as 0 beside the largest term of a sum.
  static let cancellation = 1e-12
  /// What counts as 0 beside the largest term of a sum of refined numbers.
  static let noise = 0x1p-44
  /// More than any priority.
  static let fixed = 2000.0

  /// A row that was made to act, or to stand by, and what it did at the last solve.
  struct StateChange: BitwiseCopyable {
    var row: Int32
    var before: Row.State
  }

  /// Counts of work done; whether one has grown tells what a solve did.
  struct Statistics {
    var stepsBack = 0
    var repairs = 0
    var stalls = 0
    var blandPivots = 0
  }
}
