/// A coefficient times a variable.
public struct Term: Hashable, Sendable {
  /// What the variable is multiplied by.
  public var coefficient: Double
  /// What is multiplied.
  public var variable: Variable

  /// Creates the product of a coefficient and a variable.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// A sum of terms and a constant.
///
///     let trailing = left + width - 8
public struct Expression: Hashable, Sendable {
  /// At most one term for each variable, none of them 0, oldest mention first.
  public private(set) var terms = TermList()

  /// What is added to the terms.
  public var constant: Double

  /// Creates an expression; terms of the same variable are added up.
  ///
  /// - Complexity: O(*n*²) for *n* terms; expressions are short.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.constant = constant
    for term in terms { add(term) }
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable) {
    constant = 0
    terms.append(Term(variable))
  }

  /// Adds a term to the sum.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public mutating func add(_ term: Term) {
    guard let place = terms.firstIndex(where: { $0.variable == term.variable }) else {
      if term.coefficient != 0 { terms.append(term) }
      return
    }
    terms[place].coefficient += term.coefficient
    if terms[place].coefficient == 0 { terms.remove(at: place) }
  }
}
