extension NSLayoutConstraint {
  /// What a constraint speaks of: an edge, a size, a centre, a baseline or a margin of an item.
  ///
  /// The numbers are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text begins.
    case leading
    /// The edge where text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge, less the left layout margin.
    case leftMargin
    /// The right edge, less the right layout margin.
    case rightMargin
    /// The top edge, less the top layout margin.
    case topMargin
    /// The bottom edge, less the bottom layout margin.
    case bottomMargin
    /// The leading edge, less the leading layout margin.
    case leadingMargin
    /// The trailing edge, less the trailing layout margin.
    case trailingMargin
    /// The middle between the left and right margins.
    case centerXWithinMargins
    /// The middle between the top and bottom margins.
    case centerYWithinMargins
    /// Nothing: the constraint compares its first attribute with its constant alone.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// What ``lastBaseline`` was called while there was one baseline.
  @available(*, unavailable, renamed: "lastBaseline", message: "use lastBaseline")
  public static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }

  /// The direction the attribute measures along; nothing for ``notAnAttribute``.
  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the attribute is a width or a height, which needs no second item to compare with.
  package var isSize: Bool { self == .width || self == .height }
}
