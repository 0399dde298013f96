/// Values as functions of the parameters that moved lately: a resize is one pass over flat arrays.
///
/// While no row changes its side, every value is `base + Σ slope · (p − origin)` over the
/// parameters *p*. A row outside the basis, or a stay, remains on its side while its residual stays
/// in an interval, and so while its parameter does; all intervals together say how far a parameter
/// can go without any row being looked at. What repairs and changes of rows touch is noted, and
/// recorded anew before the next move.
///
/// Bases are evaluated at the origin from the definitions, as any value is. At *p* the rounding
/// errors are those of evaluating the definitions at both, at worst about *n* · 2⁻⁵³ · max(|base|,
/// |slope| · |p − origin|) for *n* definitions that rest on each other. The origin moves when |p −
/// origin| exceeds max(2¹², |p|): the error stays below that of values of a few thousand points, or
/// of the parameter's own size, which is what a fresh solver's is; 2⁻²⁰, to which values are told,
/// lies some 20 bits above it.
struct Tape: ~Copyable {
  /// How many parameters a tape can have.
  static let capacity = 7
  /// Stands for what depends on several parameters.
  static let mixedStream = 7
  static let noStream = -1
  /// How far from its origin a parameter may be in any case.
  static let nearby = 4096.0
  /// Parameters beyond it have no intervals: residuals are not exact enough.
  static let farthest = 0x1p24

  /// Whether the forms are those of all definitions but what is noted as outdated.
  private(set) var isRecorded = false
  /// The number of the solution it was last brought up to date with.
  var solution = -1
  var streams = SlotList<ParameterStream>(capacity: Self.capacity)
  var mixed = MixedStream()
  /// By variable.
  var places = Buffer<FormPlace>()

  /// Variables, and rows, that are to be recorded anew.
  var outdated = Buffer<Int32>()
  var outdatedRows = Buffer<Int32>()
  var isOutdated = Marks()
  var isOutdatedRow = Marks()

  /// The streams, as bits, whose parameters moved and whose values have not followed yet.
  var behind = 0
  /// The streams, as bits, whose values have followed and are not told yet.
  var untold = 0

  /// Work space: one number for each parameter, and another one.
  var slopes = Buffer<Double>()
  var slopeSizes = Buffer<Double>()

  /// Adds a stream for a parameter, whose bases are for the value it has at `origin`.
  mutating func addStream(for parameter: Int32, at origin: Double) {
    streams.append { ParameterStream() }
    streams[streams.count - 1].start(with: parameter, at: origin)
  }

  /// The stream of a parameter, or ``noStream``.
  @inline(__always)
  func stream(of parameter: Int32) -> Int {
    for stream in 0..<streams.count where streams[stream].parameter == parameter { return stream }
    return Self.noStream
  }

  @inline(__always)
  func covers(_ moved: borrowing Buffer<Int32>) -> Bool {
    guard isRecorded else { return false }
    for place in 0..<moved.count where stream(of: moved[place]) == Self.noStream { return false }
    return true
  }

  /// Forgets all forms, but not which parameters moved lately.
  mutating func invalidate() {
    isRecorded = false
    behind = 0
    untold = 0
    forgetOutdated()
  }

  mutating func noteRecorded() {
    isRecorded = true
    forgetOutdated()
  }

  /// Nothing is outdated: whatever changed is again what it was.
  mutating func forgetOutdated() {
    for place in 0..<outdated.count { isOutdated.remove(outdated[place]) }
    for place in 0..<outdatedRows.count { isOutdatedRow.remove(outdatedRows[place]) }
    outdated.removeAll()
    outdatedRows.removeAll()
  }

  /// Notes that a variable has another definition or value; what rests on it has, too.
  @inline(__always)
  mutating func note(_ variable: Int32) {
    if isRecorded, isOutdated.insert(variable) { outdated.append(variable) }
  }

  @inline(__always)
  mutating func noteRow(_ row: Int32) {
    if isRecorded, isOutdatedRow.insert(row) { outdatedRows.append(row) }
  }

  /// Notes that a variable or parameter is given back.
  mutating func noteRemoved(_ variable: Int32) {
    if stream(of: variable) == Self.noStream { return note(variable) }
    invalidate()
    streams.removeAll()
  }

  /// Drops the watches of what is outdated.
  mutating func dropOutdatedWatches() {
    for stream in 0..<streams.count {
      streams[stream].dropWatches(of: isOutdatedRow, isOutdated)
    }
    var kept = 0
    for place in 0..<mixed.watches.count {
      let name = mixed.watches[place]
      if name < 0 ? isOutdated.contains(-1 - name) : isOutdatedRow.contains(name) { continue }
      mixed.watches[kept] = name
      kept += 1
    }
    mixed.watches.resize(to: kept, filler: 0)
  }

  /// Evaluates a stream and tells its values; see ``ParameterStream/tell(at:into:_:_:)``.
  func tell(
    _ stream: Int, at distance: Double, into value: borrowing Buffer<Double>,
    _ reported: borrowing Buffer<Double>, _ changed: inout Buffer<Int32>
  ) {
    streams[stream].tell(at: distance, into: value, reported, &changed)
  }
}
