import Foundation

extension UIStackView {
  /// The alignment that acts: a vertical stack has no common baseline.
  var effectiveAlignment: Alignment {
    switch alignment {
    case .firstBaseline where axis == .vertical, .lastBaseline where axis == .vertical: .fill
    default: alignment
    }
  }

  /// The constraints across the axis.
  ///
  /// All views refer to the stack, not to the first of them, so that the first can leave without
  /// the others noticing.
  func crosswise(
    _ record: ArrangedView, isFirst: Bool, _ guides: StackGuides
  ) -> [StackConstraint] {
    let view = record.view
    let across = axis.across
    let identifier = isFirst ? "UISV-canvas-connection" : "UISV-alignment"
    func connect(_ attribute: NSLayoutConstraint.Attribute) -> StackConstraint {
      connection(attribute, view, identifier: identifier)
    }
    switch effectiveAlignment {
    case .fill: return [connect(across.start), connect(across.end)]
    case .leading: return [connect(across.start), endBoundary(view), smallness(view)]
    case .trailing: return [connect(across.end), startBoundary(view), smallness(view)]
    case .center:
      return [connect(across.center), startBoundary(view), endBoundary(view), smallness(view)]
    case .firstBaseline:
      return [baseline(.firstBaseline, view, guides), startBoundary(view), endBoundary(view)]
        + [smallness(view)]
    case .lastBaseline:
      return [baseline(.lastBaseline, view, guides), startBoundary(view), endBoundary(view)]
        + [smallness(view)]
    }
  }

  /// The constraints that make the stack no larger than its views need, where they do not reach
  /// from edge to edge anyway.
  func fitting(_ count: Int, _ guides: StackGuides) -> [StackConstraint] {
    if count == 0 { return [canvasFit(axis), canvasFit(axis.across)] }
    var wanted: [StackConstraint] = []
    if count > 1 && comparesDistances { wanted.append(canvasFit(axis)) }
    switch effectiveAlignment {
    case .fill: break
    case .leading, .center, .trailing: wanted.append(spanningFit(count))
    case .firstBaseline: wanted += [spanningFit(count), baselineRest(axis.across.start, guides)]
    case .lastBaseline: wanted += [spanningFit(count), baselineRest(axis.across.end, guides)]
    }
    return wanted
  }

  private func startBoundary(_ view: UIView) -> StackConstraint {
    let start = axis.across.start
    return StackConstraint(
      identifier: "UISV-spanning-boundary", first: .init(item: canvas, attribute: start),
      relation: .lessThanOrEqual, second: .init(item: view, attribute: start))
  }

  private func endBoundary(_ view: UIView) -> StackConstraint {
    let end = axis.across.end
    return StackConstraint(
      identifier: "UISV-spanning-boundary", first: .init(item: canvas, attribute: end),
      relation: .greaterThanOrEqual, second: .init(item: view, attribute: end))
  }

  /// What decides the size of a view that has nothing else to.
  private func smallness(_ view: UIView) -> StackConstraint {
    StackConstraint(
      identifier: "UISV-ambiguity-suppression",
      first: .init(item: view, attribute: axis.across.size), priority: UILayoutPriority(25))
  }

  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, _ view: UIView, _ guides: StackGuides
  ) -> StackConstraint {
    StackConstraint(
      identifier: "UISV-alignment", first: .init(item: view, attribute: attribute),
      second: .init(item: guides[.baseline], attribute: .top))
  }

  /// In a stack taller than its views need, first baselines lie near the top, last ones near the
  /// bottom.
  private func baselineRest(
    _ edge: NSLayoutConstraint.Attribute, _ guides: StackGuides
  ) -> StackConstraint {
    StackConstraint(
      identifier: "UISV-ambiguity-suppression", first: .init(item: canvas, attribute: edge),
      second: .init(item: guides[.baseline], attribute: .top), priority: UILayoutPriority(25))
  }

  private func canvasFit(_ axis: NSLayoutConstraint.Axis) -> StackConstraint {
    StackConstraint(
      identifier: "UISV-canvas-fit", first: .init(item: canvas, attribute: axis.size),
      priority: UILayoutPriority(49))
  }

  private func spanningFit(_ count: Int) -> StackConstraint {
    if count == 1 { return canvasFit(axis.across) }
    return StackConstraint(
      identifier: "UISV-spanning-fit", first: .init(item: canvas, attribute: axis.across.size),
      priority: UILayoutPriority(51))
  }
}
