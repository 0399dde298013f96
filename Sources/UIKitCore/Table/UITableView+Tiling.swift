import Foundation

extension UITableView {
  /// Forgets how high the rows are; the next layout asks again.
  func heightsDidChange() {
    heightsAreStale = true
    setNeedsLayout()
  }

  /// Forgets how many rows there are; the next layout asks again.
  func countsDidChange() {
    countsAreStale = true
    heightsDidChange()
  }

  /// Asks how many rows there are and how high, if that may have changed.
  ///
  /// Nothing else makes the table count: rows are announced after the model has changed, and what
  /// is compared then is the number before.
  func updateGeometry() {
    let collapsed = Set(cells.filter { $0.value.isCollapsed }.keys)
    if heightsAreStale {
      let counts = rowCounts()
      (countsAreStale, heightsAreStale, collapsedRows) = (false, false, collapsed)
      geometry = TableGeometry()
      for (section, rows) in counts.enumerated() {
        geometry.append(makeSection(section, rows: rows))
      }
    } else if collapsed != collapsedRows {
      collapsedRows = collapsed
      geometry.collapse(collapsed)
    } else {
      return
    }
    updateContentSize()
  }

  private func rowCounts() -> [Int] {
    guard countsAreStale else { return geometry.sections.map(\.rows) }
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
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
    // A delegate that was told of a cell or of the scrolling may have changed the rows.
    if heightsAreStale { return }
    // In the order of the rows, which is also that of the focus; behind the titles.
    var below = tableHeaderView
    for path in paths { below = showCell(at: path, above: below) ?? below }
    tileSectionViews()
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
  }

  private func recycleCells(except shown: Set<IndexPath>) {
    for (path, cell) in cells.filter({ !shown.contains($0.key) }).inOrder {
      cells[path] = nil
      endCollapse(of: cell, at: path)
      recycle(cell, from: path)
    }
  }

  /// Takes a cell out of the table, and keeps it for another row if it has an identifier.
  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    cell.showView()
    window?.focusSystem.leave(cell, for: self)
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }

  /// Gives a hidden row its room back when its cell goes; what shows stays where it is.
  private func endCollapse(of cell: UITableViewCell, at path: IndexPath) {
    guard collapsedRows.contains(path), geometry.contains(path) else { return }
    let top = rectForRow(at: path).minY
    cell.showView()
    updateGeometry()
    if top < contentOffset.y {
      let height = geometry.span(of: path).height
      scroll(to: CGPoint(x: contentOffset.x, y: contentOffset.y + height))
    }
  }

  private func showCell(at path: IndexPath, above sibling: UIView?) -> UITableViewCell? {
    let isNew = cells[path] == nil
    guard let cell = cells[path] ?? makeCell(at: path, above: sibling) else { return nil }
    // In an animation it comes into sight where others make room.
    if isNew { cell.arrive() }
    let span = geometry.span(of: path)
    let isSeparated = separatorStyle == .singleLine && span.height > UIScreen.main.cellSize.height
    cell.separatorHeight = isSeparated ? UIScreen.main.cellSize.height : 0
    mark(cell, at: path)
    cell.frame = CGRect(
      x: 0, y: sectionsTop + span.top, width: bounds.width, height: span.height)
    return cell
  }

  private func makeCell(at path: IndexPath, above sibling: UIView?) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells[path] = cell
    mark(cell, at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if let sibling {
      insertSubview(cell, aboveSubview: sibling)
    } else {
      insertSubview(cell, at: 0)
    }
    return cell
  }
}
