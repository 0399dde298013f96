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
    view.measure = HeightMeasure()
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
