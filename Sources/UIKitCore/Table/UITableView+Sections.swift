import Foundation

extension UITableView {
  /// The room that is left above or below a section, in points.
  ///
  /// It is asked of every section, whether it shows or not, so no view is made to find out unless
  /// the height is ``automaticDimension``.
  func height(of key: SectionViewKey) -> CGFloat {
    guard let height = givenHeight(of: key) else { return measuredHeight(of: key) }
    (sectionViews[key] as? UITableViewHeaderFooterView)?.measure = HeightMeasure()
    return height
  }

  /// The room above or below a section, if it does not follow from the view there.
  private func givenHeight(of key: SectionViewKey) -> CGFloat? {
    let stated =
      key.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: key.section)
      : delegate?.tableView(self, heightForFooterInSection: key.section)
    let own = key.isHeader ? sectionHeaderHeight : sectionFooterHeight
    if let stated, stated != Self.unstatedHeight, stated != Self.automaticDimension {
      return checked(stated, name(of: key))
    }
    if stated == Self.automaticDimension || own == Self.automaticDimension { return nil }
    return title(for: key) == nil ? 0 : checked(own, name(of: key))
  }

  private func name(of key: SectionViewKey) -> String {
    "the height of the \(key.isHeader ? "header" : "footer") of section \(key.section)"
  }

  /// The height that the view above or below a section asks for by its constraints.
  private func measuredHeight(of key: SectionViewKey) -> CGFloat {
    measuresSectionViews = true
    guard let view = sectionViews[key] ?? view(for: key) else {
      return title(for: key) == nil ? 0 : Self.defaultTitleHeight
    }
    defer { if view.superview !== self { sectionViewReuse.keep(view) } }
    return measuredHeight(of: key, view)
  }

  /// The height that a view asks for above or below a section; a change in it is told from now on.
  private func measuredHeight(of key: SectionViewKey, _ view: UIView) -> CGFloat {
    Self.measuresContent = true
    (view as? UITableViewHeaderFooterView)?.measure =
      HeightMeasure(followsContent: true, width: bounds.width)
    let height = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? checked(height, name(of: key)) : Self.defaultTitleHeight
  }

  /// Finds out how high the views that show above and below sections are, where these have changed.
  ///
  /// What shows below such a view moves with its lower edge.
  func settleSectionViews() {
    // All first: a delegate may have given one view to two sections.
    let outdated = sectionViews.filter { key, view in
      (view as? UITableViewHeaderFooterView)?.measure.isOutdated == true
        && geometry.sections.indices.contains(key.section)
    }
    for (key, view) in outdated.sorted(by: { $0.key < $1.key }) {
      geometry.settle(key, at: measuredHeight(of: key, view))
    }
  }

  /// Puts the titles that show where they belong; in a plain table the topmost one stays in sight.
  func tileSectionViews() {
    var shown: Set<SectionViewKey> = []
    let part = geometry.sections(from: bounds.minY - sectionsTop, to: bounds.maxY - sectionsTop)
    for (index, start) in part {
      let (section, top) = (geometry.sections[index], sectionsTop + start)
      let header = SectionViewKey(section: index, isHeader: true)
      let bottom = top + section.height
      let lowest = bottom - section.footerHeight - section.headerHeight
      let sticky = style == .plain ? max(top, min(uncoveredBounds.minY, lowest)) : top
      place(header, at: sticky, height: section.headerHeight, shown: &shown)
      let footer = SectionViewKey(section: index, isHeader: false)
      place(
        footer, at: bottom - section.footerHeight, height: section.footerHeight, shown: &shown)
    }
    removeSectionViews(except: shown)
  }

  /// Takes away the views above and below sections, but for those that show.
  func removeSectionViews(except shown: Set<SectionViewKey>) {
    let kept = shown.compactMap { sectionViews[$0] }
    for (key, view) in sectionViews.sorted(by: { $0.key < $1.key }) where !shown.contains(key) {
      // A delegate may have given one view to two sections.
      let isKept = kept.contains { $0 === view }
      if !isKept { view.removeFromSuperview() }
      sectionViews[key] = nil
      if key.isHeader {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
      }
      if !isKept { sectionViewReuse.keep(view) }
    }
  }

  private func place(
    _ key: SectionViewKey, at y: CGFloat, height: CGFloat, shown: inout Set<SectionViewKey>
  ) {
    guard height > 0, let view = sectionViews[key] ?? makeView(for: key) else { return }
    shown.insert(key)
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  private func makeView(for key: SectionViewKey) -> UIView? {
    guard let view = view(for: key) ?? title(for: key).map({ makeTitle($0, key) }) else {
      return nil
    }
    sectionViews[key] = view
    if givenHeight(of: key) == nil, let view = view as? UITableViewHeaderFooterView {
      // Like a row, it is measured when it comes into sight.
      view.measure = HeightMeasure(followsContent: true)
      noteNeedsLayout()
    }
    if key.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
    }
    addSubview(view)
    return view
  }

  private func makeTitle(_ title: String, _ key: SectionViewKey) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if !key.isHeader { view.textLabel?.font = .systemFont(ofSize: 13) }
    return view
  }

  private func view(for key: SectionViewKey) -> UIView? {
    let view =
      key.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: key.section)
      : delegate?.tableView(self, viewForFooterInSection: key.section)
    sectionViewReuse.take(view)
    return view
  }

  private func title(for key: SectionViewKey) -> String? {
    key.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
      : dataSource?.tableView(self, titleForFooterInSection: key.section)
  }
}
