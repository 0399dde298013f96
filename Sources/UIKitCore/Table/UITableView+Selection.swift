public import Foundation

extension UITableView {
  /// The selected row; the first of them, if there are several.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The selected rows, in the order they were selected; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects a row without telling the delegate; nil selects none.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection { setSelected([]) }
    guard let indexPath, !selectedRows.contains(indexPath) else { return }
    setSelected(selectedRows + [indexPath])
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(selectedRows.filter { $0 != indexPath })
  }

  func keepOneSelected() {
    setSelected(Array(selectedRows.prefix(1)))
  }

  private func setSelected(_ paths: [IndexPath]) {
    selectedRows = paths
    for (path, cell) in cells {
      let selected = paths.contains(path)
      if cell.isSelected != selected { cell.setSelected(selected, animated: false) }
    }
    setNeedsDisplay()
  }

  // MARK: By the user

  /// Does what pressing a row does: selects it, or ends its selection where several can be selected.
  func pressRow(at path: IndexPath) {
    if selectedRows.contains(path) {
      guard allowsMultipleSelection else { return notifySelected(path) }
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    var wanted: IndexPath? = path
    if let delegate { wanted = delegate.tableView(self, willSelectRowAt: path) }
    guard let wanted else { return }
    let before = allowsMultipleSelection ? [] : selectedRows
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    for old in before { delegate?.tableView(self, didDeselectRowAt: old) }
    notifySelected(wanted)
  }

  private func notifySelected(_ path: IndexPath) {
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Moves along the rows, or presses the row that keys act on.
  ///
  /// - Returns: Whether the key was of use.
  func walk(by key: UIKey) -> Bool {
    updateGeometry()
    guard allowsSelection, let first = geometry.firstRow, let last = geometry.lastRow else {
      return false
    }
    let current = focusedRow.flatMap { geometry.contains($0) ? $0 : nil } ?? first
    let page = max(1, (indexPathsForVisibleRows?.count ?? 1) - 1)
    switch key.keyCode {
    case .keyboardUpArrow: return moveFocusedRow(to: geometry.row(-1, from: current))
    case .keyboardDownArrow: return moveFocusedRow(to: geometry.row(1, from: current))
    case .keyboardPageUp: return moveFocusedRow(to: geometry.row(-page, from: current))
    case .keyboardPageDown: return moveFocusedRow(to: geometry.row(page, from: current))
    case .keyboardHome: return moveFocusedRow(to: first)
    case .keyboardEnd: return moveFocusedRow(to: last)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      pressRow(at: current)
      return true
    default: return false
    }
  }

  private func moveFocusedRow(to path: IndexPath?) -> Bool {
    guard let path, path != focusedRow else { return false }
    focusedRow = path
    scrollToRow(at: path, at: .none, animated: false)
    setNeedsDisplay()
    return true
  }
}
