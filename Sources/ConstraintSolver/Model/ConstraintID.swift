/// The name under which a ``Solver`` keeps a constraint.
///
/// It stays valid until the constraint is removed; later constraints never take it over.
public struct ConstraintID: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  /// The last bits of the row's age, which no other row with this index has.
  let birth: UInt32

  /// The name, as messages spell it.
  public var description: String { "c\(index).\(birth)" }
}
