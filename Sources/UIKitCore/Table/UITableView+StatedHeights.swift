import Foundation

extension UITableView {
  /// The height that rows are thought to have, in points.
  var estimatedHeight: CGFloat {
    let height = checked(estimatedRowHeight, "the estimatedRowHeight of a table")
    return height > 0 ? height : Self.defaultRowHeight
  }

  /// A height that an app states; traps with it where nothing can be that high.
  func checked(_ height: CGFloat, _ name: @autoclosure () -> String) -> CGFloat {
    precondition(height < Self.heightLimit, "\(name()) cannot be \(height) points")
    return max(0, height)
  }

  /// Up to here sums of heights are exact.
  private static var heightLimit: CGFloat { 0x1p32 }

  /// The height that is stated for a row, or nil where the row sizes itself.
  func statedHeight(of path: IndexPath) -> CGFloat? {
    let stated = delegate?.tableView(self, heightForRowAt: path) ?? Self.unstatedHeight
    let height = stated == Self.unstatedHeight ? rowHeight : stated
    if height == Self.automaticDimension { return nil }
    return checked(height, "the height of row \(path)")
  }

  /// The height that the delegate thinks a row has; nil where it says nothing.
  private func delegatesEstimate(of path: IndexPath) -> CGFloat? {
    let stated = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.unstatedHeight
    if stated == Self.unstatedHeight { return nil }
    let height = checked(stated, "the estimated height of row \(path)")
    return height > 0 ? height : estimatedHeight
  }

  /// The heights of a section's rows, as far as they are known before the rows come into sight.
  func makeHeights(_ section: Int, rows: Int) -> RowHeights {
    guard rows > 0 else { return RowHeights([]) }
    let first = IndexPath(row: 0, section: section)
    let delegatesHeight = delegate?.tableView(self, heightForRowAt: first)
    if delegatesHeight == nil || delegatesHeight == Self.unstatedHeight, rowHeight >= 0 {
      return RowHeights(count: rows, each: checked(rowHeight, "the rowHeight of a table"))
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
