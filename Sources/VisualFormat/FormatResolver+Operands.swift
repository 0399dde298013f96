extension FormatResolver {
  /// Adds what is said of a view's size along an axis.
  mutating func addSizes(of view: FormatView, _ axis: FormatAxis) throws(VisualFormatError) {
    for predicate in view.predicates {
      let priority = try priority(of: predicate)
      relations.append(
        try compare(
          .view(view.name.text), axis.size, predicate, superviewOf: view.name.text, priority))
    }
  }

  /// Adds what is said of single attributes.
  mutating func add(_ attributes: FormatAttributes) throws(VisualFormatError) {
    for name in attributes.names {
      try checkView(name)
      for predicate in attributes.predicates {
        let priority = try priority(of: predicate)
        let relation = try compare(
          .view(name.text), attributes.attribute, predicate, superviewOf: name.text, priority)
        if relation.second == nil, !attributes.attribute.isSize {
          throw error(
            .unrelatedLocation(attributes.attribute.rawValue), at: predicate.operand.column)
        }
        relations.append(relation)
      }
    }
  }

  /// A predicate on an attribute of an item.
  func compare(
    _ item: FormatRelation.Item, _ attribute: FormatAttribute, _ predicate: FormatPredicate,
    superviewOf name: String, _ priority: Double
  ) throws(VisualFormatError) -> FormatRelation {
    let operand = predicate.operand
    var relation = FormatRelation(
      first: item, firstAttribute: attribute, comparison: predicate.relation, second: nil,
      secondAttribute: attribute, multiplier: operand.multiplier,
      constant: .points(operand.constant), priority: priority)
    if let points = try points(operand) {
      relation.multiplier = 1
      relation.constant = .points(points)
      return relation
    }
    switch operand.base {
    case .number: break
    case .percentage(let hundredths):
      if views[name] != true { throw error(.noSuperview(of: name), at: operand.column) }
      relation.second = .superview(of: name)
      relation.multiplier *= hundredths / 100
    case .name(let other, let otherAttribute):
      if views[other.text] == nil { throw error(.unknownName(other.text), at: other.endColumn) }
      relation.second = .view(other.text)
      relation.secondAttribute = otherAttribute ?? attribute
    }
    if !attribute.compares(with: relation.secondAttribute) {
      throw error(
        .incomparable(attribute.rawValue, relation.secondAttribute.rawValue), at: operand.column)
    }
    return relation
  }

  /// The points an operand comes to, where it names neither a view nor a part of one.
  func points(_ operand: FormatOperand) throws(VisualFormatError) -> Double? {
    let base: Double
    switch operand.base {
    case .number(let number): base = number
    case .percentage: return nil
    case .name(let name, nil):
      guard let metric = metrics[name.text] else { return nil }
      base = try finite(metric, name)
    case .name: return nil
    }
    return base * operand.multiplier + operand.constant
  }

  /// The priority of a predicate, as a number.
  func priority(of predicate: FormatPredicate) throws(VisualFormatError) -> Double {
    switch predicate.priority {
    case nil: return 1000
    case .number(let value, let column): return try checked(value, at: column)
    case .name(let name):
      if let value = metrics[name.text] {
        return try checked(try finite(value, name), at: name.endColumn)
      }
      if views[name.text] == nil { throw error(.unknownMetric(name.text), at: name.endColumn) }
      throw error(.viewInsteadOfNumber(name.text), at: name.endColumn)
    }
  }

  private func finite(_ value: Double, _ name: FormatName) throws(VisualFormatError) -> Double {
    if value.isFinite { return value }
    throw error(.metricIsNotANumber(name.text), at: name.endColumn)
  }

  private func checked(_ value: Double, at column: Int) throws(VisualFormatError) -> Double {
    if value > 0, value <= 1000 { return value }
    throw error(.priorityOutOfRange(value), at: column)
  }
}
