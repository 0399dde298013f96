/// The name under which a ``Solver`` keeps a constraint.
///
/// It stays valid until the constraint is removed; later constraints never take it over.
public struct ConstraintID: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  /// What tells the row from others with this index; only some 2³² constraints later could another
  /// have the same.
  let birth: UInt32

  /// The name, as messages spell it.
  public var description: String { "c\(index).\(birth)" }
}
