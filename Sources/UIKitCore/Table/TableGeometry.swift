import Foundation

/// Where the rows of a table lie, in points from the top of its first section.
///
/// Rows that are all equally high take no memory each, so a million of them cost nothing.
struct TableGeometry: Equatable {
  /// The sections, from top to bottom.
  private(set) var sections: [Section] = []

  /// The height of all sections.
  private(set) var height: CGFloat = 0

  /// Puts a section below those that are there.
  mutating func append(_ section: Section) {
    var section = section
    section.top = height
    height += section.height
    sections.append(section)
  }

  /// The rectangle of a row, less its horizontal extent.
  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (
      section.top + section.headerHeight + section.offset(of: path.row),
      section.height(of: path.row)
    )
  }

  /// The row at a height, or nil where there is none.
  func row(at y: CGFloat) -> IndexPath? {
    guard let index = sections.firstIndex(where: { y >= $0.top && y < $0.top + $0.height }) else {
      return nil
    }
    let section = sections[index]
    let inside = y - section.top - section.headerHeight
    guard inside >= 0, inside < section.rowsHeight else { return nil }
    return IndexPath(row: section.row(at: inside), section: index)
  }

  /// The rows that show between two heights, from top to bottom.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.rows > 0 && section.top < bottom && section.top + section.height > top {
      let start = section.top + section.headerHeight
      guard bottom > start else { continue }
      let first = section.row(at: max(0, top - start))
      for row in first..<section.rows {
        if start + section.offset(of: row) >= bottom { break }
        paths.append(IndexPath(row: row, section: index))
      }
    }
    return paths
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

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows).contains(path.row)
  }
}

extension TableGeometry {
  /// The rows of a section, between its header and its footer.
  struct Section: Equatable {
    /// How many rows there are.
    let rows: Int
    /// The room above the rows.
    let headerHeight: CGFloat
    /// The room below the rows.
    let footerHeight: CGFloat
    fileprivate(set) var top: CGFloat = 0
    /// The height of every row, where they are alike.
    private let rowHeight: CGFloat
    /// Where each row ends, where they differ.
    private let ends: [CGFloat]
    /// The rows that are hidden and take no room, in order.
    private let collapsed: [Int]

    /// A section of equal rows.
    init(
      rows: Int, rowHeight: CGFloat, collapsed: [Int] = [], headerHeight: CGFloat = 0,
      footerHeight: CGFloat = 0
    ) {
      self.rows = rows
      self.rowHeight = rowHeight
      ends = []
      self.collapsed = collapsed
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
    }

    /// A section of rows of given heights.
    init(
      heights: [CGFloat], collapsed: [Int] = [], headerHeight: CGFloat = 0,
      footerHeight: CGFloat = 0
    ) {
      rows = heights.count
      rowHeight = 0
      var end: CGFloat = 0
      ends = heights.map {
        end += $0
        return end
      }
      self.collapsed = collapsed
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
    }

    /// The height of all rows.
    var rowsHeight: CGFloat { offset(of: rows) }

    /// The height of the section.
    var height: CGFloat { headerHeight + rowsHeight + footerHeight }

    /// The height of a row.
    func height(of row: Int) -> CGFloat {
      collapsed.contains(row) ? 0 : fullHeight(of: row)
    }

    /// How far a row lies below the first one.
    func offset(of row: Int) -> CGFloat {
      let full = ends.isEmpty ? CGFloat(row) * rowHeight : row == 0 ? 0 : ends[row - 1]
      return collapsed.prefix { $0 < row }.reduce(full) { $0 - fullHeight(of: $1) }
    }

    /// The last row that starts at or above a height; the first one if none does.
    func row(at y: CGFloat) -> Int {
      var low = 0
      var high = rows
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if offset(of: middle) <= y { low = middle } else { high = middle }
      }
      return low
    }

    private func fullHeight(of row: Int) -> CGFloat {
      if ends.isEmpty { return rowHeight }
      return row == 0 ? ends[0] : ends[row] - ends[row - 1]
    }
  }
}
