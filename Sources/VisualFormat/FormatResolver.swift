extension VisualFormatString {
  /// The constraints the format asks for, in reading order: what lies before a view, then what is
  /// said of its size.
  ///
  /// Each says where the later part lies from the earlier: `[a]-8-[b]` is
  /// `b.leading == a.trailing + 8`, and `-(>=8)-` asks for at least that much. A name is looked up
  /// among the metrics first.
  ///
  /// `metrics` holds numbers by name, not finite where the app gave something else; `views` says of
  /// each view by name whether it has a superview.
  ///
  /// - Throws: ``VisualFormatError`` for a name that nothing is known of, and for what cannot be
  ///   compared.
  public func relations(
    metrics: [String: Double], views: [String: Bool]
  ) throws(VisualFormatError) -> [FormatRelation] {
    var resolver = FormatResolver(
      format: text, isExtended: dialect == .extended, metrics: metrics, views: views)
    switch content {
    case .row(.horizontal, let row): try resolver.add(row, isHorizontal: true)
    case .row(.vertical, let row): try resolver.add(row, isHorizontal: false)
    case .row(.both, let row):
      try resolver.add(row, isHorizontal: true)
      try resolver.add(row, isHorizontal: false)
    case .row(.layers, _): throw resolver.error(.layers, at: 0)
    case .attributes(let attributes):
      for attributes in attributes { try resolver.add(attributes) }
    }
    return resolver.relations
  }

  /// The names of the views that follow each other, each once, in reading order.
  public var viewNames: [String] {
    guard case .row(_, let row) = content else { return [] }
    var seen: Set<String> = []
    return row.parts.flatMap(\.views).map(\.name.text).filter { seen.insert($0).inserted }
  }
}

extension FormatPart {
  /// The views of the part; none for the superview.
  var views: [FormatView] {
    if case .views(let views, _) = self { views } else { [] }
  }
}

/// Looks names up and turns rows into relations.
struct FormatResolver {
  let format: String
  let isExtended: Bool
  let metrics: [String: Double]
  let views: [String: Bool]
  var relations: [FormatRelation] = []
  private var spaceCount = 0

  init(
    format: String, isExtended: Bool, metrics: [String: Double], views: [String: Bool]
  ) {
    self.format = format
    self.isExtended = isExtended
    self.metrics = metrics
    self.views = views
  }

  func error(_ reason: VisualFormatError.Reason, at column: Int) -> VisualFormatError {
    VisualFormatError(reason, column: column, format: format)
  }

  // MARK: Rows

  /// Adds what a row asks for along an axis.
  mutating func add(_ row: FormatRow, isHorizontal: Bool) throws(VisualFormatError) {
    let axis = FormatAxis(isHorizontal: isHorizontal)
    var firstEqual: FormatRelation.Item?
    for (index, part) in row.parts.enumerated() {
      for view in part.views { try checkView(view.name) }
      if index > 0 {
        let ends = try ends(row.parts[index - 1], part)
        try connect(row.connections[index - 1], ends, axis, &firstEqual)
      }
      for view in part.views { try addSizes(of: view, axis) }
    }
  }

  func checkView(_ name: FormatName) throws(VisualFormatError) {
    if views[name.text] == nil { throw error(.unknownView(name.text), at: name.endColumn) }
  }

  /// The items on either side of a connection; the superview is that of the view beside it.
  private func ends(
    _ before: FormatPart, _ after: FormatPart
  ) throws(VisualFormatError) -> (before: [FormatRelation.Item], after: [FormatRelation.Item]) {
    (try items(of: before, besides: after), try items(of: after, besides: before))
  }

  private func items(
    of part: FormatPart, besides neighbor: FormatPart
  ) throws(VisualFormatError) -> [FormatRelation.Item] {
    switch (part, neighbor) {
    case (.views(let views, _), _): return views.map { .view($0.name.text) }
    case (.superview(let column), .views(let views, let endColumn)):
      // As in UIKit, a leading bar is found wanting once the view beside it has been read.
      let name = views[0].name.text
      if self.views[name] != true {
        throw error(.noSuperview(of: name), at: max(column, endColumn))
      }
      return [.superview(of: name)]
    case (.superview, .superview): return []
    }
  }

  private mutating func connect(
    _ connection: FormatConnection,
    _ ends: (before: [FormatRelation.Item], after: [FormatRelation.Item]), _ axis: FormatAxis,
    _ firstEqual: inout FormatRelation.Item?
  ) throws(VisualFormatError) {
    switch connection {
    case .none: return
    case .flush: follow(ends, axis, .equal, .points(0), 1000)
    case .standard: follow(ends, axis, .equal, .standard, 1000)
    case .equalSpace:
      let space = addSpace(ends)
      if let firstEqual {
        relations.append(
          FormatRelation(
            first: space, firstAttribute: axis.size, comparison: .equal, second: firstEqual,
            secondAttribute: axis.size, multiplier: 1, constant: .points(0), priority: 1000))
      }
      firstEqual = firstEqual ?? space
      follow((ends.before, [space]), axis, .equal, .points(0), 1000)
      follow(([space], ends.after), axis, .equal, .points(0), 1000)
    case .space(let predicates):
      for predicate in predicates { try addSpace(predicate, ends, axis) }
    }
  }

  /// Adds that each later item lies so far behind each earlier one.
  private mutating func follow(
    _ ends: (before: [FormatRelation.Item], after: [FormatRelation.Item]), _ axis: FormatAxis,
    _ comparison: FormatRelation.Comparison, _ constant: FormatRelation.Constant,
    _ priority: Double
  ) {
    for before in ends.before {
      for after in ends.after {
        relations.append(
          FormatRelation(
            first: after, firstAttribute: after.isSuperview ? axis.end : axis.start,
            comparison: comparison, second: before,
            secondAttribute: before.isSuperview ? axis.start : axis.end, multiplier: 1,
            constant: constant, priority: priority))
      }
    }
  }

  // MARK: Spaces

  private mutating func addSpace(
    _ ends: (before: [FormatRelation.Item], after: [FormatRelation.Item])
  ) -> FormatRelation.Item {
    spaceCount += 1
    let beside = (ends.before + ends.after).lazy.compactMap(\.viewName).first
    return .space(spaceCount, besides: beside ?? "")
  }

  /// A space of so many points needs no more than a relation; one that follows a size is a guide.
  private mutating func addSpace(
    _ predicate: FormatPredicate,
    _ ends: (before: [FormatRelation.Item], after: [FormatRelation.Item]), _ axis: FormatAxis
  ) throws(VisualFormatError) {
    let priority = try priority(of: predicate)
    if let points = try points(predicate.operand) {
      return follow(ends, axis, predicate.relation, .points(points), priority)
    }
    if case .name(let name, nil) = predicate.operand.base, !isExtended {
      if views[name.text] == nil { throw error(.unknownMetric(name.text), at: name.endColumn) }
      throw error(.viewInsteadOfNumber(name.text), at: name.endColumn)
    }
    let space = addSpace(ends)
    relations.append(
      try compare(space, axis.size, predicate, superviewOf: space.viewName ?? "", priority))
    follow((ends.before, [space]), axis, .equal, .points(0), 1000)
    follow(([space], ends.after), axis, .equal, .points(0), 1000)
  }
}
