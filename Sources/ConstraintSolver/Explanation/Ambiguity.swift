/// Where a variable could go as well: no constraint would be satisfied better or worse than it is.
public enum Ambiguity: Hashable, Sendable, CaseIterable {
  /// A greater value would do.
  case greater
  /// A smaller value would do.
  case smaller
  /// Either would do.
  case both
}
