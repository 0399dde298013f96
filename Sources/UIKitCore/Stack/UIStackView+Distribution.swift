import Foundation

extension UIStackView {
  /// The constraints along the axis: from the view before, and how long the view is.
  func lengthwise(
    _ record: ArrangedView, _ place: StackPlace, after previous: ArrangedView?,
    _ guides: StackGuides
  ) -> [StackConstraint] {
    let view = record.view
    var wanted: [StackConstraint] = []
    if let previous {
      wanted.append(space(place.spacing, before: view, after: previous.view))
      if let gap = record.gap {
        wanted += distances(gap, before: view, after: previous.view, guides)
      }
      if place.breaksTies { wanted.append(lateness(view)) }
    } else {
      wanted.append(connection(axis.start, view))
    }
    if place.isLast { wanted.append(connection(axis.end, view)) }
    if distribution == .fillEqually {
      wanted.append(
        StackConstraint(
          identifier: "UISV-fill-equally", first: .init(item: view, attribute: axis.size),
          second: .init(item: guides[.length], attribute: axis.size)))
    }
    if let content = place.content {
      wanted.append(
        distribution == .fillProportionally
          ? proportion(content, of: view, guides) : rest(content, view))
    }
    if let priority = place.textPriority {
      wanted.append(
        StackConstraint(
          identifier: "UISV-text-width-disambiguation",
          first: .init(item: view, attribute: .width),
          second: .init(item: guides[.text], attribute: .width), priority: priority))
    }
    return wanted
  }

  /// That an edge of a view lies at the stack's.
  func connection(
    _ attribute: NSLayoutConstraint.Attribute, _ view: UIView,
    identifier: String = "UISV-canvas-connection"
  ) -> StackConstraint {
    StackConstraint(
      identifier: identifier, first: .init(item: canvas, attribute: attribute),
      second: .init(item: view, attribute: attribute))
  }

  /// That a view wishes to begin as late as it can: where nothing else tells which of several views
  /// takes what is left over, the first does, and what is missing is taken from the last.
  private func lateness(_ view: UIView) -> StackConstraint {
    StackConstraint(
      identifier: "UISV-ambiguity-suppression", first: .init(item: view, attribute: axis.start),
      second: .init(item: canvas, attribute: axis.end), priority: UILayoutPriority(0.001))
  }

  /// Whether the distribution is about the distances between views.
  var comparesDistances: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  private var comparesBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }

  private func space(
    _ points: CGFloat, before view: UIView, after previous: UIView
  ) -> StackConstraint {
    StackConstraint(
      identifier: "UISV-spacing",
      first: .init(item: view, attribute: comparesBaselines ? .firstBaseline : axis.start),
      relation: comparesDistances ? .greaterThanOrEqual : .equal,
      second: .init(item: previous, attribute: comparesBaselines ? .lastBaseline : axis.end),
      constant: points)
  }

  /// That a gap reaches from one view to the next, and is as long as all others.
  private func distances(
    _ gap: UILayoutGuide, before view: UIView, after previous: UIView, _ guides: StackGuides
  ) -> [StackConstraint] {
    let isCentering = distribution == .equalCentering
    let end = comparesBaselines ? NSLayoutConstraint.Attribute.lastBaseline : axis.end
    let start = comparesBaselines ? NSLayoutConstraint.Attribute.firstBaseline : axis.start
    return [
      StackConstraint(
        identifier: "UISV-distributing-edge", first: .init(item: gap, attribute: axis.start),
        second: .init(item: previous, attribute: isCentering ? axis.center : end)),
      StackConstraint(
        identifier: "UISV-distributing-edge",
        first: .init(item: view, attribute: isCentering ? axis.center : start),
        second: .init(item: gap, attribute: axis.end)),
      StackConstraint(
        identifier: "UISV-fill-equally", first: .init(item: gap, attribute: axis.size),
        second: .init(item: guides[.length], attribute: axis.size),
        priority: isCentering ? UILayoutPriority(149) : .required),
    ]
  }

  /// That a view wishes to keep to its content, before labels that break their text do.
  private func rest(_ content: CGFloat, _ view: UIView) -> StackConstraint {
    StackConstraint(
      identifier: "UISV-text-width-disambiguation", first: .init(item: view, attribute: .width),
      constant: content, priority: UILayoutPriority(0.01))
  }

  /// That a view is so many times as long as a point of content.
  private func proportion(
    _ share: CGFloat, of view: UIView, _ guides: StackGuides
  ) -> StackConstraint {
    let side = StackConstraint.Side(item: view, attribute: axis.size)
    let priority = UILayoutPriority(999)
    let identifier = "UISV-fill-proportionally"
    if share <= 0 {
      return StackConstraint(identifier: identifier, first: side, priority: priority)
    }
    return StackConstraint(
      identifier: identifier, first: side,
      second: .init(item: guides[.length], attribute: axis.size), multiplier: share,
      priority: priority)
  }
}
