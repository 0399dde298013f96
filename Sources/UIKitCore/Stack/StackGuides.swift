/// A guide that a stack makes for its own constraints.
final class StackGuide: UILayoutGuide {}

/// The guides that a stack's constraints refer to.
@MainActor final class StackGuides {
  private var units: [StackUnit: UILayoutGuide] = [:]
  private let make: () -> StackGuide
  private let drop: (UILayoutGuide) -> Void

  private init(make: @escaping () -> StackGuide, drop: @escaping (UILayoutGuide) -> Void) {
    self.make = make
    self.drop = drop
  }

  /// Guides that a stack owns.
  convenience init(of stack: UIStackView) {
    self.init {
      [unowned stack] in
      let guide = StackGuide()
      stack.addLayoutGuide(guide)
      return guide
    } drop: {
      [unowned stack] guide in
      stack.removeLayoutGuide(guide)
    }
  }

  /// The same, and where one is missing, what `make` makes; nothing is taken from the stack.
  func supposing(_ make: @escaping () -> StackGuide) -> StackGuides {
    let guides = StackGuides(make: make, drop: { _ in })
    guides.units = units
    return guides
  }

  /// A guide that several constraints refer to, made when it is first needed.
  subscript(unit: StackUnit) -> UILayoutGuide {
    if let guide = units[unit] { return guide }
    let guide = make()
    guide.identifier = unit.rawValue
    units[unit] = guide
    return guide
  }

  /// Drops the guides that constraints of a style do not refer to.
  func dropUnits(notIn style: StackStyle) {
    for unit in StackUnit.allCases where !style.uses(unit) {
      if let guide = units.removeValue(forKey: unit) { drop(guide) }
    }
  }

  /// Gives a record the distance from the view before, or takes it away.
  func settleGap(of record: ArrangedView, isNeeded: Bool) {
    if isNeeded, record.gap == nil {
      let gap = make()
      gap.identifier = "UISV-distributing"
      record.gap = gap
    } else if !isNeeded, let gap = record.gap {
      drop(gap)
      record.gap = nil
    }
  }
}
