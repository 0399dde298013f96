/// Names a view above or below a section.
struct SectionViewKey: Hashable, Comparable {
  var section: Int
  var isHeader: Bool

  static func < (left: Self, right: Self) -> Bool {
    left.section == right.section ? left.isHeader && !right.isHeader : left.section < right.section
  }
}
