/// Values to more digits than the definitions alone would give them.
///
/// Where coefficients lie far apart, sums lose digits that matter elsewhere: 1e9 off by one unit in
/// the last place is 1e-7, and a thousand times that in the next row. Composed definitions, which
/// are sums themselves, are off as well. So while there is a wide row, a value is the sum of two
/// doubles, and what the defining rows still miss is solved for with the same definitions, until
/// they miss nothing. Definitions thus need not be exact, only good enough to come nearer.
///
/// Rows that are nearly parallel lose digits in the same way: what is left where they cancel is
/// small, and is divided by. That shows in pivots, and in costs that could be rounding.
extension Engine {
  /// Rows whose coefficients lie farther apart than this are wide.
  static let wideRatio = 32.0
  /// What refined numbers miss is not looked for below this beside the largest term of a sum.
  static let refinedNoise = 0x1p-96
  /// What counts as 0 beside the largest term of a sum of numbers that were refined so far, since
  /// they rest on larger ones.
  static let refinedCancellation = 0x1p-76

  /// Whether values and multipliers have to be refined.
  var needsPrecision: Bool { wideRows > 0 || isDoubtful }

  /// What counts as 0 among residuals and values.
  @inline(__always)
  var tolerance: Double { isPrecise ? Self.refinedTolerance : Self.plainTolerance }

  /// Gives values all the digits that their definitions leave to be found.
  mutating func refineValues() {
    simplex.direction.resize(to: variableCount, filler: 0)
    var before = Double.infinity
    while true {
      let worst = measureMisses()
      // It halves at least, or rounding is all there is.
      if worst == 0 || worst > before / 2 { break }
      before = worst
      spreadOverMultipliers()
      propagate(from: 0)
      for place in 0..<order.count { correct(order[place]) }
    }
    for place in 0..<order.count { simplex.direction[order[place]] = 0 }
  }

  /// Sets `direction` to what the definitions miss; returns the largest of that.
  private mutating func measureMisses() -> Double {
    var worst = 0.0
    for place in 0..<order.count {
      let row = columns[order[place]].definition
      let miss =
        row < 0
        ? 0 : Self.exactSum(rows[row], entries, value, rounding).total(above: Self.refinedNoise)
      simplex.direction[order[place]] = -miss
      worst = max(worst, abs(miss))
    }
    return worst
  }

  private mutating func correct(_ variable: Int32) {
    let change = simplex.direction[variable]
    if change == 0 || columns[variable].definition < 0 { return }
    ExactSum.add(change, to: &value[variable], &rounding[variable])
  }

  @inline(never)
  static func exactResidual(
    _ row: Row, _ entries: borrowing EntryPool, _ value: borrowing Buffer<Double>,
    _ rounding: borrowing Buffer<Double>
  ) -> Double {
    exactSum(row, entries, value, rounding).total(above: refinedCancellation)
  }

  @inline(__always)
  private static func exactSum(
    _ row: Row, _ entries: borrowing EntryPool, _ value: borrowing Buffer<Double>,
    _ rounding: borrowing Buffer<Double>
  ) -> ExactSum {
    var sum = ExactSum(row.constant)
    for place in row.first..<row.first + row.count {
      sum.add(entries.coefficient(place), times: value[entries.variable(place)])
      sum.add(entries.coefficient(place) * rounding[entries.variable(place)])
    }
    return sum
  }
}
