import Foundation

extension UITableView {
  /// Selects a row, or none, and scrolls it to a place.
  func select(_ indexPath: IndexPath?, at scrollPosition: ScrollPosition, animated: Bool) {
    if let indexPath {
      updateGeometry()
      geometry.requireRow(at: indexPath)
    }
    if indexPath == nil || !allowsMultipleSelection {
      setSelected(selectedRows.filter { $0 == indexPath })
    }
    guard let indexPath else { return }
    if !selectedRows.contains(indexPath) { setSelected(selectedRows + [indexPath]) }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Whether there is a row that keys could act on.
  var hasRows: Bool {
    updateGeometry()
    return geometry.firstRow != nil
  }

  /// Lets keys act on a row, the one they acted on last if it is still there.
  func chooseFocusedRow() {
    if let focusedRow, geometry.contains(focusedRow) { return }
    focusedRow = selectedRows.first ?? indexPathsForVisibleRows?.first ?? geometry.firstRow
  }

  func keepOneSelected() {
    setSelected(Array(selectedRows.prefix(1)))
  }

  func setSelected(_ paths: [IndexPath]) {
    selectedRows = paths
    for (path, cell) in cells.inOrder { mark(cell, at: path) }
    setNeedsDisplay()
  }

  /// Tells a cell whether its row is selected, if it does not know.
  func mark(_ cell: UITableViewCell, at path: IndexPath) {
    let selected = selectedRows.contains(path)
    if cell.isSelected != selected { cell.setSelected(selected, animated: false) }
  }

  // MARK: By the mouse

  /// The row in whose cell a touch began, if the touch is in sight of the same cell now.
  func touchedRow(_ touches: Set<UITouch>, with event: UIEvent?) -> IndexPath? {
    guard allowsSelection, let touch = touches.first, let began = touch.view,
      let (path, cell) = cells.first(where: { began.isDescendant(of: $0.value) }),
      let hit = hitTest(touch.location(in: self), with: event), hit.isDescendant(of: cell)
    else { return nil }
    return path
  }

  /// Whether the user can press a row.
  func canPressRow(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// Shows that a row is being pressed; nil for none.
  func highlightRow(at path: IndexPath?) {
    let old = highlightedRow
    guard old != path else { return }
    highlightedRow = path
    if let old {
      cells[old]?.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: old)
    }
    if let path {
      cells[path]?.setHighlighted(true, animated: false)
      delegate?.tableView(self, didHighlightRowAt: path)
    }
  }

  // MARK: By the user

  /// Does what pressing a row does: selects it, or ends its selection where several can be
  /// selected.
  func pressRow(at path: IndexPath) {
    if allowsMultipleSelection, selectedRows.contains(path) { return endSelection(of: path) }
    guard let wanted = rowToSelect(for: path) else { return }
    let before = allowsMultipleSelection ? [] : selectedRows.filter { $0 != wanted }
    // The row a delegate chose instead is selected already: nothing changes.
    if wanted != path, selectedRows.contains(wanted) { return }
    if before.contains(where: { rowToDeselect(for: $0) == nil }) { return }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    for old in before { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func endSelection(of path: IndexPath) {
    guard let wanted = rowToDeselect(for: path), selectedRows.contains(wanted) else { return }
    deselectRow(at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }

  private func rowToSelect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  private func rowToDeselect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  // MARK: By keys

  /// The row that keys act on: the one they acted on last, or, where that is hidden, the nearest
  /// after or before it; the first where there was none, and nil where no row shows.
  var rowForKeys: IndexPath? {
    let known = focusedRow.flatMap { geometry.contains($0) ? $0 : nil } ?? geometry.firstRow
    return shownRow(known, step: 1) ?? shownRow(known, step: -1)
  }

  /// Moves along the rows that show, or presses the row that keys act on.
  ///
  /// - Returns: Whether the key was of use.
  func walk(by key: UIKey) -> Bool {
    updateGeometry()
    guard allowsSelection, key.modifierFlags.isDisjoint(with: .commandKeys),
      let first = shownRow(geometry.firstRow, step: 1),
      let last = shownRow(geometry.lastRow, step: -1), let current = rowForKeys
    else { return false }
    let page = max(1, (indexPathsForVisibleRows?.count ?? 1) - 1)
    switch key.keyCode {
    case .keyboardUpArrow: return moveFocusedRow(to: geometry.shownRow(-1, from: current))
    case .keyboardDownArrow: return moveFocusedRow(to: geometry.shownRow(1, from: current))
    case .keyboardPageUp:
      return moveFocusedRow(to: geometry.shownRow(-page, from: current) ?? first)
    case .keyboardPageDown:
      return moveFocusedRow(to: geometry.shownRow(page, from: current) ?? last)
    case .keyboardHome: return moveFocusedRow(to: first)
    case .keyboardEnd: return moveFocusedRow(to: last)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      if canPressRow(at: current) { pressRow(at: current) }
      return true
    default: return false
    }
  }

  /// A row, or the nearest one after or before it that is not hidden.
  private func shownRow(_ path: IndexPath?, step: Int) -> IndexPath? {
    guard let path, geometry.isCollapsed(path) else { return path }
    return geometry.shownRow(step, from: path)
  }

  private func moveFocusedRow(to path: IndexPath?) -> Bool {
    guard let path, path != focusedRow else { return false }
    focusedRow = path
    scrollToRow(at: path, at: .none, animated: false)
    return true
  }
}
