extension FormatParser {
  /// Reads what lies between two parts of a row.
  mutating func parseConnection() throws(VisualFormatError) -> FormatConnection {
    if isExtended, scanner.take("~") { return .equalSpace }
    if scanner.take("->") {
      if isExtended { return .none }
      throw scanner.error(.needsExtendedFormat("'->'"), at: scanner.column - 2)
    }
    guard scanner.take("-") else { return .flush }
    if scanner.peek() == "[" || scanner.peek() == "|" { return .standard }
    let space = try parseSpace()
    if scanner.peek() == "@" { throw scanner.error(.needsParentheses("a priority")) }
    if !scanner.take("-") { throw scanner.expected("'-' after the space") }
    return .space(space)
  }

  private mutating func parseSpace() throws(VisualFormatError) -> [FormatPredicate] {
    if scanner.take("(") { return try parsePredicates() }
    _ = scanner.peek()
    let column = scanner.column
    let base: FormatOperand.Base
    if let number = scanner.takeNumber() {
      base = takesPercent() ? .percentage(number) : .number(number)
    } else if let name = scanner.takeName() {
      base = .name(name, attribute: nil)
    } else if isNegativeNumber() {
      throw scanner.error(.needsParentheses("a space below zero"), at: column)
    } else {
      throw scanner.expected("a number, a metric, '(', '[' or '|' after '-'")
    }
    return [
      FormatPredicate(
        relation: .equal,
        operand: FormatOperand(base: base, multiplier: 1, constant: 0, column: column))
    ]
  }

  /// Whether a number with a minus sign comes next.
  private func isNegativeNumber() -> Bool {
    var copy = scanner
    return copy.take("-") && copy.takeNumber() != nil
  }

  /// Reads the rest of a list whose parenthesis is open.
  mutating func parsePredicates() throws(VisualFormatError) -> [FormatPredicate] {
    var predicates: [FormatPredicate] = []
    repeat {
      predicates.append(try parsePredicate())
    } while scanner.take(",")
    if !scanner.take(")") { throw scanner.expected("')' or ','") }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> FormatPredicate {
    let relation = takeRelation() ?? .equal
    let operand = try parseOperand()
    let priority = scanner.take("@") ? try parsePriority() : nil
    return FormatPredicate(relation: relation, operand: operand, priority: priority)
  }

  private mutating func takeRelation() -> FormatRelation.Comparison? {
    let signs: [(String, FormatRelation.Comparison)] = [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
      ("≤", .lessThanOrEqual), ("≥", .greaterThanOrEqual),
    ]
    for (sign, relation) in signs where scanner.take(sign) { return relation }
    return nil
  }

  private mutating func parsePriority() throws(VisualFormatError) -> FormatPriority {
    _ = scanner.peek()
    let column = scanner.column
    if let number = scanner.takeNumber() { return .number(number, column: column) }
    if let name = scanner.takeName() {
      let strength = isExtended ? Self.strengths[name.text] : nil
      return strength.map { .number($0, column: column) } ?? .name(name)
    }
    throw scanner.expected("a number or a metric after '@'")
  }

  /// The strengths that GTK has names for.
  private static let strengths = ["weak": 250.0, "medium": 500, "strong": 750, "required": 1000]

  // MARK: Operands

  private mutating func parseOperand() throws(VisualFormatError) -> FormatOperand {
    _ = scanner.peek()
    let column = scanner.column
    var operand = FormatOperand(
      base: try parseBase(), multiplier: 1, constant: 0, column: column)
    guard let sign = scanner.peek(), "*/+-".contains(sign) else { return operand }
    if !isExtended { throw scanner.error(.needsExtendedFormat("'\(sign)'")) }
    if scanner.take("*") {
      operand.multiplier = try parseTerm(after: "*")
    } else if scanner.take("/") {
      operand.multiplier = 1 / (try parseTerm(after: "/"))
    }
    if scanner.take("+") {
      operand.constant = try parseTerm(after: "+")
    } else if scanner.take("-") {
      operand.constant = -(try parseTerm(after: "-"))
    }
    return operand
  }

  private mutating func parseTerm(after sign: String) throws(VisualFormatError) -> Double {
    if let number = scanner.takeNumber(), number.isFinite, number > 0 || sign != "/" {
      return number
    }
    throw scanner.expected("a number after '\(sign)'")
  }

  private mutating func parseBase() throws(VisualFormatError) -> FormatOperand.Base {
    if let name = scanner.takeName() {
      return .name(name, attribute: try takeAttribute())
    }
    let isNegative = scanner.take("-")
    if let number = scanner.takeNumber(), number.isFinite {
      let signed = isNegative ? -number : number
      return takesPercent() ? .percentage(signed) : .number(signed)
    }
    throw scanner.expected("a relation, a number, a metric or a view")
  }

  private mutating func takesPercent() -> Bool {
    isExtended && scanner.take("%")
  }

  private mutating func takeAttribute() throws(VisualFormatError) -> FormatAttribute? {
    guard isExtended, scanner.take(".") else { return nil }
    return try parseAttribute()
  }

  /// Reads the name of an attribute.
  private mutating func parseAttribute() throws(VisualFormatError) -> FormatAttribute {
    _ = scanner.peek()
    let column = scanner.column
    guard let name = scanner.takeName() else { throw scanner.expected("an attribute after '.'") }
    guard let attribute = FormatAttribute(named: name.text) else {
      throw scanner.error(.unknownAttribute(name.text), at: column)
    }
    return attribute
  }

  /// Reads what follows `C:`.
  mutating func parseAttributes() throws(VisualFormatError) -> [FormatAttributes] {
    let names = try parseNames()
    var attributes: [FormatAttributes] = []
    while scanner.take(".") {
      let attribute = try parseAttribute()
      if !scanner.take("(") { throw scanner.expected("'(' after the attribute") }
      attributes.append(
        FormatAttributes(
          names: names, attribute: attribute, predicates: try parsePredicates()))
    }
    if attributes.isEmpty { throw scanner.expected("'.' and an attribute") }
    return attributes
  }
}
