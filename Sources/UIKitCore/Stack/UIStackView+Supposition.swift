extension UIStackView {
  /// What takes the place of some of a stack's constraints.
  typealias Replacement = (old: [NSLayoutConstraint], new: [StackConstraint])

  /// What would change if some more of the views showed; `makeGuide` makes the guides that the
  /// stack lacks for that.
  ///
  /// The stack stays as it is.
  func replacements(
    ifShown views: Set<ObjectIdentifier>, makeGuide: () -> UILayoutGuide
  ) -> [Replacement] {
    let records = arranged.filter {
      !$0.view.isHidden || views.contains($0.id) && !$0.view.isHiddenByApp
    }
    let shown = records.map { record in
      let copy = ArrangedView(record.view)
      copy.customSpacing = record.customSpacing
      copy.gap = record.gap
      return copy
    }
    if distribution == .equalSpacing || distribution == .equalCentering {
      for record in shown.dropFirst() { record.gap = record.gap ?? makeGuide() }
    }
    let style = style(of: shown)
    let ownUnits = units
    defer { units = ownUnits }
    for kind in StackUnit.allCases where style.uses(kind) {
      units[kind] = units[kind] ?? makeGuide()
    }
    var replacements: [Replacement] = [(ownConstraints, fitting(shown.count))]
    for (index, record) in records.enumerated() {
      let place = place(at: index, among: shown, style)
      if style != settled || place != record.place {
        replacements.append((record.constraints, wanted(place, at: index, among: shown)))
      }
    }
    return replacements
  }
}
