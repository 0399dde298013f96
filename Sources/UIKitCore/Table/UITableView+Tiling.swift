import Foundation

extension UITableView {
  /// Forgets how high the rows are; the next layout asks again.
  func heightsDidChange() {
    heightsAreStale = true
    for cell in cells.values { cell.measure.width = nil }
    setNeedsLayout()
  }

  /// Forgets how many rows there are; the next layout asks again.
  func countsDidChange() {
    updateCount += 1
    countsAreStale = true
    heightsDidChange()
  }

  /// Asks how many rows there are and how high, if that may have changed.
  ///
  /// Nothing but this and ``renewGeometry(movedBy:)`` makes the table count: rows are announced
  /// after the model has changed, and what is compared then is the number before.
  func updateGeometry() {
    if renewGeometry() { updateContentSize() }
  }

  /// Asks the same, and tells nobody what comes of it; returns whether anything has changed.
  ///
  /// `shifts` says which rows of a section have come and gone since it last asked.
  func renewGeometry(movedBy shifts: [Int: RowShift] = [:]) -> Bool {
    let collapsed = Set(cells.filter { $0.value.isCollapsed }.keys)
    if heightsAreStale {
      let (counts, old) = (rowCounts(), geometry.sections)
      (countsAreStale, heightsAreStale, collapsedRows) = (false, false, collapsed)
      geometry = TableGeometry()
      let hidden = Dictionary(grouping: collapsed, by: \.section).mapValues { $0.map(\.row) }
      for (section, rows) in counts.enumerated() {
        var heights = makeHeights(section, rows: rows)
        if section < old.count {
          heights.takeOver(old[section].heights, movedBy: shifts[section] ?? .none)
          heights.unsettle()
        }
        geometry.append(makeSection(section, heights, collapsed: hidden[section] ?? []))
      }
      focusedRow = focusedRow.flatMap { geometry.lastRow(upTo: $0) ?? geometry.firstRow }
    } else if collapsed != collapsedRows {
      collapsedRows = collapsed
      geometry.collapse(collapsed)
    } else {
      return false
    }
    return true
  }

  private func rowCounts() -> [Int] {
    guard countsAreStale else { return geometry.sections.map(\.rows) }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "\(itemName) cannot have \(sections) sections")
    return (0..<sections).map {
      let rows = dataSource.tableView(self, numberOfRowsInSection: $0)
      precondition(rows >= 0, "section \($0) of \(itemName) cannot have \(rows) rows")
      return rows
    }
  }

  private func makeSection(
    _ section: Int, _ heights: RowHeights, collapsed: [Int]
  ) -> TableGeometry.Section {
    TableGeometry.Section(
      heights, collapsed: collapsed,
      headerHeight: height(of: SectionViewKey(section: section, isHeader: true)),
      footerHeight: height(of: SectionViewKey(section: section, isHeader: false)))
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: contentHeight)
  }

  /// The height of the header, the sections and the footer.
  var contentHeight: CGFloat {
    sectionsTop + geometry.height + (tableFooterView?.frame.height ?? 0)
  }

  /// Where the first section starts.
  var sectionsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// Makes the cells that show, puts them where they belong, and takes away the others.
  func tile() {
    settleSectionViews()
    updateContentSize()
    // A delegate that was told of a cell or of the scrolling may have changed the rows.
    guard let paths = settleRowsInSight(), !heightsAreStale else { return }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: sectionsTop + geometry.height)
    for path in paths { placeCell(at: path) }
    tileSectionViews()
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
  }

  /// Takes away the cells of all other rows.
  func recycleCells(except shown: Set<IndexPath>) {
    // Who is told of one may change the rows of the others.
    for (path, cell) in cells.filter({ !shown.contains($0.key) }).inOrder
    where cells[path] === cell {
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
    keepForReuse(cell)
  }

  /// Keeps a cell for another row if it has an identifier.
  func keepForReuse(_ cell: UITableViewCell) {
    cell.measure = HeightMeasure()
    guard let identifier = cell.reuseIdentifier, !cell.waitsForReuse else { return }
    cell.waitsForReuse = true
    reusableCells[identifier, default: []].append(cell)
  }

  /// Keeps a cell no longer that an app uses again by itself.
  func takeFromReuse(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, cell.waitsForReuse else { return }
    cell.waitsForReuse = false
    reusableCells[identifier]?.removeAll { $0 === cell }
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

  private func placeCell(at path: IndexPath) {
    guard let cell = cells[path], geometry.contains(path) else { return }
    if !geometry.isEstimated(path) { cell.measure.followsContent = false }
    let height = geometry.span(of: path).height
    let isSeparated = separatorStyle == .singleLine && height > UIScreen.main.cellSize.height
    cell.separatorHeight = isSeparated ? UIScreen.main.cellSize.height : 0
    mark(cell, at: path)
    cell.frame = rectForRow(at: path)
  }

  /// Makes the cell of a row that comes into sight; nil where the row has gone meanwhile.
  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let updates = updateCount
    let cell = dataSource.tableView(self, cellForRowAt: path)
    takeFromReuse(cell)
    guard updates == updateCount else {
      keepForReuse(cell)
      return nil
    }
    cells[path] = cell
    mark(cell, at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    // Who was told may have changed the rows.
    guard let path = cells[path] === cell ? path : indexPath(for: cell) else { return nil }
    insert(cell, at: path)
    // In an animation it comes into sight where others make room.
    cell.arrive()
    return cell
  }

  /// Puts a cell among the others in the order of the rows, which is also that of the focus; behind
  /// the titles.
  private func insert(_ cell: UITableViewCell, at path: IndexPath) {
    let above = cells.filter { $0.key < path && $0.value.superview === self }
    if let sibling = above.max(by: { $0.key < $1.key })?.value ?? tableHeaderView {
      insertSubview(cell, aboveSubview: sibling)
    } else {
      insertSubview(cell, at: 0)
    }
  }
}
