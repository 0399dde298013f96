import Foundation

/// What stays where it is while rows turn out to have other heights than was thought.
private enum ScrollAnchor {
  /// The offset: nothing lies above what shows.
  case offset
  /// The end of the content.
  case end
  /// The top of a row, at a distance from the top of the table.
  case row(IndexPath, distance: CGFloat)
}

extension UITableView {
  /// Whether a table ever measured what it shows, so that changes in that have to be followed.
  static var measuresContent = false

  // MARK: Rows in sight

  /// Makes the cells of the rows in sight, and finds out how high these rows are; returns the rows,
  /// or nil where the delegate has changed them meanwhile.
  ///
  /// It starts with what showed before and goes down, then up, so that no row is made that will not
  /// show.
  func settleRowsInSight() -> [IndexPath]? {
    let updates = updateCount
    recycleCells(except: Set(rows(inSightAt: bounds.minY)))
    if isOutdated(since: updates) { return nil }
    var top = bounds.minY
    var paths = rows(inSightAt: top)
    let anchor = scrollAnchor(among: paths)
    while let path = nextUnsettled(among: paths, from: anchor) {
      guard let cell = cells[path] ?? makeCell(at: path), !isOutdated(since: updates) else {
        return nil
      }
      let isOther = geometry.isEstimated(path) && settle(path, with: cell)
      if isOutdated(since: updates) { return nil }
      guard isOther else { continue }
      top = offset(keeping: anchor, insteadOf: top)
      paths = rows(inSightAt: top)
    }
    take(offset: top)
    if isOutdated(since: updates) { return nil }
    recycleCells(except: Set(paths))
    return isOutdated(since: updates) ? nil : paths
  }

  /// Whether a delegate or data source has changed the rows while it was asked or told something.
  private func isOutdated(since updates: Int) -> Bool {
    heightsAreStale || updateCount != updates
  }

  private func rows(inSightAt top: CGFloat) -> [IndexPath] {
    geometry.rows(from: top - sectionsTop, to: top + bounds.height - sectionsTop)
  }

  private func nextUnsettled(
    among paths: [IndexPath], from anchor: ScrollAnchor
  ) -> IndexPath? {
    guard case .row(let start, _) = anchor else { return paths.first(where: isUnsettled) }
    return paths.first { $0 >= start && isUnsettled($0) } ?? paths.last(where: isUnsettled)
  }

  /// Whether a row in sight has no cell, or one that was not measured as it is now.
  private func isUnsettled(_ path: IndexPath) -> Bool {
    guard let cell = cells[path] else { return dataSource != nil }
    if cell.isCollapsed || !geometry.isEstimated(path) { return false }
    return !geometry.isSettled(path) || cell.measure.width != bounds.width
  }

  /// Finds out how high a row is; returns whether that is another height than was thought.
  private func settle(_ path: IndexPath, with cell: UITableViewCell) -> Bool {
    let stated = statedHeight(of: path)
    let height = stated ?? measure(cell, at: path)
    guard geometry.contains(path) else { return false }
    cell.measure = HeightMeasure(followsContent: stated == nil, width: bounds.width)
    return geometry.settle(path, at: height)
  }

  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    Self.measuresContent = true
    if cell.frame.width != bounds.width { cell.frame = rectForRow(at: path) }
    cell.separatorHeight = separatorStyle == .singleLine ? UIScreen.main.cellSize.height : 0
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = checked(size.height, "the height that the cell of row \(path) asks for")
    if cell.isLeftWithoutHeight { warnOfNoHeight(of: cell, at: path) }
    return height > 0 ? height : Self.defaultRowHeight
  }

  /// Says that constraints leave a row no height, which is hardly meant: once a table, since rows
  /// are mostly alike.
  private func warnOfNoHeight(of cell: UITableViewCell, at path: IndexPath) {
    if hasWarnedOfNoHeight { return }
    hasWarnedOfNoHeight = true
    UsageWarning.give(
      """
      The constraints in \(cell.itemName), row \(path.row) in section \(path.section) of \
      \(itemName), leave it no height, so it has the standard one of \(Int(Self.defaultRowHeight)) \
      points: pin what is in it to the top and the bottom of its contentView, or set the table's \
      rowHeight. Rows of the table that are alike are not told of.
      """)
  }

  // MARK: What stays where it is

  private func scrollAnchor(among paths: [IndexPath]) -> ScrollAnchor {
    let shown = paths.filter { !geometry.isCollapsed($0) }
    if contentOffset.y <= -adjustedContentInset.top { return .offset }
    if let row = shown.first(where: { cells[$0] != nil }) { return anchor(at: row) }
    // Nothing of what showed before is in sight.
    if contentOffset.y >= largestOffset.y { return .end }
    return shown.first.map(anchor) ?? .offset
  }

  private func anchor(at row: IndexPath) -> ScrollAnchor {
    .row(row, distance: rectForRow(at: row).minY - contentOffset.y)
  }

  private func offset(keeping anchor: ScrollAnchor, insteadOf offset: CGFloat) -> CGFloat {
    switch anchor {
    case .offset: offset
    case .row(let row, let distance): rectForRow(at: row).minY - distance
    case .end:
      max(
        -adjustedContentInset.top,
        contentHeight + adjustedContentInset.bottom - bounds.height)
    }
  }

  /// Scrolls to an offset that follows from other heights, and takes these into the content's size.
  private func take(offset: CGFloat) {
    // In this order the content never ends above what shows.
    if contentHeight > contentSize.height { updateContentSize() }
    let old = contentOffset.y
    if offset != old {
      scrollRunning?.shift(by: offset - old)
      scroll(to: CGPoint(x: contentOffset.x, y: offset))
    }
    updateContentSize()
  }

  // MARK: Rows out of sight

  /// An offset that rows of unknown heights may have a say in, once all that would show there are
  /// known; what shows now stays where it is.
  func settledOffset(_ offset: () -> CGPoint) -> CGPoint {
    let anchor = scrollAnchor(among: rows(inSightAt: bounds.minY))
    while true {
      let wanted = offset()
      let open = rows(inSightAt: wanted.y).first {
        !geometry.isCollapsed($0) && !geometry.isSettled($0)
      }
      guard let open, settleOutOfSight(open) else { return wanted }
      take(offset: self.offset(keeping: anchor, insteadOf: contentOffset.y))
    }
  }

  /// Finds out how high a row is that may be out of sight; false where there is no telling.
  private func settleOutOfSight(_ path: IndexPath) -> Bool {
    let updates = updateCount
    if let cell = cells[path] {
      _ = settle(path, with: cell)
      return !isOutdated(since: updates)
    }
    if let stated = statedHeight(of: path) {
      if isOutdated(since: updates) { return false }
      geometry.settle(path, at: stated)
      return true
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return false }
    takeFromReuse(cell)
    if !isOutdated(since: updates) {
      insertSubview(cell, at: 0)
      _ = settle(path, with: cell)
      cell.removeFromSuperview()
    }
    keepForReuse(cell)
    return !isOutdated(since: updates)
  }

  // MARK: Changes in what was measured

  /// Called when something in a cell, or in a view above or below a section, has changed that its
  /// height may depend on.
  func contentDidChange(in view: any MeasuredByTable, isAnnounced: Bool) {
    if !view.measure.followsContent { return }
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if !isAnnounced { return }
    case .enabledIncludingConstraints: break
    }
    view.measure.width = nil
    noteNeedsLayout()
  }
}
