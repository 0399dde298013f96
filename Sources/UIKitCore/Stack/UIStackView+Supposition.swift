extension UIStackView {
  /// The constraints that the stack would have if some more of its views showed; `makeGuide` makes
  /// the guides that it lacks for that.
  ///
  /// The stack stays as it is.
  func constraints(
    ifShown views: Set<ObjectIdentifier>, makeGuide: () -> UILayoutGuide
  ) -> [StackConstraint] {
    let shown =
      arranged
      .filter { !$0.view.isHidden || views.contains($0.id) && !$0.view.isHiddenByApp }
      .map { record in
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
    return shown.indices.flatMap { index in
      wanted(place(at: index, among: shown, style), at: index, among: shown)
    } + fitting(shown.count)
  }

  /// The constraints that the stack has at present.
  var presentConstraints: [NSLayoutConstraint] { arranged.flatMap(\.constraints) + ownConstraints }
}
