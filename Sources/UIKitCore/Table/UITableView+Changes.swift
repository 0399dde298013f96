public import Foundation

/// Rows that are inserted and deleted together.
struct RowBatch {
  var depth = 0
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
}

extension UITableView {
  /// Asks for all rows again; nothing stays selected.
  public func reloadData() {
    for (path, cell) in cells { recycle(cell, from: path) }
    cells = [:]
    collapsedRows = []
    for view in sectionViews.values { view.removeFromSuperview() }
    sectionViews = [:]
    selectedRows = []
    focusedRow = nil
    geometryDidChange()
  }

  /// Shows rows that the data source has now; the paths are those after the change.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animation` says.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.batch?.inserted.formUnion(indexPaths) }
  }

  /// Takes rows away that the data source has no longer; the paths are those before the change.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animation` says.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.batch?.deleted.formUnion(indexPaths) }
  }

  /// Asks for rows again; the paths are those before any other change.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animation` says.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.batch?.reloaded.formUnion(indexPaths) }
  }

  /// Makes several changes as one: deletions count first, then insertions.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Collects changes until ``endUpdates()``.
  public func beginUpdates() {
    updateGeometry()
    var batch = self.batch ?? RowBatch()
    batch.depth += 1
    self.batch = batch
  }

  /// Makes the changes since ``beginUpdates()``.
  public func endUpdates() {
    guard var current = batch else { return }
    current.depth -= 1
    batch = current.depth > 0 ? current : nil
    if current.depth == 0 { apply(current) }
  }

  private func apply(_ batch: RowBatch) {
    let before = geometry.sections.map(\.rows)
    var moved: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if let new = batch.path(of: path), !batch.reloaded.contains(path) {
        moved[new] = cell
      } else {
        recycle(cell, from: path)
      }
    }
    cells = moved
    selectedRows = selectedRows.compactMap { batch.path(of: $0) }
    focusedRow = focusedRow.map { batch.path(of: $0) ?? $0 }
    geometryDidChange()
    updateGeometry()
    check(batch, before: before)
    clampFocusedRow()
  }

  private func check(_ batch: RowBatch, before: [Int]) {
    for (index, section) in geometry.sections.enumerated() where before.indices.contains(index) {
      let wanted =
        before[index] + batch.inserted.count { $0.section == index }
        - batch.deleted.count { $0.section == index }
      precondition(
        section.rows == wanted,
        "section \(index) had \(before[index]) rows and should have \(wanted) after the change, but the data source says \(section.rows)"
      )
    }
  }

  private func clampFocusedRow() {
    guard let row = focusedRow, !geometry.contains(row) else { return }
    focusedRow = geometry.lastRow
  }
}

extension RowBatch {
  /// Where a row is after the changes, or nil if it was deleted.
  fileprivate func path(of path: IndexPath) -> IndexPath? {
    if deleted.contains(path) { return nil }
    var row = path.row - deleted.count { $0.section == path.section && $0.row < path.row }
    for added in inserted.filter({ $0.section == path.section }).map(\.row).sorted()
    where added <= row {
      row += 1
    }
    return IndexPath(row: row, section: path.section)
  }
}
