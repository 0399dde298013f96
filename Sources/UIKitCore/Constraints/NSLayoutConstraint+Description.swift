import Foundation

extension NSLayoutConstraint {
  /// The constraint as a visual format where it says that one edge follows another, or else as an
  /// equation.
  var visual: String { visualFormat ?? equation }

  /// The identifier as it stands in a description.
  var identifierInQuotes: String { identifier.map { " '\($0)'" } ?? "" }

  /// Whether the constraint is active, and what `|` stands for.
  var state: String {
    let state = isActive ? "active" : "inactive"
    guard visualFormat != nil, let superview = superviewInFormat else { return state }
    return "\(state), names: '|':\(superview.itemName) "
  }

  /// `H:[a]-(8)-[b]`, `V:|-(>=8@750)-[a]` and their like.
  private var visualFormat: String? {
    guard multiplier == 1, let axis = firstAttribute.axis, firstItem !== secondItem,
      let before = secondSide, let after = firstSide, before != "|" || after != "|"
    else { return nil }
    let sign = relation == .equal ? "" : relation.sign
    let priority = priority == .required ? "" : strength
    let space = "\(sign)\(Self.number(constant))\(priority)"
    let isAbsolute = firstAttribute == .left || firstAttribute == .right
    return "\(axis == .horizontal ? "H" : "V"):\(before)-(\(space))-\(after)"
      + (isAbsolute ? "(LTR)" : "")
  }

  /// The second item, before the space: `[a]`, or `|`.
  private var secondSide: String? {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      areSiblings ? "[\(secondItem.itemName)]" : nil
    case (.leading, .leading), (.left, .left), (.top, .top): isIn(firstItem, secondItem) ? "|" : nil
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      isIn(secondItem, firstItem) ? "[\(secondItem.itemName)]" : nil
    default: nil
    }
  }

  /// The first item, after the space.
  private var firstSide: String? {
    switch firstAttribute {
    case .trailing, .right, .bottom: "|"
    default: "[\(firstItem.itemName)]"
    }
  }

  private var superviewInFormat: UIView? {
    if firstSide == "|" { return firstItem as? UIView }
    return secondSide == "|" ? secondItem as? UIView : nil
  }

  private var areSiblings: Bool {
    guard let firstItem, let secondItem else { return false }
    let superview = VisualFormatBuilder.superview(of: firstItem)
    return superview != nil && superview === VisualFormatBuilder.superview(of: secondItem)
  }

  /// Whether an item's superview is another item.
  private func isIn(_ item: AnyObject?, _ other: AnyObject?) -> Bool {
    guard let item, let other else { return false }
    return VisualFormatBuilder.superview(of: item) === other
  }
}
