extension Workload {
  /// How exactly a peer has to satisfy the required rows.
  static let peerTolerance = 1e-4

  /// The most by which `values` miss a required row or the parameter's value, each as a part of the
  /// largest number in the row, or of 1 if that is less.
  func worstResidual(of values: [Double]) -> Double {
    guard values.count == variableCount else { return .infinity }
    var worst = abs(values[Self.parameter] - width) / max(1, abs(width))
    for row in rows where row.priority == Self.required {
      var sum = row.constant
      var scale = max(1, abs(row.constant))
      for term in row.terms {
        let product = term.coefficient * values[term.variable]
        sum += product
        scale = max(scale, abs(product))
      }
      // Also taken for NaN, which no comparison lets through.
      let missed = row.comparison.error(of: sum) / scale
      worst = missed <= worst ? worst : missed
    }
    return worst
  }
}

extension Workload.Operator {
  fileprivate func error(of sum: Double) -> Double {
    switch self {
    case .equal: abs(sum)
    case .atMost: max(0, sum)
    case .atLeast: max(0, -sum)
    }
  }
}
