/// One step of a walk through definitions.
struct VisitFrame: BitwiseCopyable {
  var variable: Int32
  var next: Int32
  var end: Int32
}

/// A definition as it is evaluated: its own row, or a composed one.
struct Definition {
  var terms: Range<Int32>
  var constant: Double
  var isComposed: Bool
}

extension Engine {
  /// The terms that define a variable; it must have a definition.
  @inline(__always)
  func definition(of variable: Int32) -> Definition {
    let index = columns[variable].composition
    if index >= 0 {
      let composed = compositions.all[index]
      return Definition(
        terms: composed.terms, constant: composed.constant, isComposed: true)
    }
    let row = columns[variable].definition
    return Definition(
      terms: entryRange(row), constant: rows[row].constant, isComposed: false)
  }

  /// The weakest priority among the rows that a defined variable is defined by.
  @inline(__always)
  func ownSupport(of variable: Int32) -> Double {
    let index = columns[variable].composition
    return index >= 0 ? compositions.all[index].support : strength(columns[variable].definition)
  }

  /// How strongly a row that is tight holds its variables there: an inequality only if another one
  /// keeps its only variable from leaving the other way.
  @inline(__always)
  func strength(_ row: Int32) -> Double {
    if rows[row].relation == .equal { return priority(of: row) }
    let twin = rows[row].count == 1 ? twin(of: row) : -1
    return twin < 0 ? 0 : min(priority(of: row), priority(of: twin))
  }

  /// The strongest inequality that bounds the only variable of another from the other side, at the
  /// same value; -1 if there is none.
  @inline(__always)
  func twin(of row: Int32) -> Int32 {
    let own = entry(rows[row].first)
    let bound = rows[row].constant / own.coefficient
    let isUpper = isUpperBound(row, own.coefficient)
    let hadOthers =
      isUpper ? columns[own.variable].hadLowerBound : columns[own.variable].hadUpperBound
    if !hadOthers { return -1 }
    var best: Int32 = -1
    var entry = columns[own.variable].head
    while entry >= 0 {
      let other = entries.links[entry].row
      let coefficient = entries.coefficient(entry)
      entry = entries.links[entry].next
      guard rows[other].count == 1, rows[other].isActing, rows[other].relation != .equal,
        rows[other].constant / coefficient == bound,
        isUpper != isUpperBound(other, coefficient)
      else { continue }
      if best < 0 || priority(of: other) > priority(of: best) { best = other }
    }
    return best
  }

  @inline(__always)
  func term(_ place: Int32, of definition: Definition) -> Entry {
    definition.isComposed ? compositions.terms[place] : entry(place)
  }

  /// Evaluates a variable whose definition mentions only known ones, and puts it in order.
  @inline(__always)
  mutating func makeKnown(_ variable: Int32) {
    columns[variable].isKnown = true
    if isPrecise { rounding[variable] = 0 }
    touch(variable)
    columns[variable].position = Int32(order.count)
    order.append(variable)
    if columns[variable].definition < 0 {
      value[variable] = rest(of: variable)
      columns[variable].support = 0
      return
    }
    let defining = definition(of: variable)
    var total = defining.constant
    var weakest = ownSupport(of: variable)
    var pivot = 1.0
    for place in defining.terms {
      let term = term(place, of: defining)
      if term.variable == variable {
        pivot = term.coefficient
      } else {
        total += term.coefficient * value[term.variable]
        weakest = min(weakest, columns[term.variable].support)
      }
    }
    value[variable] = total * (-1 / pivot)
    columns[variable].support = weakest
  }

  /// Evaluates a member after all that its definition rests on.
  mutating func settle(_ root: Int32) {
    stack.removeAll()
    stack.append(frame(root))
    while !stack.isEmpty {
      let top = stack.count - 1
      let variable = stack[top].variable
      if let next = descend(top, into: { !$0.columns[$1].isKnown }) {
        stack.append(frame(next))
        continue
      }
      stack.removeLast()
      if !columns[variable].isKnown { makeKnown(variable) }
    }
  }

  /// Walks from a defined variable through definitions; what rests on known variables only becomes
  /// known, the rest is appended to `pending`, each after what it rests on, and stays marked as
  /// visited.
  mutating func collectUnknown(below root: Int32) {
    stack.removeAll()
    stack.append(frame(root))
    while !stack.isEmpty {
      let top = stack.count - 1
      let variable = stack[top].variable
      let next = descend(top) { engine, variable in
        !engine.columns[variable].isKnown && engine.columns[variable].definition >= 0
          && engine.summands[variable] != Self.visited
      }
      if let next {
        summands[next] = Self.visited
        stack.append(frame(next))
        continue
      }
      stack.removeLast()
      if restsOnKnown(variable) {
        makeKnown(variable)
        summands[variable] = -1
      } else {
        pending.append(variable)
      }
    }
  }

  @inline(__always)
  private func restsOnKnown(_ variable: Int32) -> Bool {
    let defining = definition(of: variable)
    for place in defining.terms {
      let other = term(place, of: defining).variable
      if other != variable, !columns[other].isKnown { return false }
    }
    return true
  }

  @inline(__always)
  func frame(_ variable: Int32) -> VisitFrame {
    if columns[variable].definition < 0 { return VisitFrame(variable: variable, next: 0, end: 0) }
    let terms = definition(of: variable).terms
    return VisitFrame(variable: variable, next: terms.lowerBound, end: terms.upperBound)
  }

  /// The next variable that a frame's definition mentions and that `isOpen` asks for.
  @inline(__always)
  mutating func descend(
    _ frame: Int, into isOpen: (borrowing Engine, Int32) -> Bool
  ) -> Int32? {
    let variable = stack[frame].variable
    let isComposed = columns[variable].composition >= 0
    var place = stack[frame].next
    let end = stack[frame].end
    while place < end {
      let other = isComposed ? compositions.terms[place].variable : entries.variable(place)
      place += 1
      if other == variable || !isOpen(self, other) { continue }
      stack[frame].next = place
      return other
    }
    stack[frame].next = end
    return nil
  }
}
