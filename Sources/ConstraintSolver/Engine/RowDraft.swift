/// What a row says, before it has an index.
struct RowDraft {
  var relation: Relation
  var constant: Double
  /// The smallest of its coefficients, without signs.
  var smallest: Double
  /// The largest of them.
  var largest: Double
  var priority: Double
  var weight: Double
  var isGiven = false
}
