import Foundation

extension UITableView {
  /// Where the rows lie by what the data source says now.
  var upToDateGeometry: TableGeometry {
    updateGeometry()
    return geometry
  }

  /// How many rows a section has; none where there is no such section.
  func rowCount(of section: Int) -> Int {
    updateGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows : 0
  }

  /// The rectangle of a row; empty if there is no such row.
  func rect(of indexPath: IndexPath) -> CGRect {
    updateGeometry()
    guard geometry.contains(indexPath) else { return .zero }
    let span = geometry.span(of: indexPath)
    return CGRect(x: 0, y: sectionsTop + span.top, width: bounds.width, height: span.height)
  }

  /// Scrolls a row, or a section, to a place in the table.
  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    updateGeometry()
    if !geometry.containsSection(named: indexPath) { geometry.requireRow(at: indexPath) }
    var wanted = settledOffset { [unowned self] in
      offset(showing: indexPath, at: position(for: indexPath, asked: scrollPosition))
        ?? contentOffset
    }
    let place = position(for: indexPath, asked: scrollPosition)
    guard animated else { return setContentOffset(wanted, animated: false) }
    scrollSlowly { [weak self] in
      if let offset = self?.offset(showing: indexPath, at: place) { wanted = offset }
      return wanted
    }
  }

  /// Where a row comes to stand that is scrolled to; as it is where it is in sight already.
  private func position(
    for path: IndexPath, asked position: ScrollPosition
  ) -> ScrollPosition {
    if position != .none { return position }
    let (rect, shown) = (rectOfRowAndTitle(at: path), uncoveredBounds)
    if rect.minY < shown.minY || rect.height > shown.height { return .top }
    return rect.maxY > shown.maxY ? .bottom : .none
  }

  /// The rectangle of a row with what would cover it, the title that stays in sight; of a section
  /// that title's alone.
  private func rectOfRowAndTitle(at path: IndexPath) -> CGRect {
    if geometry.containsSection(named: path) {
      let section = geometry.sections[path.section]
      return CGRect(
        x: 0, y: sectionsTop + geometry.top(of: path.section), width: bounds.width,
        height: section.headerHeight)
    }
    guard geometry.contains(path) else { return .zero }
    var rect = rectForRow(at: path)
    let title = style == .plain ? geometry.sections[path.section].headerHeight : 0
    rect.origin.y -= title
    rect.size.height += title
    return rect
  }

  /// The offset at which a row, or a section, stands at a place; nil where that is gone.
  private func offset(showing path: IndexPath, at place: ScrollPosition) -> CGPoint? {
    guard geometry.contains(path) || geometry.containsSection(named: path) else { return nil }
    let rect = rectOfRowAndTitle(at: path)
    let free = uncoveredBounds.height - rect.height
    let room: CGFloat
    switch place {
    case .none: return contentOffset
    case .top: room = 0
    case .middle: room = free / 2
    case .bottom: room = free
    }
    return clamped(
      CGPoint(x: contentOffset.x, y: rect.minY - room - adjustedContentInset.top))
  }
}
