/// How far parameters can go before a row, or a stay, has to be looked at.
extension Engine {
  /// Where residuals leave a row on its side.
  private struct Side {
    var lowest = -Double.infinity
    var highest = Double.infinity

    static let kink = Side(lowest: -Engine.plainTolerance, highest: Engine.plainTolerance)
    static let above = Side(lowest: Engine.plainTolerance)
    static let below = Side(highest: -Engine.plainTolerance)
  }

  /// Watches a row that is outside the basis and could make something give.
  @inline(__always)
  mutating func watch(_ row: Int32) {
    if !rows[row].isActing || rows[row].defines >= 0 { return }
    let weakest = weakestSupport(row)
    if weakest > priority(of: row), weakest < Self.fixed || !isRequired(row) { return }
    let terms = Definition(
      terms: entryRange(row), constant: rows[row].constant, isComposed: false)
    var sum = sumUp(terms, except: -1)
    if sum.isOpen {
      recordVariables(of: row)
      sum = sumUp(terms, except: -1)
    }
    if sum.stream == Tape.noStream { return }
    if sum.stream == Tape.mixedStream {
      tape.mixed.watches.append(row)
    } else {
      watch(row, sum, on: side(of: row))
    }
  }

  private mutating func recordVariables(of row: Int32) {
    for entry in entryRange(row) {
      let variable = entries.variable(entry)
      if tape.places[variable] == .unknown, columns[variable].definition >= 0 {
        recordUnknown(variable)
      }
    }
  }

  /// Watches the stay of a variable that can move, or is not known to be where it rests.
  @inline(__always)
  mutating func watchStay(_ variable: Int32) {
    let place = tape.places[variable]
    if place == .none || columns[variable].support != 0 || !wantsUniqueOptimum { return }
    if columns[variable].isCanonical ? columns[variable].stay == 0 : columns[variable].kind == .none
    {
      return
    }
    let isLooseNow = !columns[variable].isCanonical && isLoose(variable)
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
      case .lessThanOrEqual: return Side(highest: Self.plainTolerance)
      case .greaterThanOrEqual: return Side(lowest: -Self.plainTolerance)
      }
    }
  }

  @inline(__always)
  private func side(ofStay variable: Int32) -> Side {
    if !columns[variable].isCanonical { return .kink }
    switch columns[variable].stay {
    case 1: return .above
    case -1: return .below
    default: return .kink
    }
  }

  /// Watches `name` where its residual comes close to the end of its side: there rounding errors
  /// could decide.
  @inline(__always)
  private mutating func watch(_ name: Int32, _ sum: AffineSum, on side: Side) {
    let margin = Self.plainTolerance / 2 + sum.size * 0x1p-44
    let origin = tape.streams[sum.stream].origin
    let inverse = 1 / sum.slope
    let isRising = sum.slope > 0
    if side.lowest > -.infinity {
      let bound = origin + (side.lowest + margin - sum.base) * inverse
      tape.streams[sum.stream].watch(name, isRising ? .below : .above, bound)
    }
    if side.highest < .infinity {
      let bound = origin + (side.highest - margin - sum.base) * inverse
      tape.streams[sum.stream].watch(name, isRising ? .above : .below, bound)
    }
  }
}
