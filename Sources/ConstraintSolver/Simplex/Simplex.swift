/// Work space of a simplex run.
///
/// "By row" is by position in `memberRows`, "by variable" by position in `order`.
struct Simplex: ~Copyable {
  /// A definition worth releasing, and in which direction.
  struct Candidate: BitwiseCopyable {
    var variable: Int32
    /// The row that defined it when it was priced; -1: its stay.
    var row: Int32
    var sign: Double
    /// How much its stay welcomes the step.
    var hold: Double
    /// Where its cost vector begins in `candidateCosts`.
    var cost: Int32
  }

  // By row.
  var residual = Buffer<Double>()
  /// How residuals change along the line, of the rows in `moving`.
  var delta = Buffer<Double>()
  /// The rows that move along the line.
  var moving = Buffer<Int32>()
  var weight = Buffer<Double>()
  /// Rank of its priority among the rows of the run.
  var level = Buffer<Int32>()
  /// By rank of priority: the level of the run, or -1.
  var levelOfRank = Buffer<Int32>()
  /// The slope a row outside the basis is counted with; explicit, also where the row holds.
  var side = Buffer<Int8>()
  /// Constants as they were before the perturbation.
  var constants = Buffer<Double>()
  var isDirty = Buffer<Bool>()
  /// Whether a row costs its distance from the bound, where the stays count.
  var pulls = Buffer<Bool>()

  // By variable.
  /// Multipliers, levels of one variable beside each other.
  var dual = Buffer<Double>()
  /// The levels at which a multiplier is not 0.
  var priced = Buffer<LevelSet>()
  /// Its row is part of a composed definition.
  var isInMultipliers = Buffer<Bool>()
  /// It can move without cost at any level.
  var isMoving = Buffer<Bool>()
  var wasFree = Buffer<Bool>()

  /// By variable index: how variables move along the line.
  var direction = Buffer<Double>()
  /// By variable index, 0 between uses: a direction while it is refined.
  var refined = Buffer<Double>()
  /// By variable index: where stays pull in a perturbed run; empty in others, where that is 0.
  var rest = Buffer<Double>()
  /// Variables with composed definitions, in the order of composition.
  var composed = Buffer<Int32>()
  /// How the cost changes along the line, by level.
  var slope = Buffer<Double>()
  /// The largest of the terms of that, while the engine is precise.
  var slopeSize = Buffer<Double>()
  /// Both, one after the other, as they were before kinks were passed that are not to be.
  var keptSlope = Buffer<Double>()
  /// Multipliers while they are refined, what these lack for their rounding, and what they still
  /// miss.
  var refinedDual = Buffer<Double>()
  var dualRounding = Buffer<Double>()
  var missedDual = Buffer<ExactSum>()
  var candidates = Buffer<Candidate>()
  var candidateCosts = Buffer<Double>()
  /// The candidates are in order, not only the first.
  var areCandidatesSorted = true
  var kinks = KinkList()
  /// Definitions to release together.
  var releases = Buffer<Engine.Release>()
  /// Positions in `memberRows` of the kinks that those pass.
  var crossed = Buffer<Int32>()
  var basis = Buffer<Int32>()
  var spareBasis = Buffer<Int32>()

  /// Levels of the app's rows in this run.
  var rowLevels = 0
  /// Those, and three for stays and pulls where they count.
  var levelCount = 0
  /// How many definitions could be released without cost to any row, and the last of these.
  var releasableCount = 0
  var lastReleasable: Int32 = -1
  /// The stays of moving variables count.
  var countsStays = false
  var isPerturbed = false
  /// Candidates and kinks are taken in a fixed order, and no kink is passed.
  var followsBland = false
  var hasStalled = false
  /// A row that defines a variable outside would have had to move: the component is too small.
  var hasLeaked = false
  var lastStep = 0.0

  /// Pivots in place before a run perturbs; one more for every other row.
  var patience = 30
  /// Pivots in place before a perturbed run follows Bland's rule.
  var perturbedPatience = 40
}
