import Foundation

extension UIStackView {
  /// Makes the constraints what the arranged views, and those of them that show, ask for now.
  ///
  /// - Complexity: O(*n*) comparisons; constraints change only where a view's place has.
  func arrange() {
    var change = StackChange()
    for record in departed {
      clear(record, &change)
      if let gap = record.gap { removeLayoutGuide(gap) }
    }
    departed = []
    var shown: [ArrangedView] = []
    for record in arranged {
      if record.view.isHidden { clear(record, &change) } else { shown.append(record) }
    }
    let style = style(of: shown)
    let isRestyled = style != settled
    ownConstraints = settle(shown, style, &change, guides)
    settled = style
    change.apply()
    if isRestyled { guides.dropUnits(notIn: style) }
  }

  /// What would change if some more of the views showed that ``UIView/hideView()`` hides; `guides`
  /// are those that constraints would refer to.
  ///
  /// The stack stays as it is.
  func change(
    showing views: Set<ObjectIdentifier>, _ guides: StackGuides
  ) -> StackChange {
    var change = StackChange(isSupposed: true)
    let shown =
      arranged
      .filter { !$0.view.isHidden || views.contains($0.id) && !$0.view.isHiddenByApp }
      .map { $0.copy() }
    _ = settle(shown, style(of: shown), &change, guides)
    return change
  }

  /// Makes the constraints of the views that show anew, of all or of those whose places have
  /// changed; returns those that speak of the stack alone.
  private func settle(
    _ shown: [ArrangedView], _ style: StackStyle, _ change: inout StackChange,
    _ guides: StackGuides
  ) -> [NSLayoutConstraint] {
    for (index, record) in shown.enumerated() {
      let place = place(at: index, among: shown, style)
      if style != settled || place != record.place {
        record.place = place
        guides.settleGap(of: record, isNeeded: comparesDistances && index > 0)
        record.constraints = change.replace(
          record.constraints, with: wanted(place, at: index, among: shown, guides))
      }
    }
    return change.replace(ownConstraints, with: fitting(shown.count, guides))
  }

  /// What the constraints of one of the views that show depend on.
  private func place(at index: Int, among shown: [ArrangedView], _ style: StackStyle) -> StackPlace
  {
    var place = place(
      of: shown[index], after: index == 0 ? nil : shown[index - 1], hasText: style.hasText)
    place.isLast = index == shown.count - 1
    place.breaksTies = index < Self.tieLimit && distribution != .fillEqually
    return place
  }

  /// The constraints of one of the views that show.
  private func wanted(
    _ place: StackPlace, at index: Int, among shown: [ArrangedView], _ guides: StackGuides
  ) -> [StackConstraint] {
    lengthwise(shown[index], place, after: index == 0 ? nil : shown[index - 1], guides)
      + crosswise(shown[index], isFirst: index == 0, guides)
  }

  /// For how many views a stack decides what nothing else does: a long stack, which scrolls, leaves
  /// nothing to decide, and a wish of each view about its place costs the solver.
  private static var tieLimit: Int { 32 }

  private func style(of shown: [ArrangedView]) -> StackStyle {
    let comparesText = distribution == .fill && axis == .horizontal
    return StackStyle(
      axis: axis, distribution: distribution, alignment: effectiveAlignment,
      isBaselineRelative: isBaselineRelativeArrangement && axis == .vertical,
      isMarginsRelative: isLayoutMarginsRelativeArrangement,
      hasText: comparesText && shown.contains { $0.breaksText })
  }

  /// Takes all of a view's constraints away.
  private func clear(_ record: ArrangedView, _ change: inout StackChange) {
    record.place = nil
    if record.constraints.isEmpty { return }
    change.drop(record.constraints)
    record.constraints = []
  }

  private func place(
    of record: ArrangedView, after previous: ArrangedView?, hasText: Bool
  ) -> StackPlace {
    // No closures: each call of one on the main actor costs a check of the executor.
    var place = StackPlace()
    if let previous {
      place.previous = previous.id
      place.spacing = space(after: previous, before: record)
    }
    if hasText && record.breaksText {
      place.textPriority = UILayoutPriority(
        min(999, record.view.contentCompressionResistancePriority(for: axis).rawValue + 10))
    } else if hasText || distribution == .fillProportionally {
      let size = record.view.intrinsicContentSize
      let length = axis == .horizontal ? size.width : size.height
      place.content = length == UIView.noIntrinsicMetric ? nil : length
    }
    return place
  }

  private func space(after previous: ArrangedView, before record: ArrangedView) -> CGFloat {
    let space = previous.customSpacing ?? spacing
    if space == UIStackView.spacingUseDefault { return 0 }
    if space != UIStackView.spacingUseSystem { return space }
    // Between baselines the standard space leaves as much between texts as between edges.
    guard isBaselineRelativeArrangement, axis == .vertical else { return systemSpacing }
    return systemSpacing + previous.view.textBaselines.last + record.view.textBaselines.first
  }

  // MARK: What constraints refer to

  /// The stack's edges or margins.
  var canvas: AnyObject {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }
}
