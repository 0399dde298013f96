import Foundation

/// Rows that are inserted and deleted together.
struct RowBatch {
  var depth = 0
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
}

extension UITableView {
  /// Lets go of all cells, and asks for the rows anew.
  func forgetRows() {
    let shown = cells
    cells = [:]
    for (path, cell) in shown.inOrder { recycle(cell, from: path) }
    removeSectionViews(except: [])
    selectedRows = []
    highlightedRow = nil
    countsDidChange()
  }

  /// Makes the changes of a batch that ends.
  func endBatch() {
    guard var current = batch else { return }
    current.depth -= 1
    batch = current.depth > 0 ? current : nil
    if current.depth == 0 { apply(current) }
  }

  private func apply(_ batch: RowBatch) {
    // Where the rows were never counted, there is nothing to compare with.
    let before = countsAreStale ? nil : geometry
    for path in batch.deleted.union(batch.reloaded).sorted() { before?.requireRow(at: path) }
    highlightRow(at: nil)
    let shown = cells
    cells = [:]
    for (path, cell) in shown where !batch.reloaded.contains(path) {
      if let new = batch.path(of: path) { cells[new] = cell }
    }
    selectedRows = selectedRows.compactMap { batch.path(of: $0) }
    focusedRow = focusedRow.map { batch.path(of: $0) ?? $0 }
    countsDidChange()
    _ = renewGeometry(movedBy: batch.shifts)
    for path in batch.inserted.sorted() { geometry.requireRow(at: path) }
    if let before { check(batch, before: before.sections.map(\.rows)) }
    // From here on others are told, who may change the rows again.
    updateContentSize()
    for (path, cell) in shown.inOrder
    where batch.reloaded.contains(path) || batch.path(of: path) == nil {
      recycle(cell, from: path)
    }
  }

  private func check(_ batch: RowBatch, before: [Int]) {
    let inserted = Dictionary(grouping: batch.inserted, by: \.section)
    let deleted = Dictionary(grouping: batch.deleted, by: \.section)
    for (index, section) in geometry.sections.enumerated() where before.indices.contains(index) {
      let wanted =
        before[index] + (inserted[index]?.count ?? 0) - (deleted[index]?.count ?? 0)
      precondition(
        section.rows == wanted,
        """
        section \(index) had \(before[index]) rows and should have \(wanted) after the change, \
        but the data source says \(section.rows)
        """
      )
    }
  }
}

extension RowBatch {
  /// Where the rows of a section go.
  private func shift(ofSection section: Int) -> RowShift {
    RowShift(
      deleted: deleted.filter { $0.section == section }.map(\.row),
      inserted: inserted.filter { $0.section == section }.map(\.row))
  }

  /// Where the rows go, by section, where any of it come or go.
  fileprivate var shifts: [Int: RowShift] {
    let sections = Set(deleted.union(inserted).map(\.section))
    return Dictionary(uniqueKeysWithValues: sections.map { ($0, shift(ofSection: $0)) })
  }

  /// Where a row is after the changes, or nil if it was deleted.
  fileprivate func path(of path: IndexPath) -> IndexPath? {
    shift(ofSection: path.section).place(of: path.row).map {
      IndexPath(row: $0, section: path.section)
    }
  }
}

extension TableGeometry {
  /// Traps, with the path, where there is no such row.
  func requireRow(at path: IndexPath) {
    precondition(contains(path), "the table has no row \(path)")
  }
}

extension [IndexPath: UITableViewCell] {
  /// The cells from top to bottom, so that nothing an app sees depends on how they are stored.
  var inOrder: [(key: IndexPath, value: UITableViewCell)] { sorted { $0.key < $1.key } }
}
