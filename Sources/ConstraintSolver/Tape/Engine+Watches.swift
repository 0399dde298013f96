/// How far parameters can go before a row, or a stay, has to be looked at.
extension Engine {
  /// Where residuals leave a row on its side.
  private struct Side {
    var lowest = -Double.infinity
    var highest = Double.infinity

    static let kink = Side(lowest: -Engine.tolerance, highest: Engine.tolerance)
    static let above = Side(lowest: Engine.tolerance)
    static let below = Side(highest: -Engine.tolerance)
  }

  /// Watches a row that is outside the basis and could make something give.
  @inline(__always)
  mutating func watch(_ row: Int32) {
    if !rows[row].isActing || rows[row].defines >= 0 { return }
    let terms = Definition(
      terms: entryRange(row), constant: rows[row].constant, support: 0, isComposed: false)
    let sum = sumUp(terms, except: -1)
    if sum.stream == Tape.noStream { return }
    let weakest = weakestSupport(row)
    if weakest > rows[row].priority, weakest < Self.fixed || !rows[row].isRequired { return }
    if sum.stream == Tape.mixedStream {
      tape.mixed.watches.append(row)
    } else {
      watch(row, sum, on: side(of: row))
    }
  }

  /// Watches the stay of a variable that can move, or is not known to be where it rests.
  @inline(__always)
  mutating func watchStay(_ variable: Int32) {
    let place = tape.places[variable]
    if place == .none || support[variable] != 0 || !wantsUniqueOptimum { return }
    if isCanonical[variable] ? stay[variable] == 0 : kind[variable] == .none { return }
    let isLooseNow = !isCanonical[variable] && isLoose(variable)
    if place.stream == Tape.mixedStream || isLooseNow {
      tape.mixed.watches.append(-1 - variable)
      return
    }
    let form = tape.streams[place.stream].forms[place.index]
    if form.slope == 0 { return }
    var sum = AffineSum(constant: form.base)
    sum.slope = form.slope
    sum.stream = place.stream
    watch(-1 - variable, sum, on: side(ofStay: variable))
  }

  @inline(__always)
  private func side(of row: Int32) -> Side {
    switch rows[row].accepted {
    case 2: return .kink
    case 1: return .above
    case -1: return .below
    default:
      switch rows[row].relation {
      case .equal: return .kink
      case .lessThanOrEqual: return Side(highest: Self.tolerance)
      case .greaterThanOrEqual: return Side(lowest: -Self.tolerance)
      }
    }
  }

  @inline(__always)
  private func side(ofStay variable: Int32) -> Side {
    if !isCanonical[variable] { return .kink }
    switch stay[variable] {
    case 1: return .above
    case -1: return .below
    default: return .kink
    }
  }

  /// Watches `name` where its residual comes close to the end of its side: there rounding errors
  /// could decide.
  @inline(__always)
  private mutating func watch(_ name: Int32, _ sum: AffineSum, on side: Side) {
    let margin = Self.tolerance / 2 + sum.size * 0x1p-44
    let origin = tape.streams[sum.stream].origin
    let one = origin + (side.lowest + margin - sum.base) / sum.slope
    let other = origin + (side.highest - margin - sum.base) / sum.slope
    if sum.slope > 0 {
      tape.streams[sum.stream].watch(name, between: one, and: other)
    } else {
      tape.streams[sum.stream].watch(name, between: other, and: one)
    }
  }
}
