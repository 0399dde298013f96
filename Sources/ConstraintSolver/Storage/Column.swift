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

  /// Compared with ``Engine/visit``.
  var visited: Int32 = 0

  /// Position in ``Engine/order``.
  var position: Int32 = 0

  /// Place among the terms of the row that is being composed, or -1.
  var summand: Int32 = -1

  var kind = Kind.none

  /// Whether the value is up to date; false only while members are being evaluated.
  var isKnown = true

  /// Whether a row that was taken up mentions it.
  var isMentioned = false

  /// Whether the value comes from a simplex run.
  var isSolved = false

  /// Whether that run ended at the unique optimum.
  var isCanonical = false

  /// The side of the stay in that run; 2: it must remain at its kink; 0: the variable cannot move.
  var stay: Int8 = 0

  /// Whether the value may differ from the one told.
  var isTouched = false
}
