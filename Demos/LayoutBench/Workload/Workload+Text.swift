extension Workload {
  /// The layout as lines of words, for programs in other languages.
  ///
  ///     V n                        how many variables there are
  ///     E variable value           the parameter and its first value
  ///     C priority op k n  v c ..  k + sum(c * v)  op  0;  op 0 is ==, 1 is <=, 2 is >=
  ///     H name n  i ..             the rows, counted from 0, that hiding something takes out
  var text: String {
    var text = "V \(variableCount)\nE \(Self.parameter) \(Self.spelled(width))\n"
    for row in rows {
      text += "C \(Self.spelled(row.priority)) \(row.comparison.rawValue)"
      text += " \(Self.spelled(row.constant)) \(row.terms.count)"
      for term in row.terms { text += " \(term.variable) \(Self.spelled(term.coefficient))" }
      text += "\n"
    }
    for set in hideSets {
      text += "H \(set.name) \(set.rows.count)"
      for row in set.rows { text += " \(row)" }
      text += "\n"
    }
    return text
  }

  /// A number as short as it reads back the same, whole ones without a point.
  private static func spelled(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}
