/// Composed definitions: where rows would define each other in a circle, one of them defines its
/// variable as `row − Σ factor · defining row`, in variables that do not depend on it.
struct CompositionPool: ~Copyable {
  struct Composition: BitwiseCopyable {
    var constant: Double
    /// The weakest priority among the rows it was composed from.
    var support: Double
    var firstTerm: Int32
    var termCount: Int32
    var firstMultiplier: Int32
    var multiplierCount: Int32

    var terms: Range<Int32> { firstTerm..<firstTerm + termCount }
    var multipliers: Range<Int32> { firstMultiplier..<firstMultiplier + multiplierCount }
  }

  /// How much of a row was taken off.
  struct Multiplier: BitwiseCopyable {
    var factor: Double
    var row: Int32
  }

  /// How full the pool was at some time.
  struct Mark {
    var compositions: Int
    var terms: Int
    var multipliers: Int
  }

  var all = Buffer<Composition>()
  var terms = Buffer<Entry>()
  var multipliers = Buffer<Multiplier>()

  /// What was in use when the pool was last cleaned.
  private var live = 0

  var mark: Mark {
    Mark(compositions: all.count, terms: terms.count, multipliers: multipliers.count)
  }

  /// Whether most of the pool is left over from definitions that are gone.
  var isWasteful: Bool { all.count + terms.count + multipliers.count > 4 * live + 65_536 }

  mutating func noteLive() {
    live = all.count + terms.count + multipliers.count
  }

  mutating func removeAll() {
    all.removeAll()
    terms.removeAll()
    multipliers.removeAll()
  }

  mutating func truncate(to mark: Mark) {
    let none = Composition(
      constant: 0, support: 0, firstTerm: 0, termCount: 0, firstMultiplier: 0, multiplierCount: 0)
    all.resize(to: mark.compositions, filler: none)
    terms.resize(to: mark.terms, filler: Entry(coefficient: 0, variable: 0))
    multipliers.resize(to: mark.multipliers, filler: Multiplier(factor: 0, row: 0))
  }

  /// Moves a composition down over what is no longer used, behind `mark`; returns its new place.
  mutating func move(_ index: Int32, behind mark: inout Mark) -> Int32 {
    var moved = all[index]
    let oldTerms = moved.terms
    let oldMultipliers = moved.multipliers
    moved.firstTerm = Int32(mark.terms)
    moved.firstMultiplier = Int32(mark.multipliers)
    for place in oldTerms {
      terms[mark.terms] = terms[place]
      mark.terms += 1
    }
    for place in oldMultipliers {
      multipliers[mark.multipliers] = multipliers[place]
      mark.multipliers += 1
    }
    let new = mark.compositions
    all[new] = moved
    mark.compositions += 1
    return Int32(new)
  }
}
