/// How a constraint compares its expression with 0.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  /// The expression is 0.
  case equal
  /// The expression is at most 0.
  case lessThanOrEqual
  /// The expression is at least 0.
  case greaterThanOrEqual
}

/// What a solution shall satisfy: `expression` compared with 0, as strongly as `priority` says.
///
///     try solver.add(left + width == right)
///     try solver.add((width >= 100).priority(750))
///
/// `==`, `<=` and `>=` make a constraint where one is asked for; where a `Bool` is, they compare
/// the expressions themselves.
public struct Constraint: Hashable, Sendable {
  /// The priority of constraints that must hold.
  public static let required = 1000.0

  /// What is compared with 0.
  public var expression: Expression

  /// How it is compared.
  public var relation: Relation

  /// Above 0, up to ``required``; every value is a level of its own, and no number of weaker
  /// constraints outweighs one of a stronger level.
  public var priority: Double

  /// How much an error counts beside those of the same priority, from 1/1024 to 1024.
  public var weight: Double

  /// Creates a constraint.
  public init(
    _ expression: Expression, _ relation: Relation, priority: Double = Constraint.required,
    weight: Double = 1
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
  }

  /// Returns the same constraint with another priority.
  public func priority(_ priority: Double) -> Constraint {
    Constraint(expression, relation, priority: priority, weight: weight)
  }

  /// Returns the same constraint with another weight.
  public func weight(_ weight: Double) -> Constraint {
    Constraint(expression, relation, priority: priority, weight: weight)
  }
}

extension Linear {
  /// Returns the constraint that two expressions are equal.
  @_disfavoredOverload
  public static func == (left: Self, right: some Linear) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns the constraint that an expression equals a number.
  @_disfavoredOverload
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns the constraint that one expression is at most another.
  @_disfavoredOverload
  public static func <= (left: Self, right: some Linear) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns the constraint that an expression is at most a number.
  @_disfavoredOverload
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns the constraint that one expression is at least another.
  @_disfavoredOverload
  public static func >= (left: Self, right: some Linear) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// Returns the constraint that an expression is at least a number.
  @_disfavoredOverload
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
