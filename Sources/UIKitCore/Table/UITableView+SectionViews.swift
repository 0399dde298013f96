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

/// The views above and below sections that a table keeps for other sections.
@MainActor struct SectionViewReuse {
  /// The classes to make views of, by identifier.
  var classes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var waiting: [String: [UITableViewHeaderFooterView]] = [:]

  nonisolated init() {}

  /// The view that waited longest, or a new one.
  mutating func view(named identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waiting[identifier]?.first {
      take(view)
      view.prepareForReuse()
      return view
    }
    return classes[identifier].map {
      _RegistrableHeaderFooterView.make($0, reuseIdentifier: identifier)
    }
  }

  /// Keeps a view for another section if it has an identifier.
  mutating func keep(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, !view.waitsForReuse,
      let identifier = view.reuseIdentifier
    else { return }
    view.waitsForReuse = true
    waiting[identifier, default: []].append(view)
  }

  /// Keeps a view no longer that shows again.
  mutating func take(_ view: UIView?) {
    guard let view = view as? UITableViewHeaderFooterView, view.waitsForReuse,
      let identifier = view.reuseIdentifier
    else { return }
    view.waitsForReuse = false
    waiting[identifier]?.removeAll { $0 === view }
  }
}
