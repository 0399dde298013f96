import Foundation

extension UITableView {
  /// Forgets where the rows lie; the next layout asks again.
  func geometryDidChange() {
    geometryIsStale = true
    setNeedsLayout()
  }

  /// Asks the data source how many rows there are, if that may have changed.
  func updateGeometry() {
    let collapsed = Set(cells.filter { $0.value.isCollapsed }.keys)
    if collapsed != collapsedRows {
      collapsedRows = collapsed
      geometryIsStale = true
    }
    guard geometryIsStale else { return }
    geometryIsStale = false
    geometry = TableGeometry()
    guard let dataSource else { return updateContentSize() }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      geometry.append(makeSection(section, rows: rows))
    }
    updateContentSize()
  }

  private func makeSection(_ section: Int, rows: Int) -> TableGeometry.Section {
    precondition(rows >= 0, "a section cannot have \(rows) rows")
    let collapsed = collapsedRows.filter { $0.section == section }.map(\.row).sorted()
    let header = height(of: SectionViewKey(section: section, isHeader: true))
    let footer = height(of: SectionViewKey(section: section, isHeader: false))
    guard rows > 0, let first = statedHeight(of: IndexPath(row: 0, section: section)) else {
      return TableGeometry.Section(
        rows: rows, rowHeight: rowHeight, collapsed: collapsed, headerHeight: header,
        footerHeight: footer)
    }
    let others = (1..<max(1, rows)).map {
      statedHeight(of: IndexPath(row: $0, section: section)) ?? rowHeight
    }
    return TableGeometry.Section(
      heights: [first] + others, collapsed: collapsed, headerHeight: header, footerHeight: footer)
  }

  private func statedHeight(of path: IndexPath) -> CGFloat? {
    guard let height = delegate?.tableView(self, heightForRowAt: path) else { return nil }
    return height == UITableView.unstatedHeight ? nil : max(0, height)
  }

  private func updateContentSize() {
    contentSize = CGSize(
      width: bounds.width,
      height: sectionsTop + geometry.height + (tableFooterView?.frame.height ?? 0))
  }

  /// Where the first section starts.
  var sectionsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// Makes the cells that show, puts them where they belong, and takes away the others.
  func tile() {
    updateContentSize()
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: sectionsTop + geometry.height)
    let paths = geometry.rows(from: bounds.minY - sectionsTop, to: bounds.maxY - sectionsTop)
    recycleCells(except: Set(paths))
    for path in paths { showCell(at: path) }
    tileSectionViews()
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
  }

  private func recycleCells(except shown: Set<IndexPath>) {
    for (path, cell) in cells where !shown.contains(path) {
      cells[path] = nil
      recycle(cell, from: path)
    }
  }

  /// Takes a cell out of the table, and keeps it for another row if it has an identifier.
  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    endCollapse(of: cell, at: path)
    window?.focusSystem.leave(cell, for: self)
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }

  /// Gives a hidden row its room back when its cell goes; what shows stays where it is.
  private func endCollapse(of cell: UITableViewCell, at path: IndexPath) {
    guard collapsedRows.contains(path), geometry.contains(path) else { return }
    let top = rectForRow(at: path).minY
    collapsedRows.remove(path)
    cell.showView()
    geometryIsStale = true
    updateGeometry()
    if top < contentOffset.y {
      bounds.origin.y += geometry.span(of: path).height
    }
  }

  private func showCell(at path: IndexPath) {
    guard let cell = cells[path] ?? makeCell(at: path) else { return }
    let span = geometry.span(of: path)
    let isSeparated = separatorStyle == .singleLine && span.height > UIScreen.main.cellSize.height
    cell.separatorHeight = isSeparated ? UIScreen.main.cellSize.height : 0
    cell.isSelected = selectedRows.contains(path)
    cell.frame = CGRect(
      x: 0, y: sectionsTop + span.top, width: bounds.width, height: span.height)
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells[path] = cell
    cell.isSelected = selectedRows.contains(path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(cell, at: 0)
    return cell
  }
}
