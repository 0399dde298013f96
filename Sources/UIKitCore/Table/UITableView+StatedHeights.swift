import Foundation

extension UITableView {
  /// The height that rows are thought to have, in points.
  var estimatedHeight: CGFloat {
    estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight
  }

  /// The height that is stated for a row, or nil where the row sizes itself.
  func statedHeight(of path: IndexPath) -> CGFloat? {
    let stated = delegate?.tableView(self, heightForRowAt: path) ?? Self.unstatedHeight
    let height = stated == Self.unstatedHeight ? rowHeight : stated
    return height == Self.automaticDimension ? nil : max(0, height)
  }

  /// The height that the delegate thinks a row has; nil where it says nothing.
  private func delegatesEstimate(of path: IndexPath) -> CGFloat? {
    let stated = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.unstatedHeight
    if stated == Self.unstatedHeight { return nil }
    return stated > 0 ? stated : estimatedHeight
  }

  /// The heights of a section's rows, as far as they are known before the rows come into sight.
  func makeHeights(_ section: Int, rows: Int) -> RowHeights {
    guard rows > 0 else { return RowHeights([]) }
    let first = IndexPath(row: 0, section: section)
    let delegatesHeight = delegate?.tableView(self, heightForRowAt: first)
    if delegatesHeight == nil || delegatesHeight == Self.unstatedHeight, rowHeight >= 0 {
      return RowHeights(count: rows, each: rowHeight)
    }
    let paths = (0..<rows).lazy.map { IndexPath(row: $0, section: section) }
    if delegatesEstimate(of: first) != nil {
      return RowHeights(
        paths.map { self.delegatesEstimate(of: $0) ?? self.estimatedHeight }, estimates: .all)
    }
    if estimatedRowHeight > 0 || statedHeight(of: first) == nil {
      return RowHeights(count: rows, each: estimatedHeight, estimates: .all)
    }
    let stated = paths.map { self.statedHeight(of: $0) }
    let unstated = stated.indices.filter { stated[$0] == nil }
    return RowHeights(
      stated.map { $0 ?? estimatedHeight },
      estimates: unstated.isEmpty ? .none : .some(Set(unstated)))
  }
}
