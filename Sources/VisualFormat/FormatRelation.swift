/// One constraint that a format asks for, before anything is known of the views but their names:
/// `first.attribute comparison second.attribute * multiplier + constant`.
public struct FormatRelation: Hashable, Sendable {
  /// How the two sides compare.
  public enum Comparison: String, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = "<="
    /// The sides are equal.
    case equal = "=="
    /// The first side is at least the second.
    case greaterThanOrEqual = ">="
  }

  /// What has attributes.
  public enum Item: Hashable, Sendable {
    /// A view by its name.
    case view(String)
    /// The superview of a view.
    case superview(of: String)
    /// A space that needs a guide of its own, counted from 1, in the superview of a view.
    case space(Int, besides: String)
  }

  /// What the relation adds to the second side.
  public enum Constant: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// The standard space.
    case standard
  }

  /// What stands on the first side.
  public var first: Item
  /// Its attribute.
  public var firstAttribute: FormatAttribute
  /// How the sides compare.
  public var comparison: Comparison
  /// What stands on the second side, if anything.
  public var second: Item?
  /// Its attribute.
  public var secondAttribute: FormatAttribute
  /// What that is multiplied by.
  public var multiplier: Double
  /// What is added.
  public var constant: Constant
  /// How strongly it asks to hold, from above 0 to 1000.
  public var priority: Double
}

extension FormatRelation: CustomStringConvertible {
  /// The relation as a person would write it: `b.leading == a.trailing + 8 @750`.
  public var description: String {
    var text = "\(first).\(firstAttribute) \(comparison.rawValue) "
    if let second {
      text += "\(second).\(secondAttribute)"
      if multiplier != 1 { text += " * \(Self.number(multiplier))" }
    }
    switch constant {
    case .standard: text += " + standard"
    case .points(let points) where second == nil: text += Self.number(points)
    case .points(0): break
    case .points(let points):
      text += points < 0 ? " - \(Self.number(-points))" : " + \(Self.number(points))"
    }
    return priority == 1000 ? text : text + " @\(Self.number(priority))"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

extension FormatRelation.Item: CustomStringConvertible {
  /// The view's name, `|` or `space1`.
  public var description: String {
    switch self {
    case .view(let name): name
    case .superview: "|"
    case .space(let number, _): "space\(number)"
    }
  }
}
