/// What stands in a linear expression: a ``Variable`` or an ``Expression``.
public protocol Linear {
  /// The same as an expression.
  var expression: Expression { get }
}

extension Variable: Linear {
  /// The variable alone, as an expression.
  public var expression: Expression { Expression(self) }
}

extension Expression: Linear {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Linear {
  /// Returns the sum of two expressions.
  public static func + (left: Self, right: some Linear) -> Expression {
    var sum = left.expression
    let right = right.expression
    for term in right.terms { sum.add(term) }
    sum.constant += right.constant
    return sum
  }

  /// Returns the sum of an expression and a number.
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// Returns the sum of a number and an expression.
  public static func + (left: Double, right: Self) -> Expression {
    right + left
  }

  /// Returns the difference of two expressions.
  public static func - (left: Self, right: some Linear) -> Expression {
    left + -right.expression
  }

  /// Returns an expression less a number.
  public static func - (left: Self, right: Double) -> Expression {
    left + -right
  }

  /// Returns a number less an expression.
  public static func - (left: Double, right: Self) -> Expression {
    -right.expression + left
  }

  /// Returns the expression with all signs changed.
  public static prefix func - (operand: Self) -> Expression {
    operand * -1
  }

  /// Returns an expression times a number.
  public static func * (left: Self, right: Double) -> Expression {
    let left = left.expression
    var product = Expression(constant: left.constant * right)
    for term in left.terms { product.add(Term(term.variable, times: term.coefficient * right)) }
    return product
  }

  /// Returns a number times an expression.
  public static func * (left: Double, right: Self) -> Expression {
    right * left
  }

  /// Returns an expression divided by a number.
  public static func / (left: Self, right: Double) -> Expression {
    left * (1 / right)
  }
}
