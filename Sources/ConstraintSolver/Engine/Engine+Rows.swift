/// What a row says, before it has an index.
struct RowDraft {
  var relation: Relation
  var constant: Double
  var priority: Double
  var weight: Double
  var isGiven = false
}

extension Engine {
  /// Adds a row, which acts from the next ``solve()`` on; terms name each variable once.
  mutating func addRow(_ draft: RowDraft, _ terms: [Term]) -> Int32 {
    let index = takeRow()
    rows[index].relation = draft.relation
    rows[index].constant = draft.constant
    rows[index].priority = draft.priority
    rows[index].weight = draft.weight
    rows[index].age = nextAge
    rows[index].isGiven = draft.isGiven
    rows[index].level = levels.retain(draft.priority)
    rows[index].state = .acting
    nextAge += 1
    let first = takeSegment(terms.count)
    rows[index].first = first
    rows[index].count = Int32(terms.count)
    for place in 0..<terms.count {
      link(first + Int32(place), terms[place], to: index)
    }
    changedRows.append(index)
    return index
  }

  private mutating func link(_ entry: Int32, _ term: Term, to row: Int32) {
    let variable = term.variable.index
    entries[entry] = Entry(coefficient: term.coefficient, variable: variable, row: row)
    let next = head[variable]
    links[entry] = Link(next: next, previous: -1)
    if next >= 0 { links[next].previous = entry }
    head[variable] = entry
  }

  private mutating func takeRow() -> Int32 {
    guard freeRow >= 0 else {
      rows.append(Row())
      return Int32(rows.count - 1)
    }
    let index = freeRow
    freeRow = rows[index].first
    rows[index].defines = -1
    rows[index].accepted = 0
    rows[index].stamp = 0
    return index
  }

  /// Removes a row and gives its storage back.
  mutating func removeRow(_ index: Int32) {
    detach(index)
    for entry in entryRange(index) { unlink(entry) }
    giveBackSegment(rows[index].first, Int(rows[index].count))
    levels.release(rows[index].level)
    rows[index].state = .free
    rows[index].count = 0
    rows[index].generation &+= 1
    rows[index].first = freeRow
    freeRow = index
  }

  private mutating func unlink(_ entry: Int32) {
    let link = links[entry]
    if link.previous >= 0 {
      links[link.previous].next = link.next
    } else {
      head[entries[entry].variable] = link.next
    }
    if link.next >= 0 { links[link.next].previous = link.previous }
  }

  /// Makes a row act, or stand by.
  mutating func setState(_ state: Row.State, of index: Int32) {
    let old = rows[index].state
    if old == state { return }
    rows[index].state = state
    if old == .acting { detach(index) }
    if state == .acting { changedRows.append(index) }
  }

  mutating func setConstant(_ constant: Double, of index: Int32) {
    if rows[index].constant == constant { return }
    rows[index].constant = constant
    touchRow(index)
  }

  mutating func setPriority(_ priority: Double, of index: Int32) {
    if rows[index].priority == priority { return }
    levels.release(rows[index].level)
    rows[index].level = levels.retain(priority)
    rows[index].priority = priority
    touchRow(index)
  }

  mutating func setWeight(_ weight: Double, of index: Int32) {
    if rows[index].weight == weight { return }
    rows[index].weight = weight
    touchRow(index)
  }

  private mutating func touchRow(_ index: Int32) {
    guard rows[index].isActing else { return }
    changedRows.append(index)
    detach(index)
  }

  /// Takes a row out of the solution: what it defined, and what was solved with it, is to be solved
  /// anew.
  private mutating func detach(_ index: Int32) {
    let defined = rows[index].defines
    if defined < 0, rows[index].accepted == 0 { return }
    if defined >= 0 {
      definition[defined] = -1
      rows[index].defines = -1
      seeds.append(defined)
    }
    rows[index].accepted = 0
    for entry in entryRange(index) where isSolved[entries[entry].variable] {
      seeds.append(entries[entry].variable)
    }
  }

  @inline(__always)
  func entryRange(_ row: Int32) -> Range<Int32> {
    let first = rows[row].first
    return unsafe Range(uncheckedBounds: (first, first + rows[row].count))
  }
}

/// Segments of `entries`: exact sizes up to 16, powers of two above.
extension Engine {
  private static func sizeClass(_ count: Int) -> Int {
    count <= 16 ? count : 12 + Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  private static func capacity(ofClass sizeClass: Int) -> Int {
    sizeClass <= 16 ? sizeClass : 1 << (sizeClass - 12)
  }

  private mutating func takeSegment(_ count: Int) -> Int32 {
    if count == 0 { return 0 }
    let sizeClass = Self.sizeClass(count)
    if sizeClass < freeSegments.count, freeSegments[sizeClass] >= 0 {
      let first = freeSegments[sizeClass]
      freeSegments[sizeClass] = links[first].next
      return first
    }
    let first = entries.count
    let end = first + Self.capacity(ofClass: sizeClass)
    entries.resize(to: end, filler: Entry(coefficient: 0, variable: -1, row: -1))
    links.resize(to: end, filler: Link(next: -1, previous: -1))
    return Int32(first)
  }

  private mutating func giveBackSegment(_ first: Int32, _ count: Int) {
    if count == 0 { return }
    let sizeClass = Self.sizeClass(count)
    if sizeClass >= freeSegments.count {
      freeSegments.resize(to: sizeClass + 1, filler: -1)
    }
    links[first] = Link(next: freeSegments[sizeClass], previous: -1)
    freeSegments[sizeClass] = first
  }
}
