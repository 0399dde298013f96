/// A number that a ``Solver`` chooses, or a parameter that is given to it.
///
/// A name only: values are read from the solver that made it. Variables compare by age, except that
/// one made after another was removed takes over its name.
public struct Variable: Hashable, Sendable, Comparable, CustomStringConvertible {
  let index: Int32

  /// A small number that no other variable of its solver has at the same time.
  package var number: Int { Int(index) }

  /// A variable that no solver has, for constraints that are only supposed; each has a number.
  package static func supposed(_ number: Int) -> Variable {
    Variable(index: Int32(-1 - number))
  }

  /// Whether no solver has the variable.
  var isSupposed: Bool { index < 0 }

  /// Orders variables by the age of their names.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }

  /// The name, as messages spell it.
  public var description: String { "v\(index)" }
}
