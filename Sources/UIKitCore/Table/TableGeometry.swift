import Foundation

/// Where the rows of a table lie, in points from the top of its first section.
///
/// Rows that are all equally high take no memory each, so a million of them cost nothing: see
/// ``RowHeights``. Which rows are hidden, and what becomes known of the heights of rows that were
/// estimated, can change without anything else being asked again, and without a look at sections
/// that do not show.
struct TableGeometry: Equatable {
  /// The sections, from top to bottom.
  private(set) var sections: [Section] = []
  /// Their heights.
  private var heights = HeightSums()
  /// The sections with rows that are hidden, in order.
  private var collapsedSections: [Int] = []

  /// The height of all sections.
  var height: CGFloat { top(of: sections.count) }

  /// Where a section starts.
  func top(of section: Int) -> CGFloat { heights.sum(ofFirst: section) }

  /// Puts a section below those that are there.
  mutating func append(_ section: Section) {
    if !section.heights.collapsed.isEmpty { collapsedSections.append(sections.count) }
    heights.append(section.height)
    sections.append(section)
  }

  /// Takes the room of these rows away, and gives all others theirs.
  mutating func collapse(_ paths: Set<IndexPath>) {
    let rows = Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row) }
    for section in Set(collapsedSections).union(rows.keys) where sections.indices.contains(section)
    {
      change(section) { $0.heights.collapse(rows[section] ?? []) }
    }
    collapsedSections = rows.keys.filter { section in
      sections.indices.contains(section) && !sections[section].heights.collapsed.isEmpty
    }.sorted()
  }

  /// Whether the height of a row is not an estimate, nor out of date.
  func isSettled(_ path: IndexPath) -> Bool {
    sections[path.section].heights.isSettled(path.row)
  }

  /// Whether the height of a row is, or was, an estimate, and may turn out otherwise.
  func isEstimated(_ path: IndexPath) -> Bool {
    sections[path.section].heights.isEstimated(path.row)
  }

  /// Says how high a row is; returns whether it was thought to have another height.
  @discardableResult
  mutating func settle(_ path: IndexPath, at rowHeight: CGFloat) -> Bool {
    change(path.section) { section in
      let old = section.heights.fullHeight(of: path.row)
      section.heights.settle(path.row, at: rowHeight)
      return section.heights.fullHeight(of: path.row) != old
    }
  }

  /// Says how much room there is above or below a section.
  mutating func settle(_ key: SectionViewKey, at height: CGFloat) {
    change(key.section) { section in
      if key.isHeader {
        section.headerHeight = RowHeights.exact(height)
      } else {
        section.footerHeight = RowHeights.exact(height)
      }
    }
  }

  /// Lets the heights that are known be estimates from now on.
  mutating func unsettle() {
    for index in sections.indices { sections[index].heights.unsettle() }
  }

  /// Changes a section, and keeps ``heights`` in step with it.
  private mutating func change<Result>(
    _ index: Int, _ body: (inout Section) -> Result
  ) -> Result {
    let old = sections[index].height
    let result = body(&sections[index])
    heights.add(sections[index].height - old, at: index)
    return result
  }

  /// The rectangle of a row, less its horizontal extent.
  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (
      top(of: path.section) + section.headerHeight + section.heights.offset(of: path.row),
      section.heights.height(of: path.row)
    )
  }

  /// The row at a height, or nil where there is none.
  func row(at y: CGFloat) -> IndexPath? {
    if sections.isEmpty { return nil }
    let index = heights.place(at: y)
    let section = sections[index]
    let inside = y - top(of: index) - section.headerHeight
    guard inside >= 0, inside < section.rowsHeight else { return nil }
    return IndexPath(row: section.heights.row(at: inside), section: index)
  }

  /// The sections that show between two heights, from top to bottom, with where they start.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [(index: Int, top: CGFloat)] {
    var shown: [(index: Int, top: CGFloat)] = []
    var index = heights.place(at: top)
    var start = self.top(of: index)
    while index < sections.count, start < bottom {
      let end = start + sections[index].height
      if end > top { shown.append((index, start)) }
      (index, start) = (index + 1, end)
    }
    return shown
  }

  /// The rows that show between two heights, from top to bottom, and the hidden ones that would
  /// touch that part if they were shown.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    let shown = sections(from: top, to: bottom).map(\.index)
    let concerned = collapsedSections.isEmpty ? shown : Set(shown + collapsedSections).sorted()
    return concerned.flatMap { index in
      let section = sections[index]
      let start = self.top(of: index) + section.headerHeight
      return section.rows(from: top - start, to: bottom - start).map {
        IndexPath(row: $0, section: index)
      }
    }
  }

  /// The row after or before another, in reading order; a hidden one is stepped over.
  func shownRow(_ distance: Int, from path: IndexPath) -> IndexPath? {
    var next = row(distance, from: path)
    while let candidate = next, isCollapsed(candidate) {
      let further = row(distance < 0 ? -1 : 1, from: candidate)
      if further == candidate { return nil }
      next = further
    }
    return next
  }

  /// Whether a row is hidden and takes no room.
  func isCollapsed(_ path: IndexPath) -> Bool {
    sections[path.section].heights.isCollapsed(path.row)
  }

  /// The row after or before another, in reading order.
  func row(_ distance: Int, from path: IndexPath) -> IndexPath? {
    var path = path
    path.row += distance
    while path.row < 0 || path.row >= sections[path.section].rows {
      if path.row < 0 {
        guard path.section > 0 else { return firstRow }
        path = IndexPath(
          row: path.row + sections[path.section - 1].rows, section: path.section - 1)
      } else {
        guard path.section + 1 < sections.count else { return lastRow }
        path = IndexPath(row: path.row - sections[path.section].rows, section: path.section + 1)
      }
    }
    return path
  }

  /// The first row of all, if there are any.
  var firstRow: IndexPath? {
    sections.firstIndex { $0.rows > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  /// The last row of all, if there are any.
  var lastRow: IndexPath? {
    sections.lastIndex { $0.rows > 0 }.map { IndexPath(row: sections[$0].rows - 1, section: $0) }
  }

  /// The row at a path, or the last one before it; nil where there is none.
  func lastRow(upTo path: IndexPath) -> IndexPath? {
    let section = sections.prefix(path.section + 1).lastIndex { $0.rows > 0 }
    return section.map {
      let last = sections[$0].rows - 1
      return IndexPath(row: $0 == path.section ? min(path.row, last) : last, section: $0)
    }
  }

  /// Whether a path names a section by a row that is not found, and there is such a section.
  func containsSection(named path: IndexPath) -> Bool {
    path.count == 2 && path.row == NSNotFound && sections.indices.contains(path.section)
  }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows).contains(path.row)
  }
}

