/// What composing keeps of a variable.
struct CompositionMark: BitwiseCopyable {
  /// Compared with ``Engine/visit``.
  var visited: Int32 = 0

  /// Place among the terms of the row that is being composed, or -1.
  var summand: Int32 = -1
}
