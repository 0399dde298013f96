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

  /// The first of the entries that mention it.
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

  /// The side of the stay in the last run; 2: it must remain at its kink; 0: the variable cannot move.
  var stay: Int8 = 0

  private var flags: UInt8 = 1

  init() {}

  /// Whether the value is up to date; false only while members are being evaluated.
  @inline(__always)
  var isKnown: Bool {
    get { flags & 1 != 0 }
    set { set(1, newValue) }
  }

  /// Whether a row that was taken up mentions it.
  @inline(__always)
  var isMentioned: Bool {
    get { flags & 2 != 0 }
    set { set(2, newValue) }
  }

  /// Whether the value comes from a simplex run.
  @inline(__always)
  var isSolved: Bool {
    get { flags & 4 != 0 }
    set { set(4, newValue) }
  }

  /// Whether that run ended at the unique optimum.
  @inline(__always)
  var isCanonical: Bool {
    get { flags & 8 != 0 }
    set { set(8, newValue) }
  }

  /// Whether the value may differ from the one told.
  @inline(__always)
  var isTouched: Bool {
    get { flags & 16 != 0 }
    set { set(16, newValue) }
  }

  /// Whether an inequality on the variable alone ever bounded it from above.
  @inline(__always)
  var hadUpperBound: Bool {
    get { flags & 32 != 0 }
    set { set(32, newValue) }
  }

  /// Whether an inequality on the variable alone ever bounded it from below.
  @inline(__always)
  var hadLowerBound: Bool {
    get { flags & 64 != 0 }
    set { set(64, newValue) }
  }

  @inline(__always)
  private mutating func set(_ flag: UInt8, _ isSet: Bool) {
    flags = isSet ? flags | flag : flags & ~flag
  }

  /// Forgets what defines the variable and what was solved: it is to be solved anew.
  @inline(__always)
  mutating func open() {
    definition = -1
    composition = -1
    stay = 0
    flags &= 16 | 32 | 64
  }
}

/// What composing keeps of a variable.
struct CompositionMark: BitwiseCopyable {
  /// Compared with ``Engine/visit``.
  var visited: Int32 = 0

  /// Place among the terms of the row that is being composed, or -1.
  var summand: Int32 = -1
}
