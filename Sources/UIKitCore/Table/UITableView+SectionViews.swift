extension UITableView {
  /// Lets ``dequeueReusableHeaderFooterView(withIdentifier:)`` make views of a class.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else {
      sectionViewReuse.classes[identifier] = nil
      return
    }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is no UITableViewHeaderFooterView")
    }
    sectionViewReuse.classes[identifier] = viewClass
  }

  /// Returns a view above or below a section that went out of sight, or a new one of the class
  /// registered for the identifier, or nil if none is.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sectionViewReuse.view(named: identifier)
  }

  /// The view above a section, if it shows; nil where it is of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(SectionViewKey(section: section, isHeader: true))
  }

  /// The view below a section, if it shows; nil where it is of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(SectionViewKey(section: section, isHeader: false))
  }

  private func sectionView(_ key: SectionViewKey) -> UITableViewHeaderFooterView? {
    sectionViews[key] as? UITableViewHeaderFooterView
  }
}
