/// A variable as the engine keeps it, but for its value: what belongs together when one is met.
struct Column: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The record waits to be used again.
    case none
    case position
    case size
    /// Its value is given from outside; it is never solved for.
    case parameter
  }

  /// The weakest priority its value rests on; 0: it is free, or comes from a simplex run.
  var support = 0.0

  /// The first in the list of entries that mention it, among them those of rows removed lately.
  var head: Int32 = -1

  /// The row that defines it; -1: it is free, and its stay defines it.
  var definition: Int32 = -1

  /// Its composed definition in the pool, or -1.
  var composition: Int32 = -1

  /// Compared with ``Engine/tick``: the variable is a member of what is being solved.
  var stamp: Int32 = 0

  /// Position in ``Engine/order``.
  var position: Int32 = 0

  var kind = Kind.none

  /// The side of the stay in the last run; 2: it must remain at its kink; 0: the variable cannot
  /// move.
  var stay: Int8 = 0

  private var flags = Flags.known

  init() {}

  /// Forgets what defines the variable and what was solved: it is to be solved anew.
  @inline(__always)
  mutating func open() {
    definition = -1
    composition = -1
    stay = 0
    flags.formIntersection([.touched, .boundAbove, .boundBelow])
  }
}

extension Column {
  /// What a solve finds out about a variable, but for its value.
  struct Solution: BitwiseCopyable {
    var support: Double
    var definition: Int32
    var composition: Int32
    var stay: Int8
    fileprivate var flags: Flags
  }

  /// What the last solve found out.
  var solution: Solution {
    @inline(__always)
    get {
      Solution(
        support: support, definition: definition, composition: composition, stay: stay,
        flags: flags.intersection(.found))
    }
    @inline(__always)
    set {
      support = newValue.support
      definition = newValue.definition
      composition = newValue.composition
      stay = newValue.stay
      flags.subtract(.found)
      flags.formUnion(newValue.flags)
    }
  }

  /// One bit each, so that a record fills half a line of the cache.
  fileprivate struct Flags: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    static let known = Flags(rawValue: 1 << 0)
    static let mentioned = Flags(rawValue: 1 << 1)
    static let solved = Flags(rawValue: 1 << 2)
    static let canonical = Flags(rawValue: 1 << 3)
    static let touched = Flags(rawValue: 1 << 4)
    static let boundAbove = Flags(rawValue: 1 << 5)
    static let boundBelow = Flags(rawValue: 1 << 6)

    /// What a solve finds out.
    static let found: Flags = [.solved, .canonical]
  }

  /// Whether the value is up to date; false only while members are being evaluated.
  @inline(__always)
  var isKnown: Bool {
    get { flags.contains(.known) }
    set { set(.known, newValue) }
  }

  /// Whether a row that was taken up mentions it.
  @inline(__always)
  var isMentioned: Bool {
    get { flags.contains(.mentioned) }
    set { set(.mentioned, newValue) }
  }

  /// Whether the value comes from a simplex run.
  @inline(__always)
  var isSolved: Bool {
    get { flags.contains(.solved) }
    set { set(.solved, newValue) }
  }

  /// Whether that run ended at the unique optimum.
  @inline(__always)
  var isCanonical: Bool {
    get { flags.contains(.canonical) }
    set { set(.canonical, newValue) }
  }

  /// Whether the value may differ from the one told.
  @inline(__always)
  var isTouched: Bool {
    get { flags.contains(.touched) }
    set { set(.touched, newValue) }
  }

  /// Whether an inequality on the variable alone ever bounded it from above.
  @inline(__always)
  var hadUpperBound: Bool {
    get { flags.contains(.boundAbove) }
    set { set(.boundAbove, newValue) }
  }

  /// Whether an inequality on the variable alone ever bounded it from below.
  @inline(__always)
  var hadLowerBound: Bool {
    get { flags.contains(.boundBelow) }
    set { set(.boundBelow, newValue) }
  }

  @inline(__always)
  private mutating func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.formUnion(flag) } else { flags.subtract(flag) }
  }
}
