import Foundation
import VisualFormat

/// Turns what a visual format says of names into constraints on views and guides.
@MainActor struct VisualFormatBuilder {
  let options: NSLayoutConstraint.FormatOptions
  /// The views and guides by name.
  let items: [String: AnyObject]
  /// The guides made for spaces, in the order of their numbers.
  private var spaces: [UILayoutGuide] = []

  init(options: NSLayoutConstraint.FormatOptions, views: [String: Any]) {
    self.options = options
    items = views.compactMapValues { ($0 as? UIView) ?? ($0 as? UILayoutGuide) }
  }

  /// The constraint that a relation asks for.
  mutating func constraint(_ relation: FormatRelation) -> NSLayoutConstraint {
    let first = item(relation.first)
    let second = relation.second.map { item($0) }
    var side1 = attribute(relation.firstAttribute)
    var side2 = attribute(relation.secondAttribute)
    var comparison = NSLayoutConstraint.Relation(relation.comparison)
    var points: CGFloat
    switch relation.constant {
    case .points(let value): points = value
    case .standard:
      points = systemSpacing
      // Beside the superview the standard space is its margin.
      if relation.first.isSuperview { (side1, points) = (side1.margin, 0) }
      if relation.second?.isSuperview == true { (side2, points) = (side2.margin, 0) }
    }
    if options.contains(.spacingBaselineToBaseline), side1 == .top, side2 == .bottom,
      let later = first as? UIView, let earlier = second as? UIView
    {
      (side1, side2) = (.firstBaseline, .lastBaseline)
      // The standard space leaves as much between texts as between edges.
      if relation.constant == .standard {
        points += later.textBaselines.first + earlier.textBaselines.last
      }
    }
    if isReversed(relation) {
      points = -points
      comparison = comparison.mirrored
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: side1, relatedBy: comparison, toItem: second, attribute: side2,
      multiplier: relation.multiplier, constant: points)
    constraint.priority = UILayoutPriority(Float(relation.priority))
    return constraint
  }

  private mutating func item(_ item: FormatRelation.Item) -> AnyObject {
    switch item {
    case .view(let name): return known(name)
    case .superview(let name): return superview(of: name)
    case .space(let number, let name):
      while spaces.count < number {
        let guide = UILayoutGuide()
        guide.identifier = "space\(spaces.count + 1)"
        superview(of: name).addLayoutGuide(guide)
        spaces.append(guide)
      }
      return spaces[number - 1]
    }
  }

  /// What `|` stands for beside an item: a view's superview, the view that owns a guide.
  static func superview(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func known(_ name: String) -> AnyObject {
    guard let item = items[name] else {
      preconditionFailure("the format names '\(name)', which was looked up before")
    }
    return item
  }

  private func superview(of name: String) -> UIView {
    guard let superview = Self.superview(of: known(name)) else {
      preconditionFailure("a space beside '\(name)' needs a superview to own its guide")
    }
    return superview
  }

  // MARK: Directions

  private func attribute(_ attribute: FormatAttribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: start
    case .trailing: end
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    }
  }

  private var direction: NSLayoutConstraint.FormatOptions {
    options.intersection(.directionMask)
  }

  private var start: NSLayoutConstraint.Attribute {
    switch direction {
    case .directionLeftToRight: .left
    case .directionRightToLeft: .right
    default: .leading
    }
  }

  private var end: NSLayoutConstraint.Attribute {
    switch direction {
    case .directionLeftToRight: .right
    case .directionRightToLeft: .left
    default: .trailing
    }
  }

  /// Whether coordinates fall where the format goes on.
  private func isReversed(_ relation: FormatRelation) -> Bool {
    direction == .directionRightToLeft && relation.firstAttribute.isEdge
  }

  // MARK: Alignment

  /// Throws where the views would be aligned along the direction in which they follow each other.
  func checkAlignments(of format: VisualFormatString) throws(VisualFormatError) {
    guard case .row(let orientation, _) = format.content else { return }
    for attribute in options.alignments
    where orientation == .both || (orientation == .horizontal) == (attribute.axis == .horizontal) {
      throw VisualFormatError(.alignedAlong("\(attribute)"), column: 0, format: format.text)
    }
  }

  /// The constraints by which each view lines up with the one before.
  func alignments(of format: VisualFormatString) -> [NSLayoutConstraint] {
    let aligned = format.viewNames.map { known($0) }
    return options.alignments.flatMap { attribute in
      zip(aligned, aligned.dropFirst()).map { earlier, later in
        NSLayoutConstraint(
          item: later, attribute: attribute, relatedBy: .equal, toItem: earlier,
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }
}

extension FormatRelation.Item {
  fileprivate var isSuperview: Bool {
    if case .superview = self { true } else { false }
  }
}

extension FormatAttribute {
  fileprivate var isEdge: Bool { self == .leading || self == .trailing }
}

extension NSLayoutConstraint.Attribute {
  /// The edge less its margin.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ comparison: FormatRelation.Comparison) {
    switch comparison {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }

  /// The relation with both sides negated.
  fileprivate var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
