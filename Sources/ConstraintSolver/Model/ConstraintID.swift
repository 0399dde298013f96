/// The name under which a ``Solver`` keeps a constraint.
///
/// It stays valid until the constraint is removed; later constraints never take it over.
public struct ConstraintID: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  /// The last bits of the row's age; only after 2³² constraints could another row with this index
  /// have them.
  let birth: UInt32

  /// The name, as messages spell it.
  public var description: String { "c\(index).\(birth)" }
}