extension TableGeometry {
  /// The rows of a section, between its header and its footer.
  struct Section: Equatable {
    /// The heights of the rows.
    fileprivate(set) var heights: RowHeights
    /// The room above the rows.
    fileprivate(set) var headerHeight: CGFloat
    /// The room below the rows.
    fileprivate(set) var footerHeight: CGFloat

    init(
      _ heights: RowHeights, collapsed: [Int] = [], headerHeight: CGFloat = 0,
      footerHeight: CGFloat = 0
    ) {
      self.heights = heights
      self.headerHeight = RowHeights.exact(headerHeight)
      self.footerHeight = RowHeights.exact(footerHeight)
      self.heights.collapse(collapsed)
    }

    /// How many rows there are.
    var rows: Int { heights.count }

    /// The height of all rows.
    var rowsHeight: CGFloat { heights.total }

    /// The height of the section.
    var height: CGFloat { headerHeight + rowsHeight + footerHeight }

    /// The rows that show between two heights, in order, and the hidden ones that would touch that
    /// part if they were shown: hiding a row that shows, if only in part, keeps it among them.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [Int] {
      var shown: [Int] = []
      if rowsHeight > top {
        shown += (heights.row(at: max(0, top))..<rows).prefix { heights.offset(of: $0) < bottom }
      }
      let hidden = heights.collapsed.filter {
        let offset = heights.offset(of: $0)
        return offset <= bottom && offset + heights.fullHeight(of: $0) > top
      }
      return hidden.isEmpty ? shown : Set(shown + hidden).sorted()
    }
  }
}
